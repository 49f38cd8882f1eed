// What the card of a battle says, in the language of the screen.

import { hoursIn } from './hour.ts';
import { lang } from './index.ts';
import { bindSpaces } from './message.ts';

export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

export const inWords = (words: InBoth): string =>
  inHours(bindSpaces(lang.value, words[lang.value]));

/** '04:45' as the language of the screen writes it. */
export const inHours = (clock: string): string => hoursIn(lang.value, clock);
