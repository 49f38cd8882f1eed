// One of the two games that are compared, played again.

import type { Ordered } from '../../../engine/parting.ts';
import type { Position } from '../../../engine/position.ts';
import { Rerun } from '../../../engine/rerun.ts';
import type { Session } from '../../../engine/session.ts';
import type { LuckFigure } from '../../../staff/review/luck-figure.ts';
import type { ListedRaid } from '../archive/listed.ts';

export interface Side extends Ordered {
  readonly raid: ListedRaid;
  readonly start: Position; // before the first order
  readonly luck: LuckFigure | null; // null: not reckoned yet
  readonly session: Session; // at the end, or as far as it has come
}

/** The position before an action, which both share where they part there. */
export function positionBefore(side: Side, action: number): Position {
  const rerun = new Rerun(side.session.game, side);
  for (const given of side.actions.slice(0, action)) rerun.run(given, null);
  return rerun.settle();
}

/** The first event of a turn; null when it never came to that turn. */
export function momentOfTurn({ session: { frames, system } }: Side, turn: number): number | null {
  const found = frames.findIndex((frame) => system.turn(frame.before) === turn);
  return found < 0 ? null : found;
}

/** The first event of an action: where the theatre opens. An action that is not there leads to the end. */
export function momentOf({ session: { frames } }: Side, action: number): number {
  const found = frames.findIndex((frame) => frame.action >= action);
  return found < 0 ? Math.max(0, frames.length - 1) : found;
}
