// Stacks that have done nothing in this phase though the standing player would use them: he is asked about each as if
// it were the only one left. He goes by what is in sight and rolls nothing, so this is the same however often it is asked.

import { copy } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import type { Action } from '../../../engine/system.ts';
import { act, Do, doing, first } from '../rules/actions.ts';
import { perform } from '../rules/apply.ts';
import { legalActions } from '../rules/legal.ts';
import { G, get, type RaidState, Stage } from '../rules/state.ts';
import type { Place } from '../rules/types.ts';
import { steadyPlayer } from './steady/steady.ts';

export interface IdleStack {
  readonly place: Place;
  readonly order: Action; // what he would begin with
}

const steady = steadyPlayer();
const ARRANGING: ReadonlySet<number> = new Set([Do.leave, Do.front]);
const MOST = 24; // arrangements before a stack does anything
const NO_DICE: Rolls = { d6: () => 1, d10: () => 9, draw: () => 0 }; // arranging asks for none

export function idleStacks(state: RaidState): IdleStack[] {
  if (get(state, G.stage) !== Stage.choose) return [];
  const takes = legalActions(state, []).filter((action) => doing(action) === Do.take);
  const idle = takes.flatMap((take) => {
    const wanted = steady.pick(state, [take, act(Do.end)]) === take;
    const order = wanted ? orderFor(state, take) : null;
    return order === null ? [] : [{ place: first(take), order }];
  });
  const craft = ({ order }: IdleStack): number => (doing(order) === Do.sail ? 1 : 0);
  return idle.sort((a, b) => craft(a) - craft(b)); // men before craft
}

/** The first thing he would do with a stack, or null when he would leave it as it is. */
function orderFor(state: RaidState, take: Action): Action | null {
  const s = copy(state);
  perform({ s, rolls: NO_DICE, tell: null }, take);
  for (let i = 0; i < MOST; i++) {
    const order = steady.pick(s, legalActions(s, []));
    if (doing(order) === Do.done) return null;
    if (!ARRANGING.has(doing(order))) return order;
    perform({ s, rolls: NO_DICE, tell: null }, order);
  }
  return null;
}
