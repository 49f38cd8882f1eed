// `steadfast`: the standing player. Sets up close to what must be taken, orders whoever is nearest to it, goes on point by
// point by the shortest way, fires where somebody is to be hit, and lays the guns on the trenches that are objectives.

import type { Player } from '../../../engine/player.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { apartOf, type Field } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import {
  askedOf,
  G,
  get,
  has,
  heldBy,
  hexOf,
  isIn,
  Mark,
  Stage,
  type State,
} from '../rules/state.ts';
import { foeOf, type HexId, NONE, type SideId } from '../rules/types.ts';

export const steadfastPlayer = (): Player<Field> => ({
  name: 'steadfast',
  start: () => undefined,
  pick: best,
  pickUnlisted: (s) => best(s, legal(s, [])),
});

/** The first of the answers that are worth most. */
function best(s: State, answers: readonly Action[]): Action {
  let found = answers[0] as Action;
  let most = Number.NEGATIVE_INFINITY;
  for (const action of answers) {
    const worth = worthOf(s, action);
    if (worth <= most) continue;
    most = worth;
    found = action;
  }
  return found;
}

/** Every answer that could be given now, the best first: for whoever compares. */
export const ranked = (s: State, answers: readonly Action[]): Action[] =>
  answers
    .map((action) => ({ action, worth: worthOf(s, action) }))
    .sort((a, b) => b.worth - a.worth || a.action - b.action)
    .map(({ action }) => action);

function worthOf(s: State, action: Action): number {
  const who = A.whoOf(action);
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'place':
      return 20 - farFromGoals(s, where) + (s.scenario.dugBy[where] === askedOf(s) ? 10 : 0);
    case 'hex':
      return 30 - farFromGoals(s, where);
    case 'mass':
      return 40 - farFromGoals(s, hexOf(s, who));
    case 'target':
      return A.howOf(action) === 0 ? targetWorth(s, where) : NEVER;
    case 'enter':
      return 50;
    case 'all':
    case 'go':
      return A.verbOf(action) === 'all' ? 2 : 1;
    case 'fire':
      return has(s, who, Mark.dispersed) ? 25 : 5;
    case 'shoot':
      return 10;
    case 'return':
      return 10;
    case 'melee':
    case 'melee-both':
      return 60;
    case 'climb':
    case 'climb-both':
      return 45;
    case 'move':
    case 'move-both':
      return stepWorth(s, who, where) + (A.verbOf(action) === 'move-both' ? 1 : 0);
    case 'exit':
    case 'exit-both':
    case 'cancel':
    case 'dig':
      return NEVER;
    case 'deploy':
      return has(s, who, Mark.dispersed) && farFromGoals(s, hexOf(s, who)) > 2 ? 4 : NEVER;
    case 'pass':
    case 'end':
    case 'stop':
    case 'close':
    case 'keep':
    case 'later':
      return 0;
    default:
      return 1;
  }
}
const NEVER = -1000;

/** How much nearer a step brings it, when it does. */
function stepWorth(s: State, unit: number, hex: HexId): number {
  const from = hexOf(s, unit);
  if (from === NONE) return 40 - farFromGoals(s, hex);
  const gain = farFromGoals(s, from) - farFromGoals(s, hex);
  return gain > 0 ? 20 + gain : NEVER;
}

/** Somebody of theirs, and none of ours, in a trench that counts. */
function targetWorth(s: State, hex: HexId): number {
  const side = askedOf(s);
  if (isIn(s, hex, side) || !isIn(s, hex, foeOf(side))) return NEVER;
  return get(s, G.stage) === Stage.half ? 70 - farFromGoals(s, hex) : NEVER;
}

/** Steps to the nearest objective that is not ours. */
function farFromGoals(s: State, hex: HexId): number {
  let nearest = 99;
  const side: SideId = askedOf(s);
  for (const { hex: goal } of s.scenario.objectives) {
    if (heldBy(s, goal) === side && goal !== hex) continue;
    if (hex !== NONE) nearest = Math.min(nearest, apartOf(s.scenario, hex, goal));
  }
  return nearest;
}
