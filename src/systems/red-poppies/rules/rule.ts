// How the rules of this system are cited.

import { citing } from '../../../engine/rule.ts';

export const BOOK = 'red-poppies';
export const cite = citing(BOOK);
