// The lesson of a raid as its folder keeps it: the replay of a raid of that battle. One of other rules or other data is
// sound, but nothing can be taught from it; scripts/history.ts makes it anew.

import { checkShape } from '../../../engine/shape/check-shape.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import { validateReplay } from './generated/replay.js';

/** A battle need have no lesson. */
export const checkLesson = (lesson: unknown): Fault[] =>
  lesson === undefined ? [] : checkShape('lesson', lesson, validateReplay);
