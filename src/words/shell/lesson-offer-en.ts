// The offer of a lesson, in English.

export const lessonOfferEn = {
  'lesson.goOn': 'Go on with {name}',
  'lesson.again': '{name} once more',
};
