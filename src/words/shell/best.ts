// Brings in the words of the staff's raid on a player's seed.

import { addMessages } from '../index.ts';
import { bestEn } from './best-en.ts';
import { bestFr } from './best-fr.ts';

addMessages(bestEn, bestFr);
