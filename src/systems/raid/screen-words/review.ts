// Brings in words of the review of a raid and of par.

import { addMessages } from '../../../words/index.ts';
import { reviewEn } from './review-en.ts';
import { reviewFr } from './review-fr.ts';

addMessages(reviewEn, reviewFr);
