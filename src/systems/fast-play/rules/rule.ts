// How the rules of this system are cited.

import { citing } from '../../../engine/rule.ts';

export const BOOK = 'fast-play';
export const cite = citing(BOOK);
