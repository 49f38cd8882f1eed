// Brings in the words for looking back on a battle.

import { addMessages } from '../../../words/index.ts';
import { backEn } from './back-en.ts';
import { backFr } from './back-fr.ts';

addMessages(backEn, backFr);
