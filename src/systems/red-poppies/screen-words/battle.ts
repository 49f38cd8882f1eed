// Brings in the words of the panels and the map. The screen of the battle imports this file.

import { addMessages } from '../../../words/index.ts';
import { battleEn } from './battle-en.ts';
import { battleFr } from './battle-fr.ts';

addMessages(battleEn, battleFr);
