// One of the two raids that are compared, played again.

import type { Frame } from '../../../systems/raid/rules/session.ts';
import type { RaidState } from '../../../systems/raid/rules/state.ts';
import type { ListedRaid } from '../archive/listed.ts';
import type { Course } from './parting.ts';

export interface Side extends Course {
  readonly raid: ListedRaid;
  readonly start: RaidState; // before the first order
  readonly state: RaidState; // at the end, or as far as it has come
  readonly frames: readonly Frame[];
}

/** The first event of an action: where the theatre opens. An action that is not there leads to the end. */
export function momentOf(side: Side, action: number): number {
  const found = side.frames.findIndex((frame) => frame.action >= action);
  return found < 0 ? Math.max(0, side.frames.length - 1) : found;
}
