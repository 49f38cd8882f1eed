// 20.20 Whom each activated unit attacks.

import {
  type Filter,
  keepHighest,
  keepLowest,
  narrow,
  narrowWithTrace,
} from '../../../engine/filters.ts';
import type { Trace } from '../../../engine/told.ts';
import { aim } from '../rules/combat.ts'; // cycle: combats ask the automaton, which names targets as the rules do
import { diceNow } from '../rules/fire-table.ts';
import type { BattlePlay } from '../rules/play.ts';
import { cite } from '../rules/rule.ts';
import { hexOf, isMoving, type State, sideOf, strengthOf } from '../rules/state.ts';
import { targetsOf } from '../rules/targets.ts';
import { MAX_UNITS, NONE, Side, type UnitId } from '../rules/types.ts';
import { dieWorth } from './measure.ts';

const targets: UnitId[] = [];
const pledges = new Int32Array(MAX_UNITS);

export function nameTargets(play: BattlePlay): void {
  const { s, tell } = play;
  pledges.fill(0);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== Side.german || targetsOf(s, unit, targets).length === 0) continue;
    if (tell === null) {
      name(play, unit, quickTarget(s, unit));
      continue;
    }
    const filters = targetFilters(s, unit, (target) => pledges[target] ?? 0);
    const trace = narrowWithTrace(s, 'whom to attack', cite('20.20'), targets, filters);
    name(play, unit, narrow(s, targets, filters), trace);
  }
}

/** The same choice when nobody listens: what the filters ask, one after the other, in one number. */
function quickTarget(s: State, unit: UnitId): UnitId {
  let best: UnitId = NONE;
  let most = -1;
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i] as UnitId;
    const strength = strengthOf(s, target);
    const left = 6 * strength - (pledges[target] as number);
    const give = giveOn(s, unit, target);
    const counts = (s.scenario.objectiveAt[hexOf(s, target)] ?? NONE) === NONE ? 0 : 1;
    const worth =
      (((left > 0 ? 2 : 0) + (give >= left ? 1 : 0)) * 256 + give) * 64 + counts * 32 - strength;
    if (worth <= most) continue;
    best = target;
    most = worth;
  }
  return best;
}

function name(play: BattlePlay, unit: UnitId, target: UnitId, trace?: Trace): void {
  pledges[target] = (pledges[target] as number) + giveOn(play.s, unit, target);
  aim(play, unit, target, trace);
}

/** 20.2 What an attack may expect of one target, in sixths of a hit. */
export const giveOn = (s: State, unit: UnitId, target: UnitId): number =>
  diceNow(s, unit, target) * dieWorth(s.scenario, target, isMoving(s, target));

export function targetFilters(
  s: State,
  unit: UnitId,
  pledged: (target: UnitId) => number,
): ReadonlyArray<Filter<State>> {
  const left = (target: UnitId): number => 6 * strengthOf(s, target) - pledged(target);
  const give = (target: UnitId): number => giveOn(s, unit, target);
  const keep = (name: string, key: (target: UnitId) => number): Filter<State> =>
    keepHighest<State>(name, cite('20.20'), (_, target) => key(target));
  return [
    keep('not already dead', (target) => (left(target) > 0 ? 1 : 0)),
    keep('kill', (target) => (give(target) >= left(target) ? 1 : 0)),
    keep('most effect', give),
    keep('on the ground that counts', (target) =>
      (s.scenario.objectiveAt[hexOf(s, target)] ?? NONE) === NONE ? 0 : 1,
    ),
    keepLowest<State>('weakest', cite('20.20'), (_, target) => strengthOf(s, target)),
    keepLowest<State>('roll call', cite('20.20'), (_, target) => target),
  ];
}
