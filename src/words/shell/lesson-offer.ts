// Brings in the words by which a lesson is offered.

import { addMessages } from '../index.ts';
import { lessonOfferEn } from './lesson-offer-en.ts';
import { lessonOfferFr } from './lesson-offer-fr.ts';

addMessages(lessonOfferEn, lessonOfferFr);

/** How a lesson is offered that was begun or heard out before. */
export const OFFERED = {
  begun: 'lesson.goOn',
  ended: 'lesson.again',
} as const;
