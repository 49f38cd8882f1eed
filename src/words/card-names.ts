// What the card of a battle calls things, for sentences of the screen.

import { type InBoth, inWords } from './card.ts';
import type { Values } from './index.ts';

/** The names of a card, for the sentences that ask for them. */
export const cardNames = (names: Readonly<Record<string, InBoth>>): Values =>
  Object.fromEntries(Object.entries(names).map(([name, words]) => [name, inWords(words)]));
