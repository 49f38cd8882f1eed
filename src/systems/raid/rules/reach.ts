// Where the acting stack could get to if nothing wakes: every zone, what it costs, and the orders that lead there.
// It walks the real rules on copies with quiet dice, so it can offer nothing that they would refuse.

import { copy } from '../../../engine/position.ts';
import type { Rolls } from '../../../engine/rolls.ts';
import type { Action } from '../../../engine/system.ts';
import { Do, doing, first } from './actions.ts';
import { perform } from './apply.ts';
import { legalActions } from './legal.ts';
import { G, get, type RaidState, Stage } from './state.ts';
import type { Zone } from './types.ts';

export interface Way {
  readonly zone: Zone;
  readonly kind: 'step' | 'land' | 'sail' | 'assault';
  readonly cost: number; // MP
  readonly actions: readonly Action[];
}

const KINDS: ReadonlyMap<number, Way['kind']> = new Map([
  [Do.step, 'step'],
  [Do.land, 'land'],
  [Do.sail, 'sail'],
  [Do.assault, 'assault'],
]);

/** Dice of a quiet night: nothing wakes, short of full alarm. */
const QUIET: Rolls = { d6: () => 1, d10: () => 9, draw: () => 0 };

/** The cheapest way to every zone the stack can reach, in order of zone. */
export function reach(state: RaidState): Way[] {
  if (get(state, G.stage) !== Stage.act) return [];
  const best = new Map<Zone, Way>();
  const spent = get(state, G.spent);
  const open: Array<{ s: RaidState; actions: Action[] }> = [{ s: state, actions: [] }];
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    for (const action of legalActions(node.s, [])) {
      const kind = KINDS.get(doing(action));
      if (kind === undefined) continue;
      const actions = [...node.actions, action];
      const s = copy(node.s);
      perform({ s, rolls: QUIET, tell: null }, action);
      const cost = get(s, G.spent) - spent;
      const zone = first(action);
      const known = best.get(zone);
      if (known !== undefined && known.cost <= cost) continue;
      best.set(zone, { zone, kind, cost, actions });
      if (kind !== 'assault' && get(s, G.stage) === Stage.act) open.push({ s, actions });
    }
  }
  return [...best.values()].sort((a, b) => a.zone - b.zone);
}
