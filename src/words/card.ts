// What the card of a battle says, in the language of the screen.

import { lang } from './index.ts';

export interface InBoth {
  readonly en: string;
  readonly fr: string;
}

export const inWords = (words: InBoth): string => words[lang.value];
