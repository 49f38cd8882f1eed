// Which orders are armed first, with their odds, and given at a second word: those after which dice fall for good. A march
// shows its odds under the pointer; where there is none, a march that somebody could fire at is armed too.

import type { Action } from '../../../../engine/system.ts';
import { moversOf } from '../../odds/planned.ts';
import { watchersOf, waysOf } from '../../odds/reach.ts';
import * as A from '../../rules/actions.ts';
import type { State } from '../../rules/state.ts';

const ARMED: ReadonlySet<A.Verb | undefined> = new Set<A.Verb | undefined>([
  ...(['fire', 'fire-at', 'melee', 'melee-both', 'target', 'cancel'] as const),
]);

export function wantsSecondWord(s: State, action: Action): boolean {
  const verb = A.verbOf(action);
  if (ARMED.has(verb)) return true;
  const marches = verb === 'move' || verb === 'move-both';
  return marches && !hasPointer() && isWatched(s, action);
}

export const hasPointer = (): boolean => matchMedia('(hover: hover)').matches;

/** 6.33 */
function isWatched(s: State, action: Action): boolean {
  const lead = A.whoOf(action);
  const way = waysOf(s, moversOf(s, action)).get(A.whereOf(action));
  return way?.steps.some((hex) => watchersOf(s, lead, hex) > 0) === true;
}
