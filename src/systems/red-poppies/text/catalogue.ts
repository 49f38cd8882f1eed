// The two catalogues of the battle, and the sentences in them filled in.

import { type Lang, look, type Piece, plainText, type Values } from '../../../words/message.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export { LANGS as languages, type Lang } from '../../../words/message.ts';

export type Key = keyof typeof en;

export const catalogues: Readonly<Record<Lang, Readonly<Record<Key, string>>>> = { en, fr };

/** In pieces, with the rules it cites as values. */
export const sentence = (lang: Lang, key: Key, values: Values = {}): Piece[] =>
  look(lang, catalogues[lang], key, values);

export const say = (lang: Lang, key: Key, values: Values = {}): string =>
  plainText(sentence(lang, key, values));

export const hasWords = (key: string): key is Key => Object.hasOwn(catalogues.en, key);
