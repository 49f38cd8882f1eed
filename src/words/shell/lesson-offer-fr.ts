// The offer of a lesson, in French.

import type { lessonOfferEn } from './lesson-offer-en.ts';

export const lessonOfferFr: Record<keyof typeof lessonOfferEn, string> = {
  'lesson.name': 'Aux premières lueurs',
  'lesson.offer': 'Aux premières lueurs : apprendre en dix minutes',
  'lesson.offerText':
    'Le vrai raid se déroule ; aux moments décisifs, c’est vous qui donnez l’ordre, et le jeu vous dit pourquoi. Quittez-le quand vous voulez pour un raid à vous.',
  'lesson.goOn': 'Reprendre la leçon',
  'lesson.again': 'Refaire la leçon',
};
