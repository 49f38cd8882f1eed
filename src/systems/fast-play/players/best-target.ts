// 12.2 Whom a brigade attacks: whoever it can finish, else where its dice tell most, on ground that counts, the weakest.

import { dieWorth } from '../german/measure.ts';
import { diceNow } from '../rules/fire-table.ts';
import { hexOf, isMoving, type State, strengthOf, targetOf } from '../rules/state.ts';
import { targetsOf } from '../rules/targets.ts';
import { NONE, type UnitId } from '../rules/types.ts';

const targets: UnitId[] = [];

/** One that it may attack; NONE when there is none. */
export function bestTarget(s: State, unit: UnitId): UnitId {
  let best: UnitId = NONE;
  let most = -1;
  for (const target of targetsOf(s, unit, targets)) {
    const give = diceNow(s, unit, target) * dieWorth(s.scenario, target, isMoving(s, target));
    const left = 6 * strengthOf(s, target) - pledgedOn(s, target);
    const counts = (s.scenario.objectiveAt[hexOf(s, target)] ?? NONE) === NONE ? 0 : 1;
    const finishes = left > 0 && give >= left ? 1 : 0;
    const alive = left > 0 ? 1 : 0;
    const worth =
      ((alive * 2 + finishes) * 64 + give) * 16 + counts * 8 + 7 - strengthOf(s, target);
    if (worth > most) {
      best = target;
      most = worth;
    }
  }
  return best;
}

/** 20.8 What attacks already named may expect of a target. */
function pledgedOn(s: State, target: UnitId): number {
  const { side } = s.scenario;
  let sum = 0;
  for (let unit = 0; unit < side.length; unit++) {
    if (targetOf(s, unit) !== target) continue;
    sum += diceNow(s, unit, target) * dieWorth(s.scenario, target, isMoving(s, target));
  }
  return sum;
}
