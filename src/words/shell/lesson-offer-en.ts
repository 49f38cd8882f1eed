// The offer of a lesson, in English.

export const lessonOfferEn = {
  'lesson.name': 'First light',
  'lesson.offer': 'First light: learn it in ten minutes',
  'lesson.offerText':
    'The real raid plays; at its turning points you give the order, and hear why. Leave it for a raid of your own whenever you like.',
  'lesson.goOn': 'Go on with First light',
  'lesson.again': 'First light once more',
};
