// What the Germans would do to each of the player's units as all stand now, worked out once a position.

import { threats, type UnitThreat } from '../../odds/threats.ts';
import type { State } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';

export interface Shot {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly dice: number;
}

const known = new WeakMap<State, readonly UnitThreat[]>();

export function threatsOf(s: State): readonly UnitThreat[] {
  const found = known.get(s) ?? threats(s);
  known.set(s, found);
  return found;
}

/** Every shot they would fire. */
export const shotsOf = (s: State): Shot[] =>
  threatsOf(s).flatMap(({ unit: target, shots }) =>
    shots.map(({ unit, parts }) => ({ unit, target, dice: parts.total })),
  );
