// Brings in the words of the rules chunk.

import { addMessages } from '../index.ts';
import { rulesEn } from './rules-en.ts';
import { rulesFr } from './rules-fr.ts';

addMessages(rulesEn, rulesFr);
