// Brings in the words of the review and of par.

import { addMessages } from '../index.ts';
import { reviewEn } from './review-en.ts';
import { reviewFr } from './review-fr.ts';

addMessages(reviewEn, reviewFr);
