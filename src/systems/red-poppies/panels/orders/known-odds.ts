// The odds that the panels and the map show, each worked out once: positions never change, so they are remembered by
// position.

import type { Action } from '../../../../engine/system.ts';
import { type FallOdds, fallOdds } from '../../odds/fall-odds.ts';
import { type Odds, odds } from '../../odds/odds.ts';
import { type MoveOdds, type PathOdds, pathOdds } from '../../odds/path-odds.ts';
import { plannedMove } from '../../odds/planned.ts';
import type { State } from '../../rules/state.ts';
import type { BatteryId, HexId, UnitId } from '../../rules/types.ts';

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
const paths = remembered<PathOdds | null>();
const answers = remembered<Odds | null>();
const falls = remembered<FallOdds>();

/** A move with how likely it is to be made. */
export interface KnownMove {
  readonly odds: MoveOdds;
  readonly samples: number; // 0 when exact
}

/** The odds of the move that leads units to a hex; null when there is no way. */
export function moveOddsOf(s: State, units: readonly UnitId[], hex: HexId): KnownMove | null {
  const found = paths(s, `${units.join()} ${hex}`, () => {
    const move = plannedMove(s, units, hex);
    return move === null ? null : pathOdds(s, [move]);
  });
  const odds = found?.moves[0];
  return found === null || odds === undefined ? null : { odds, samples: found.samples };
}

/** The odds of an answer; null when it is not legal from here. */
export const oddsOf = (s: State, action: Action): Odds | null =>
  answers(s, String(action), () => odds(s, action));

/** The odds of a battery's fire on a hex. */
export const fallOf = (s: State, battery: BatteryId, aim: HexId, load: number): FallOdds =>
  falls(s, `${battery} ${aim} ${load}`, () => fallOdds(s, battery, aim, load));
