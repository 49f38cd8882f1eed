// What is worth comparing at a decision: the action `steady` would take, then the best it knows of every other kind.

import type { Player } from '../../../engine/player.ts';
import type { Scope } from '../../../engine/staff-of.ts';
import type { Action } from '../../../engine/system.ts';
import { Do, doing } from '../rules/actions.ts';
import type { Scenario } from '../rules/scenario.ts';
import { G, get, type RaidState, Stage } from '../rules/state.ts';

/** Kinds that only prepare something, or whose members hardly differ. */
const PREPARES: readonly number[] = [Do.front, Do.leave, Do.contact, Do.support, Do.load];
const MOVES: readonly number[] = [Do.step, Do.land, Do.embark, Do.fire, Do.snipe];
/** Looked at first: where the choice weighs most. */
const WEIGHTY: readonly number[] = [Do.assault, Do.done, Do.fire, Do.snipe, Do.end];

/** At most `most` actions, the one of `steady` first. */
export function candidates(
  state: RaidState,
  legal: readonly Action[],
  steady: Player<Scenario>,
  most: number,
): Action[] {
  const first = steady.pick(state, legal);
  const found = [first];
  for (const kind of kindsIn(legal)) {
    if (found.length >= most) break;
    const others = legal.filter((action) => doing(action) === kind && action !== first);
    if (others.length === 0 || PREPARES.includes(kind)) continue;
    const next = steady.pick(state, others);
    if (!found.includes(next)) found.push(next);
  }
  return found;
}

function kindsIn(legal: readonly Action[]): number[] {
  const kinds = [...new Set(legal.map(doing))];
  return [
    ...WEIGHTY.filter((kind) => kinds.includes(kind)),
    ...kinds.filter((k) => !WEIGHTY.includes(k)),
  ];
}

/** Kinds that by themselves change nothing on the map; a counter brought forward between activations does (2.2d). */
const ARRANGES: readonly number[] = [Do.take, Do.leave, Do.front, Do.done, Do.contact, Do.support];

/** Whether an order does something, and not only prepares or ends what does. */
export const acts = (state: RaidState, action: Action): boolean =>
  !ARRANGES.includes(doing(action)) ||
  (doing(action) === Do.front && get(state, G.stage) === Stage.choose);

/** Whether a decision is worth looking into. */
export function matters(
  state: RaidState,
  legal: readonly Action[],
  wanted: Action,
  scope: Scope,
): boolean {
  if (legal.length < 2 || PREPARES.includes(doing(wanted))) return false;
  switch (get(state, G.stage)) {
    case Stage.round:
      return true;
    case Stage.act:
      return hasAny(legal, [Do.assault]) || (scope !== 'fights' && hasAny(legal, MOVES));
    case Stage.wire:
      return scope !== 'fights';
    case Stage.choose:
      return scope === 'all';
    default:
      return false;
  }
}

const hasAny = (legal: readonly Action[], kinds: readonly number[]): boolean =>
  legal.some((action) => kinds.includes(doing(action)));
