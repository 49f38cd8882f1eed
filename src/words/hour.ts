// The hour as a language writes it: 04:45 in English, 4 h 45 in French.

import type { Lang } from './message.ts';

/** Every hour in words of the game. Not for words of players: a seed may look like an hour. */
export const hoursIn = (lang: Lang, text: string): string =>
  lang === 'fr' ? text.replace(/\b0?(\d+):(\d\d)\b/g, '$1\u00a0h\u00a0$2') : text;
