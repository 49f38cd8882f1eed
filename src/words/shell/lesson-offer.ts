// Brings in the words by which a lesson is offered.

import { addMessages } from '../index.ts';
import { lessonOfferEn } from './lesson-offer-en.ts';
import { lessonOfferFr } from './lesson-offer-fr.ts';

addMessages(lessonOfferEn, lessonOfferFr);

/** What a lesson is called, by how often it was heard. */
export const OFFERED = {
  never: 'lesson.offer',
  begun: 'lesson.goOn',
  ended: 'lesson.again',
} as const;
