// The words of the shell in English and French. `t('key', { n: 3 })` gives those of the moment.

import { LANGS, type Lang } from './message.ts';
import type { archiveEn } from './shell/archive-en.ts';
import type { diaryEn } from './shell/diary-en.ts';
import type { diceEn } from './shell/dice-en.ts';
import { en } from './shell/en.ts';
import { fr } from './shell/fr.ts';
import type { playEn } from './shell/play-en.ts';
import type { reportEn } from './shell/report-en.ts';
import type { reviewEn } from './shell/review-en.ts';
import type { rulesEn } from './shell/rules-en.ts';
import type { screensEn } from './shell/screens-en.ts';
import type { staffEn } from './shell/staff-en.ts';
import type { theatreEn } from './shell/theatre-en.ts';
import { addMessages, lang, speaker } from './spoken.ts';

export type MessageKey =
  | keyof typeof en
  | keyof typeof screensEn
  | keyof typeof rulesEn
  | keyof typeof reportEn
  | keyof typeof theatreEn
  | keyof typeof staffEn
  | keyof typeof reviewEn
  | keyof typeof diaryEn
  | keyof typeof diceEn
  | keyof typeof playEn
  | keyof typeof archiveEn;

export {
  joined,
  LANGS,
  type Lang,
  type Piece,
  plainText,
  type Sentence,
  type Values,
} from './message.ts';

export { addMessages, lang, speaker } from './spoken.ts';

addMessages(en, fr);

export const { t, sentence } = speaker<MessageKey>();

/** The locale that writes dates and numbers: British English, French. */
export const locale = (): string => (lang.value === 'en' ? 'en-GB' : 'fr-FR');

/** The language of the browser, as far as the game speaks it. */
export function browserLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((known) => tag.toLowerCase().split('-')[0] === known);
    if (found !== undefined) return found;
  }
  return 'en';
}
