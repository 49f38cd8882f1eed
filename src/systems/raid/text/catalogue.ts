// The two catalogues of the game, and the sentences in them filled in.

import {
  holding,
  type Lang,
  look,
  type Messages,
  type Piece,
  plainText,
  type Values,
} from '../../../words/message.ts';
import type { Name } from '../rules/names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { fullEn } from './full/full-en.ts';
import { proseEn } from './prose/prose-en.ts';
import { proseFr } from './prose/prose-fr.ts';

export { LANGS as languages, type Lang } from '../../../words/message.ts';

export type Key = keyof typeof en | keyof typeof proseEn | keyof typeof fullEn;
export type Catalogue = Readonly<Record<Key, string>>;

const words: Readonly<Record<Lang, Messages[]>> = { en: [en, proseEn], fr: [fr, proseFr] };

/** All that has been brought in; whole once the words of the terminal have (full/full-words.ts). */
export const catalogueOf = (lang: Lang): Catalogue => Object.assign({}, ...words[lang]);

/** Adds words that the page does not carry. */
export function bringIn(english: Messages, french: Messages): void {
  words.en.push(english);
  words.fr.push(french);
}

/** In pieces, with the rules it cites as values. */
export const sentence = (lang: Lang, key: Key, values: Values = {}): Piece[] =>
  look(lang, holding(words[lang], key), key, values);

export const say = (lang: Lang, key: Key, values: Values = {}): string =>
  plainText(sentence(lang, key, values));

/** A name that the rules wrote into an event; every one has its word. */
export const wordFor = (lang: Lang, name: Name): string => say(lang, `word.${name}`);
