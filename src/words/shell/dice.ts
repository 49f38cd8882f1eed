// Brings in the words of the dice.

import { addMessages } from '../index.ts';
import { diceEn } from './dice-en.ts';
import { diceFr } from './dice-fr.ts';

addMessages(diceEn, diceFr);
