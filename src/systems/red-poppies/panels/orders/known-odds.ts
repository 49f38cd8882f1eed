// The odds that the panels and the map show, each worked out once: those of moves in slices, for the fortunes of a stack
// under many guns branch widely.

import type { Action } from '../../../../engine/system.ts';
import { type FallOdds, fallOdds } from '../../odds/fall-odds.ts';
import { type Odds, odds, pointSteps } from '../../odds/odds.ts';
import {
  type MoveOdds,
  type PathOdds,
  type PointOdds,
  pathOddsSteps,
} from '../../odds/path-odds.ts';
import { plannedMove } from '../../odds/planned.ts';
import type { State } from '../../rules/state.ts';
import type { BatteryId, HexId, UnitId } from '../../rules/types.ts';
import { inSlices, WORKING, type Working } from './worked-out.ts';

/** One figure of each kind by what it is asked of. */
function remembered<T>(): (s: State, key: string, make: () => T) => T {
  const known = new WeakMap<State, Map<string, T>>();
  return (s, key, make) => {
    const here = known.get(s) ?? new Map<string, T>();
    known.set(s, here);
    const before = here.get(key);
    if (before !== undefined) return before;
    const found = make();
    here.set(key, found);
    return found;
  };
}
const paths = inSlices<PathOdds | null>();
const points = inSlices<PointOdds | null>();
const answers = remembered<Odds | null>();
const falls = remembered<FallOdds>();

/** A move with how likely it is to be made. */
export interface KnownMove {
  readonly odds: MoveOdds;
  readonly samples: number; // 0 when exact
}

/** The odds of the move that leads units to a hex; null when there is no way. */
export function moveOddsOf(
  s: State,
  units: readonly UnitId[],
  hex: HexId,
): KnownMove | Working | null {
  const found = paths(s, `${units.join()} ${hex}`, function* () {
    const move = plannedMove(s, units, hex);
    return move === null ? null : yield* pathOddsSteps(s, [move]);
  });
  if (found === WORKING) return WORKING;
  const odds = found?.moves[0];
  return found === null || odds === undefined ? null : { odds, samples: found.samples };
}

/** The odds of the one point that an answer spends; null when it spends none. */
export const pointOddsOf = (s: State, action: Action): PointOdds | Working | null =>
  points(s, String(action), () => pointSteps(s, action));

/** The odds of a shot or a melee; null when it is not legal from here. */
export const oddsOf = (s: State, action: Action): Odds | null =>
  answers(s, String(action), () => odds(s, action));

/** The odds of a battery's fire on a hex. */
export const fallOf = (s: State, battery: BatteryId, aim: HexId, load: number): FallOdds =>
  falls(s, `${battery} ${aim} ${load}`, () => fallOdds(s, battery, aim, load));
