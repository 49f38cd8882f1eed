// The toy's two catalogues, and a sentence of them filled in.

import { type Lang, look, type Piece, plainText, type Values } from '../../../src/words/message.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, string>>;

export const catalogues: Readonly<Record<Lang, Catalogue>> = { en, fr };

export const sentence = (lang: Lang, key: Key, values: Values = {}): Piece[] =>
  look(lang, catalogues[lang], key, values);

export const say = (lang: Lang, key: Key, values: Values = {}): string =>
  plainText(sentence(lang, key, values));
