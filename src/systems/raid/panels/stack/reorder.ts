// 2.2d A stack ashore or at sea is put in order by dragging its counters: whoever is let go at the head of it is in front,
// and when the one in front is dragged away the next takes his place.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import { unitsIn } from '../../rules/stacks.ts';
import { kindOf, placeOf, type RaidState, stepsOf } from '../../rules/state.ts';
import { Kind, type Place, type Unit } from '../../rules/types.ts';
import type { RaidOrders } from '../desk/raid-desk.ts';
import { carry } from '../placing/drag.ts';

/** Whether anybody else may come to the front of a stack now. */
export const mayReorder = (orders: RaidOrders, place: Place): boolean =>
  orders.ready.value && frontsOf(orders, place).length > 0;

const frontsOf = ({ asked, position }: RaidOrders, place: Place): Action[] =>
  asked.value.actions.filter((a) => doing(a) === Do.front && placeOf(position, first(a)) === place);

export const slotName = (place: Place, index: number): string => `stack ${place} ${index}`;

/** Begins at pointerdown on a counter. */
export function dragInStack(
  orders: RaidOrders,
  event: PointerEvent,
  place: Place,
  unit: Unit,
): void {
  carry({
    event,
    drop: (slot) => {
      const [name, zone, index] = (slot ?? '').split(' ');
      if (name !== 'stack' || Number(zone) !== place) return;
      const front = frontAfter(orders.position, frontsOf(orders, place), unit, Number(index));
      if (front !== null) void orders.do(front);
    },
  });
}

/** The order that a counter let go at a place of its stack stands for, or null where nothing changes. */
export function frontAfter(
  state: RaidState,
  fronts: readonly Action[],
  unit: Unit,
  index: number,
): Action | null {
  const stack = unitsIn(state, placeOf(state, unit));
  const others = stack.filter((u) => u !== unit);
  const wanted = index === 0 ? unit : others[0];
  if (wanted === undefined || wanted === stack[0]) return null;
  return fronts.find((a) => a === act(Do.front, wanted)) ?? likeOf(state, fronts, wanted);
}

/** 2.2k Of like counters the game offers only one. */
function likeOf(state: RaidState, fronts: readonly Action[], unit: Unit): Action | null {
  const isLike = (u: Unit): boolean =>
    kindOf(state, u) === kindOf(state, unit) &&
    kindOf(state, u) !== Kind.officer &&
    stepsOf(state, u) === stepsOf(state, unit);
  return fronts.find((a) => isLike(first(a))) ?? null;
}
