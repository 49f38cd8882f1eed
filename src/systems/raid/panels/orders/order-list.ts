// The orders of the moment as the player sees them: everything legal, in groups, with the far zones a stack can walk to
// beside the near ones. Nothing is worked out here that decision(state) and reach do not say.

import type { Action } from '../../../../engine/system.ts';
import type { Order } from '../../../../ui/sheet/desk.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import type { Way } from '../../rules/reach.ts';
import { kindOf, placeOf, type RaidState, topOf } from '../../rules/state.ts';
import { ABOARD, Kind, NONE, type Zone } from '../../rules/types.ts';

export const GROUPS = [
  'take',
  'assault',
  'fire',
  'land',
  'march',
  'sail',
  'embark',
  'ask',
  'finish',
  'embarkOne',
  'stack',
] as const;
export type GroupName = (typeof GROUPS)[number];

export interface RaidOrder extends Order {
  readonly group: GroupName;
  readonly way: Way | null; // with its cost, when it leads somewhere
}

const GROUP_OF: Readonly<Record<number, GroupName>> = {
  [Do.take]: 'take',
  [Do.assault]: 'assault',
  [Do.fire]: 'fire',
  [Do.snipe]: 'fire',
  [Do.land]: 'land',
  [Do.step]: 'march',
  [Do.sail]: 'sail',
  [Do.embark]: 'embark',
  [Do.embarkOne]: 'embarkOne',
  [Do.front]: 'stack',
  [Do.leave]: 'stack',
  [Do.done]: 'finish',
  [Do.end]: 'finish',
};

/** `inspected` is the zone whose stack may be put in another order while no stack acts (2.2d). */
export function listOrders(
  state: RaidState,
  decision: Decision,
  reach: readonly Way[],
  inspected: Zone | null,
): RaidOrder[] {
  const orders = decision.actions.flatMap((action): RaidOrder[] => {
    const kind = doing(action);
    if (decision.kind === 'choose' && kind === Do.front) {
      if (placeOf(state, first(action)) !== inspected) return [];
    }
    const way = reach.find((w) => w.actions.length === 1 && w.actions[0] === action) ?? null;
    const place = zoneOfAction(state, action);
    return [{ action, group: GROUP_OF[kind] ?? 'ask', place, way }];
  });
  const here = decision.kind === 'act' ? decision.group.place : null;
  for (const way of reach) {
    const far = way.actions.length > 1 && way.kind !== 'assault' && way.zone !== here;
    if (far) orders.push(farOrder(way));
  }
  return sorted(state, orders);
}

const FAR_KIND = { step: Do.step, land: Do.land, sail: Do.sail, assault: Do.assault } as const;

function farOrder(way: Way): RaidOrder {
  const action = act(FAR_KIND[way.kind], way.zone);
  return { action, group: GROUP_OF[FAR_KIND[way.kind]] ?? 'march', place: way.zone, way };
}

/** By group, then by cost; men come before the craft that brought them, and equal ones stay as the rules list them. */
function sorted(state: RaidState, orders: readonly RaidOrder[]): RaidOrder[] {
  const rank = ({ action, group, way }: RaidOrder): number =>
    GROUPS.indexOf(group) * 100 + (way?.cost ?? 0) + (takesCraft(state, action) ? 1 : 0);
  return [...orders].sort((a, b) => rank(a) - rank(b));
}

function takesCraft(state: RaidState, action: Action): boolean {
  const place = first(action);
  if (doing(action) !== Do.take || place >= ABOARD) return false;
  const top = topOf(state, place);
  return top !== NONE && kindOf(state, top) === Kind.craft;
}

/** The zone an order leads to or aims at. */
export function zoneOfAction(state: RaidState, action: Action): Zone | null {
  const a = first(action);
  switch (doing(action)) {
    case Do.step:
    case Do.land:
    case Do.sail:
    case Do.fire:
    case Do.assault:
      return a;
    case Do.snipe:
    case Do.embark:
      return placeOf(state, a);
    case Do.embarkOne:
      return placeOf(state, action & 0xff);
    case Do.take:
      return a >= ABOARD ? placeOf(state, a - ABOARD) : a;
    default:
      return null;
  }
}

/** The orders that a click on a zone may mean; men embark one by one only where no craft takes all of them. */
export function ordersAt(orders: readonly RaidOrder[], zone: Zone): RaidOrder[] {
  const here = orders.filter((order) => order.place === zone);
  const together = here.filter((order) => order.group !== 'embarkOne');
  return together.length > 0 ? together : here;
}

/** Decisions that are made in a view of their own: loading, forming lines, after a round. */
export const hasOwnView = ({ kind }: Decision): boolean =>
  kind === 'load' || kind === 'columns' || kind === 'round';
