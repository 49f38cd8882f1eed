// What the card of a battle says, in the language of the screen.

import { lang, type Values } from './index.ts';

interface InBoth {
  readonly en: string;
  readonly fr: string;
}

export const inWords = (words: InBoth): string => words[lang.value];

/** The names of a card, for the sentences that ask for them. */
export const cardNames = (names: Readonly<Record<string, InBoth>>): Values =>
  Object.fromEntries(Object.entries(names).map(([name, words]) => [name, inWords(words)]));
