// What the card of a battle says, in the language of the screen.

import { hoursIn } from './hour.ts';
import { lang } from './index.ts';

export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

export const inWords = (words: InBoth): string => inHours(words[lang.value]);

/** '04:45' as the language of the screen writes it. */
export const inHours = (clock: string): string => hoursIn(lang.value, clock);
