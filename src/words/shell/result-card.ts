// Brings in the words of the card that today's raid ends in.

import { addMessages } from '../index.ts';
import { resultCardEn } from './result-card-en.ts';
import { resultCardFr } from './result-card-fr.ts';

addMessages(resultCardEn, resultCardFr);
