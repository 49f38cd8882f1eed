// Brings in the words of the odds and of the batteries. Their panels import this file.

import { addMessages } from '../../../words/index.ts';
import { oddsEn } from './odds-en.ts';
import { oddsFr } from './odds-fr.ts';

addMessages(oddsEn, oddsFr);
