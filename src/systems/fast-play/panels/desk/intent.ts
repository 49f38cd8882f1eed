// What the map shows of an order before it is given: kept in step with the unit in hand, the hex that was chosen and the
// order that is looked at.

import { effect } from '@preact/signals';
import { type Ghost, type Intended, type IntendedEnd, intended } from '../../map/intended.ts';
import * as A from '../../rules/actions.ts';
import { facingOf, hexOf, type State } from '../../rules/state.ts';
import type { HexId } from '../../rules/types.ts';
import { NONE, type UnitId } from '../../rules/types.ts';
import { ordersOf } from '../orders/order-list.ts';
import type { BattleDesk, BattleOrder } from './battle-desk.ts';
import { unitInHand } from './in-hand.ts';

export const watchIntent = ({
  orders,
  looks,
}: Pick<BattleDesk, 'orders' | 'looks'>): (() => void) => {
  const stop = effect(() => {
    const moving = orders.ready.value && orders.asked.value.kind === 'move';
    const inspected = looks.inspected.value;
    const unit = moving ? unitInHand(orders.position, inspected) : NONE;
    intended.value =
      unit === NONE
        ? null
        : intentOf(orders.position, unit, looks.pointed.value, orders.preview.value);
  });
  return () => {
    stop();
    intended.value = null;
  };
};

export function intentOf(
  s: State,
  unit: UnitId,
  chosen: HexId | null,
  looked: number | null,
): Intended {
  const orders = ordersOf(s, unit);
  const order = orders.find(({ action }) => action === looked);
  const ghost = order === undefined ? standing(s, unit, chosen, orders) : ghostOf(s, unit, order);
  return { ends: chosen === null ? endsOf(orders) : [], ghost };
}

function ghostOf(s: State, unit: UnitId, { action }: BattleOrder): Ghost | null {
  const [hex, facing] = [A.hexOfOrder(action), A.facingOfOrder(action)];
  const still = hex === hexOf(s, unit) && facing === facingOf(s, unit);
  return still ? null : { unit, hex, facing, still };
}

/** A hex is chosen and no facing yet: as it faces now, if it may. */
function standing(
  s: State,
  unit: UnitId,
  chosen: HexId | null,
  orders: readonly BattleOrder[],
): Ghost | null {
  if (chosen === null) return null;
  const here = orders.filter(({ place }) => place === chosen);
  const order = here.find(({ action }) => A.facingOfOrder(action) === facingOf(s, unit)) ?? here[0];
  return order === undefined ? null : ghostOf(s, unit, order);
}

function endsOf(orders: readonly BattleOrder[]): IntendedEnd[] {
  const ends = new Map<HexId, { fights: number; marches: number }>();
  for (const { action, mayFight, place } of orders) {
    if (place === null) continue;
    const end = ends.get(place) ?? { fights: 0, marches: 0 };
    end[mayFight ? 'fights' : 'marches'] |= 1 << A.facingOfOrder(action);
    ends.set(place, end);
  }
  return [...ends].map(([hex, end]) => ({ hex, ...end, marches: end.marches & ~end.fights }));
}
