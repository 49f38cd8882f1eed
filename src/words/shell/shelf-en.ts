// Words of the cards of battles, in English.

export const shelfEn = {
  'shelf.title': 'Battles',
  'shelf.reached': '{level}: {result}',
  'shelf.minutes': 'about {n} minutes',
};
