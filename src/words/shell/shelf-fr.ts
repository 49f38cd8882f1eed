// Words of the cards of battles, in French.

import type { shelfEn } from './shelf-en.ts';

export const shelfFr: Readonly<Record<keyof typeof shelfEn, string>> = {
  'shelf.title': 'Batailles',
  'shelf.reached': '{level} : {result}',
  'shelf.minutes': 'environ {n} minutes',
};
