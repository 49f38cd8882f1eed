// The offer of a lesson, in French.

import type { lessonOfferEn } from './lesson-offer-en.ts';

export const lessonOfferFr: Record<keyof typeof lessonOfferEn, string> = {
  'lesson.goOn': 'Reprendre « {name} »',
  'lesson.again': 'Refaire « {name} »',
};
