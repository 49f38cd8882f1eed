// 20.21 Whether a unit takes the place of the opponent it drove off.

import type { Trace } from '../../../engine/told.ts';
import { facingTo } from '../rules/field.ts';
import type { BattlePlay } from '../rules/play.ts';
import { sideOfFront } from '../rules/sight.ts';
import { fromOf, hexOf, type State, sideOf, targetOf, unitIn } from '../rules/state.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import { settled } from './command.ts';
import { type Task, taskOf } from './stances.ts';
import { PRUSSIAN } from './temper.ts';
import { waysTo } from './ways.ts';

export function followsUp(
  { s, tell }: BattlePlay,
  unit: UnitId,
): { readonly follows: boolean; readonly trace?: Trace } {
  const [reason, follows] = reasonFor(
    s,
    unit,
    fromOf(s, targetOf(s, unit)),
    taskOf(s, PRUSSIAN, unit),
  );
  if (tell === null) return { follows };
  return { follows, trace: settled('follow up', '20.21', reason, follows) };
}

/** The first of 20.21 that speaks. */
export function reasonFor(
  s: State,
  unit: UnitId,
  place: HexId,
  { stance, goal }: Task,
): [reason: string, follows: boolean] {
  const from = hexOf(s, unit);
  const isObjective = (hex: HexId): boolean => (s.scenario.objectiveAt[hex] ?? NONE) !== NONE;
  if (isObjective(place)) return ['objective', true];
  if (isBag(s, unit, from, place)) return ['not into the bag', false];
  if (isObjective(from) || stance === 'hold' || stance === 'delay')
    return ['stay on what we hold', false];
  const ways = waysTo(s.scenario, goal);
  const nearer = (ways[place] as number) < (ways[from] as number);
  return [nearer ? 'forward' : 'no nearer', nearer];
}

/** 20.21 no. 2 Whether an enemy would then be in contact behind its line. */
function isBag(s: State, unit: UnitId, from: HexId, place: HexId): boolean {
  const { scenario } = s;
  const facing = facingTo(scenario, from, place);
  for (let turn = 0; turn < 6; turn++) {
    const hex = scenario.next[place * 6 + turn] as number;
    const other = hex === NONE ? NONE : unitIn(s, hex);
    if (other === NONE || sideOf(s, other) === sideOf(s, unit)) continue;
    if (sideOfFront(scenario, place, facing, hex) < 0) return true;
  }
  return false;
}
