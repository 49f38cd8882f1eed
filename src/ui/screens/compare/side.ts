// One of the two games that are compared, played again.

import type { Position } from '../../../engine/position.ts';
import type { Session } from '../../../engine/session.ts';
import type { ListedRaid } from '../archive/listed.ts';
import type { Course } from './parting.ts';

export interface Side extends Course {
  readonly raid: ListedRaid;
  readonly start: Position; // before the first order
  readonly session: Session; // at the end, or as far as it has come
}

/** The first event of an action: where the theatre opens. An action that is not there leads to the end. */
export function momentOf({ session: { frames } }: Side, action: number): number {
  const found = frames.findIndex((frame) => frame.action >= action);
  return found < 0 ? Math.max(0, frames.length - 1) : found;
}
