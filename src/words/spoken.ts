// The language of the moment and all the words that have been brought in. Each area keeps its words beside its code's
// chunk: `addMessages` brings them in when the chunk is loaded. Whoever knows the keys of an area speaks through a
// `speaker` of those keys: the shell has its own, and so has every system. A build keeps the words of some rooms apart by
// language (scripts/vite/words-apart.ts): `wordsOf` fetches them, and `speak` changes the language.

import { signal } from '@preact/signals';
import {
  holding,
  type Lang,
  look,
  type Messages,
  type Piece,
  plainText,
  type Values,
} from './message.ts';

export const lang = signal<Lang>('en');

const brought: Record<Lang, Messages[]> = { en: [], fr: [] };

/** Brings in the words of an area; the French file must have the keys of the English one. */
export function addMessages<Keys extends string>(
  english: Readonly<Record<Keys, string>>,
  french: Readonly<Record<Keys, string>>,
): void {
  brought.en.unshift(english);
  brought.fr.unshift(french);
}

/** Whether words for a key have been brought in. */
export const hasWords = (key: string): boolean => key in holding(brought[lang.value], key);

/** The words of the moment: whoever calls these is drawn again when the language changes. */
export interface Speaker<Key extends string> {
  readonly t: (key: Key, values?: Values) => string;
  /** In pieces, with the rules it cites as values. */
  readonly sentence: (key: Key, values?: Values) => Piece[];
}

export function speaker<Key extends string>(): Speaker<Key> {
  const sentence = (key: Key, values?: Values): Piece[] =>
    look(lang.value, holding(brought[lang.value], key), key, values);
  return { sentence, t: (key, values) => plainText(sentence(key, values)) };
}

/** Fetches what a room says in a language, where that lies apart (apart.ts of the room). */
export type Apart = (lang: Lang) => Promise<unknown>;

const rooms = new Set<Apart>();
let wanted: Lang | null = null;

/** Resolves when a room can speak; from then on a change of language waits for it. One under way did not. */
export async function wordsOf(room: Apart): Promise<void> {
  rooms.add(room);
  await room(lang.value);
  if (wanted !== null) await room(wanted);
}

/** Changes the language once all that is in use can be said in it. Of two changes the later one counts. */
export async function speak(next: Lang): Promise<void> {
  wanted = next;
  await Promise.all([...rooms].map((room) => room(next)));
  if (wanted === next) lang.value = next;
}
