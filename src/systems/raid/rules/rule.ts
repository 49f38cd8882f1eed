// The rules of this system, as events and scores cite them.

import { citing } from '../../../engine/rule.ts';

export const BOOK = 'raid';
export const cite = citing(BOOK);
