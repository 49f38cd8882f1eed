// Brings in the words of a game that is kept as it is.

import { addMessages } from '../index.ts';
import { keptEn } from './kept-en.ts';
import { keptFr } from './kept-fr.ts';

addMessages(keptEn, keptFr);
