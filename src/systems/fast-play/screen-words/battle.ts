// Brings in the words of the battle's screen. Its screen imports this file.

import { addMessages } from '../../../words/index.ts';
import { battleEn } from './battle-en.ts';
import { battleFr } from './battle-fr.ts';

addMessages(battleEn, battleFr);
