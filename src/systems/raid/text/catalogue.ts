// The two catalogues of the game, and the sentences in them filled in.

import { type Lang, look, type Piece, plainText, type Values } from '../../../words/message.ts';
import type { Name } from '../rules/names.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export { LANGS as languages, type Lang } from '../../../words/message.ts';

export type Key = keyof typeof en;
export type Catalogue = Readonly<Record<Key, string>>;

export const catalogues: Readonly<Record<Lang, Catalogue>> = { en, fr };

/** In pieces, with the rules it cites as values. */
export const sentence = (lang: Lang, key: Key, values: Values = {}): Piece[] =>
  look(lang, catalogues[lang], key, values);

export const say = (lang: Lang, key: Key, values: Values = {}): string =>
  plainText(sentence(lang, key, values));

/** A name that the rules wrote into an event; every one has its word. */
export const wordFor = (lang: Lang, name: Name): string => say(lang, `word.${name}`);
