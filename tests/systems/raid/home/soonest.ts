// The soonest a lone stack can be aboard, by trying every order the real rules offer it, turn by turn.

import { hashPosition } from '../../../../src/engine/hash.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { act, Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import {
  G,
  get,
  isFaceDown,
  obstacleAt,
  placeOf,
  type RaidState,
  Stage,
} from '../../../../src/systems/raid/rules/state.ts';
import { Obstacle, type Unit } from '../../../../src/systems/raid/rules/types.ts';
import { QUIET } from './follow.ts';

/** The turn in which the whole stack goes into one craft, or null by the end of the raid. */
export function soonestAboard(start: RaidState, unit: Unit): number | null {
  let nights = [start];
  while (nights.length > 0) {
    const evenings: RaidState[] = [];
    const seen = new Set<string>();
    const open = nights.map((s) => after(s, act(Do.take, placeOf(s, unit))));
    for (let s = open.pop(); s !== undefined; s = open.pop()) {
      const key = hashPosition(s);
      if (seen.has(key)) continue;
      seen.add(key);
      if (get(s, G.stage) === Stage.choose) evenings.push(s);
      const tries = legalActions(s, []).filter((action) => isOnTheWay(s, action));
      if (tries.some((action) => doing(action) === Do.embark)) return get(s, G.turn);
      if (get(s, G.stage) !== Stage.choose) open.push(...tries.map((action) => after(s, action)));
    }
    const mornings = evenings.map((s) => after(s, act(Do.end)));
    nights = mornings.filter((s) => get(s, G.stage) !== Stage.over);
  }
  return null;
}

/** A way home keeps out of mines and of what lies face down, and does not count on a bangalore. */
function isOnTheWay(s: RaidState, action: Action): boolean {
  const kind = doing(action);
  if (kind !== Do.step) return kind === Do.stop || kind === Do.done || kind === Do.embark;
  return !isFaceDown(s, first(action)) && obstacleAt(s, first(action)) !== Obstacle.mines;
}

function after(s: RaidState, action: Action): RaidState {
  const done = apply(s, action, QUIET);
  if (!done.ok) throw new Error(done.reason);
  return done.state;
}
