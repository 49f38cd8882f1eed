// Words of the game kept on the device, in French.

import type { keepingEn } from './keeping-en.ts';

export const keepingFr: Readonly<Record<keyof typeof keepingEn, string>> = {
  'newer.ready': 'Une nouvelle version du jeu est prête.',
  'newer.take': 'La charger',
};
