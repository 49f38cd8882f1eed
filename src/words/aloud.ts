// A sentence as it is spoken: short, without its rules, and without the gaps they leave.

import type { Sentence } from './message.ts';

/** Characters of an announcement that nobody asked for. */
export const LONGEST = 119;

export const aloud = (sentence: Sentence): string =>
  sentence
    .map((piece) => (typeof piece === 'string' ? piece : ''))
    .join('')
    .replace(/\s{2,}/g, (gap) => gap.at(-1) ?? '')
    .replace(/ +(?=[.,?!])/g, '')
    .trim();
