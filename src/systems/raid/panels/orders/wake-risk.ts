// 10.3 The chance that anything wakes on the way, as far as each test stands at the alarm of the moment.

import { fraction, percent, rest, times } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { Do, doing } from '../../rules/actions.ts';
import type { Way } from '../../rules/reach.ts';
import type { RaidState } from '../../rules/state.ts';
import { oddsOf } from './odds-cache.ts';
import { wayOdds } from './way-odds.ts';

const STIRRING: ReadonlySet<number> = new Set([Do.step, Do.land, Do.sail, Do.embark]);

/** In per cent; null where nothing is tested. */
export function wakeRisk(state: RaidState, action: Action, way: Way | null): string | null {
  if (!STIRRING.has(doing(action))) return null;
  const tests = way === null ? (oddsOf(state, action)?.wakes ?? []) : wayOdds(state, way).wakes;
  if (tests.length === 0) return null;
  const quiet = tests.reduce((all, test) => times(all, rest(test.chance)), fraction(1));
  return percent(rest(quiet));
}
