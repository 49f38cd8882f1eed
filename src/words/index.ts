// The words of the shell in English and French. `t('key', { n: 3 })` gives those of the moment.

import { LANGS, type Lang } from './message.ts';
import type { aboutEn } from './shell/about-en.ts';
import type { archiveEn } from './shell/archive-en.ts';
import type { bestEn } from './shell/best-en.ts';
import type { dayEn } from './shell/day-en.ts';
import type { diaryEn } from './shell/diary-en.ts';
import type { diceEn } from './shell/dice-en.ts';
import { en } from './shell/en.ts';
import { fr } from './shell/fr.ts';
import type { keepingEn } from './shell/keeping-en.ts';
import type { keptEn } from './shell/kept-en.ts';
import type { lessonEn } from './shell/lesson-en.ts';
import type { lessonOfferEn } from './shell/lesson-offer-en.ts';
import type { planEn } from './shell/plan-en.ts';
import type { playEn } from './shell/play-en.ts';
import type { reportEn } from './shell/report-en.ts';
import type { resultCardEn } from './shell/result-card-en.ts';
import type { reviewEn } from './shell/review-en.ts';
import type { rulesEn } from './shell/rules-en.ts';
import type { screensEn } from './shell/screens-en.ts';
import type { settingsEn } from './shell/settings-en.ts';
import type { shelfEn } from './shell/shelf-en.ts';
import type { staffEn } from './shell/staff-en.ts';
import type { storageEn } from './shell/storage-en.ts';
import type { theatreEn } from './shell/theatre-en.ts';
import type { voiceEn } from './shell/voice-en.ts';
import { addMessages, hasWords, lang, speaker } from './spoken.ts';

export type MessageKey =
  | keyof typeof en
  | keyof typeof screensEn
  | keyof typeof rulesEn
  | keyof typeof reportEn
  | keyof typeof theatreEn
  | keyof typeof voiceEn
  | keyof typeof shelfEn
  | keyof typeof staffEn
  | keyof typeof keepingEn
  | keyof typeof storageEn
  | keyof typeof reviewEn
  | keyof typeof bestEn
  | keyof typeof dayEn
  | keyof typeof resultCardEn
  | keyof typeof diaryEn
  | keyof typeof diceEn
  | keyof typeof planEn
  | keyof typeof lessonEn
  | keyof typeof lessonOfferEn
  | keyof typeof playEn
  | keyof typeof archiveEn
  | keyof typeof aboutEn
  | keyof typeof keptEn
  | keyof typeof settingsEn;

export {
  joined,
  LANGS,
  type Lang,
  type Piece,
  plainText,
  type Sentence,
  type Values,
} from './message.ts';

export { type Apart, addMessages, lang, speak, speaker, wordsOf } from './spoken.ts';

addMessages(en, fr);

export const { t, sentence } = speaker<MessageKey>();

/** What an outcome is called; null until its system has brought the words. */
export function outcomeName(outcome: string): string | null {
  const key = `outcome.${outcome}`;
  return hasWords(key) ? t(key as MessageKey) : null;
}

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
