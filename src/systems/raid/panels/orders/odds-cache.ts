// Odds and threats of a position, each worked out once: positions never change, so they are remembered by position.

import { type Signal, signal } from '@preact/signals';
import type { Action } from '../../../../engine/system.ts';
import { type Odds, odds } from '../../odds/odds.ts';
import { type Threats, threats } from '../../odds/threats.ts';
import type { RaidState } from '../../rules/state.ts';

const known = new WeakMap<RaidState, Map<Action, Odds | null>>();

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

const signals = new WeakMap<RaidState, Reckoned>();

/** What the panels show of a position as soon as it has been worked out (watch-odds.ts). */
interface Reckoned {
  readonly chances: Signal<ReadonlyMap<Action, string>>; // of fights, in words
  readonly threats: Signal<Threats | null>;
}

function reckonedOf(state: RaidState): Reckoned {
  const here = signals.get(state) ?? { chances: signal(new Map()), threats: signal(null) };
  signals.set(state, here);
  return here;
}

export const chancesOf = (state: RaidState): Reckoned['chances'] => reckonedOf(state).chances;
export const threatsOf = (state: RaidState): Reckoned['threats'] => reckonedOf(state).threats;

/** What the Germans may do, worked out now unless it has been. */
export function reckonThreats(state: RaidState): Threats {
  const known = threatsOf(state);
  const found = known.peek() ?? threats(state);
  known.value = found;
  return found;
}
