// 11.2b The lines that a plan forms for a round, whichever orders it gives for them, and the orders the screen gives.

import type { Action } from '../../../src/engine/system.ts';
import {
  type Arrangement,
  battleOf,
  completed,
  emptyLines,
  ordersFor,
} from '../../../src/systems/raid/panels/assault/arrangement.ts';
import { act, Do, doing, first, second } from '../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../src/systems/raid/rules/apply.ts';
import { decision } from '../../../src/systems/raid/rules/decision.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';

export interface Lines {
  readonly arrangement: Arrangement;
  readonly orders: readonly Action[]; // one word where the game would form the same
}

const FORMING: ReadonlySet<number> = new Set([Do.contact, Do.support, Do.fill]);

/** The lines of a round that begins with these orders; others may follow them. */
export function linesOf(state: RaidState, actions: readonly Action[]): Lines {
  const { contact, support } = emptyLines(battleOf(state));
  const front = [...contact];
  const behind = support.map((units) => [...units]);
  let placed = 0;
  for (const action of forming(actions)) {
    if (doing(action) === Do.contact) front[placed++] = first(action);
    if (doing(action) === Do.support) behind[second(action)]?.push(first(action));
  }
  const arrangement = completed(state, { contact: front, support: behind });
  return { arrangement, orders: ordersFor(state, arrangement) };
}

export const isOwnForming = ({ orders }: Lines): boolean => orders[0] === act(Do.fill);

/** The same raid with its lines ordered as the screen orders them. */
export function asOrderedOnScreen(begun: RaidState, actions: readonly Action[]): Action[] {
  let state = begun;
  const ordered: Action[] = [];
  for (let n = 0; n < actions.length; ) {
    const rest = actions.slice(n);
    const forms = decision(state).kind === 'columns';
    const orders = forms ? linesOf(state, rest).orders : rest.slice(0, 1);
    for (const action of orders) state = after(state, action);
    ordered.push(...orders);
    n += forms ? forming(rest).length : 1;
  }
  return ordered;
}

/** The orders of one round's lines; the last of them fights it. */
function forming(actions: readonly Action[]): readonly Action[] {
  const end = actions.findIndex((action) => !FORMING.has(doing(action)));
  const some = end < 0 ? actions : actions.slice(0, end);
  const filled = some.findIndex((action) => doing(action) === Do.fill);
  return filled < 0 ? some : some.slice(0, filled + 1);
}

function after(state: RaidState, action: Action): RaidState {
  const applied = apply(state, action);
  if (!applied.ok) throw new Error(`the plan breaks rule ${applied.rule}`);
  return applied.state;
}
