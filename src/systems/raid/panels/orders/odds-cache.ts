// Odds and threats of a position, each worked out once: positions never change, so they are remembered by position.

import type { Action } from '../../../../engine/system.ts';
import { type Odds, odds } from '../../odds/odds.ts';
import { type Threats, threats } from '../../odds/threats.ts';
import type { RaidState } from '../../rules/state.ts';

const known = new WeakMap<RaidState, Map<Action, Odds | null>>();
const knownThreats = new WeakMap<RaidState, Threats>();

/** The odds of an order, or null when it is not legal from here. */
export function oddsOf(state: RaidState, action: Action): Odds | null {
  const here = known.get(state) ?? new Map<Action, Odds | null>();
  known.set(state, here);
  const before = here.get(action);
  if (before !== undefined) return before;
  const found = odds(state, action);
  here.set(action, found);
  return found;
}

export function threatsOf(state: RaidState): Threats {
  const before = knownThreats.get(state);
  if (before !== undefined) return before;
  const found = threats(state);
  knownThreats.set(state, found);
  return found;
}
