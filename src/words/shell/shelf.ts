// Brings in the words of the cards of battles.

import { addMessages } from '../index.ts';
import { shelfEn } from './shelf-en.ts';
import { shelfFr } from './shelf-fr.ts';

addMessages(shelfEn, shelfFr);
