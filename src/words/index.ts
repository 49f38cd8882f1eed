// The labels of the screen in English and French. `t('key', { n: 3 })` gives the words of the moment; a component
// that calls it is drawn again when the language changes. Each area keeps its words beside its code's chunk:
// `addMessages` brings them in when the chunk is loaded.

import { signal } from '@preact/signals';
import type { assaultEn } from '../systems/raid/screen-words/assault-en.ts';
import type { guideEn } from '../systems/raid/screen-words/guide-en.ts';
import type { raidEn } from '../systems/raid/screen-words/raid-en.ts';
import {
  LANGS,
  type Lang,
  look,
  type Messages,
  type Piece,
  plainText,
  type Values,
} from './message.ts';
import type { archiveEn } from './shell/archive-en.ts';
import type { diaryEn } from './shell/diary-en.ts';
import type { diceEn } from './shell/dice-en.ts';
import { en } from './shell/en.ts';
import { fr } from './shell/fr.ts';
import type { reportEn } from './shell/report-en.ts';
import type { reviewEn } from './shell/review-en.ts';
import type { rulesEn } from './shell/rules-en.ts';
import type { screensEn } from './shell/screens-en.ts';
import type { staffEn } from './shell/staff-en.ts';
import type { theatreEn } from './shell/theatre-en.ts';

export type MessageKey =
  | keyof typeof en
  | keyof typeof screensEn
  | keyof typeof rulesEn
  | keyof typeof reportEn
  | keyof typeof raidEn
  | keyof typeof assaultEn
  | keyof typeof theatreEn
  | keyof typeof staffEn
  | keyof typeof reviewEn
  | keyof typeof diaryEn
  | keyof typeof diceEn
  | keyof typeof archiveEn
  | keyof typeof guideEn;

export {
  joined,
  LANGS,
  type Lang,
  type Piece,
  plainText,
  type Sentence,
  type Values,
} from './message.ts';

export const lang = signal<Lang>('en');

const messages: Record<Lang, Messages> = { en, fr };

/** Brings in the words of an area; the French file must have the keys of the English one. */
export function addMessages<Keys extends string>(
  english: Readonly<Record<Keys, string>>,
  french: Readonly<Record<Keys, string>>,
): void {
  messages.en = { ...messages.en, ...english };
  messages.fr = { ...messages.fr, ...french };
}

/** The words of the moment in pieces, with the rules they cite as values. */
export function sentence(key: MessageKey, values?: Values): Piece[] {
  return look(lang.value, messages[lang.value], key, values);
}

export const t = (key: MessageKey, values?: Values): string => plainText(sentence(key, values));

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
