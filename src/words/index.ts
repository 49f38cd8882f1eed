// The labels of the screen in English and French. `t('key', { n: 3 })` gives the words of the moment; a component
// that calls it is drawn again when the language changes. Each area keeps its words beside its code's chunk:
// `addMessages` brings them in when the chunk is loaded.
//
// In a message, {name} is a parameter and {n|raid|raids} picks the singular or the plural by the number n.

import { signal } from '@preact/signals';
import type { assaultEn } from '../systems/raid/screen-words/assault-en.ts';
import type { guideEn } from '../systems/raid/screen-words/guide-en.ts';
import type { raidEn } from '../systems/raid/screen-words/raid-en.ts';
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

export type Lang = 'en' | 'fr';
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
export type Params = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, string>>;

export const LANGS: readonly Lang[] = ['en', 'fr'];
export const lang = signal<Lang>('en');

const messages: Record<Lang, Record<string, string>> = { en: { ...en }, fr: { ...fr } };

/** Brings in the words of an area; the French file must have the keys of the English one. */
export function addMessages<Keys extends string>(
  english: Readonly<Record<Keys, string>>,
  french: Readonly<Record<Keys, string>>,
): void {
  Object.assign(messages.en, english);
  Object.assign(messages.fr, french);
}

export function t(key: MessageKey, params: Params = {}): string {
  return say(lang.value, messages[lang.value][key] ?? key, params);
}

/** Fills in a message in a language. */
export function say(language: Lang, message: string, params: Params): string {
  const filled = message.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (one === undefined) return String(value);
    return isOne(language, Number(value)) ? one : many;
  });
  return language === 'fr' ? bindFrench(filled) : filled;
}

function isOne(language: Lang, n: number): boolean {
  return language === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1;
}

/** French sets a space before its high points and inside its quotes; it must not break there. */
export function bindFrench(text: string): string {
  return text.replace(/ ([:;?!»%])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
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
