// The language of the moment and all the words that have been brought in. Each area keeps its words beside its code's
// chunk: `addMessages` brings them in when the chunk is loaded. Whoever knows the keys of an area speaks through a
// `speaker` of those keys: the shell has its own, and so has every system.

import { signal } from '@preact/signals';
import { type Lang, look, type Messages, type Piece, plainText, type Values } from './message.ts';

export const lang = signal<Lang>('en');

const messages: Record<Lang, Messages> = { en: {}, fr: {} };

/** Brings in the words of an area; the French file must have the keys of the English one. */
export function addMessages<Keys extends string>(
  english: Readonly<Record<Keys, string>>,
  french: Readonly<Record<Keys, string>>,
): void {
  messages.en = { ...messages.en, ...english };
  messages.fr = { ...messages.fr, ...french };
}

/** Whether words for a key have been brought in. */
export const hasWords = (key: string): boolean => key in messages.en;

/** The words of the moment: whoever calls these is drawn again when the language changes. */
export interface Speaker<Key extends string> {
  readonly t: (key: Key, values?: Values) => string;
  /** In pieces, with the rules it cites as values. */
  readonly sentence: (key: Key, values?: Values) => Piece[];
}

export function speaker<Key extends string>(): Speaker<Key> {
  const sentence = (key: Key, values?: Values): Piece[] =>
    look(lang.value, messages[lang.value], key, values);
  return { sentence, t: (key, values) => plainText(sentence(key, values)) };
}
