// What a press on the map means: take the unit there in hand, send the unit in hand there, choose the way it faces by
// the hex it is to look at, fire at who stands there, or hear why not.

import * as A from '../../rules/actions.ts';
import { facingTo } from '../../rules/field.ts';
import { facingOf, hexOf, sideOf, unitIn } from '../../rules/state.ts';
import { type HexId, NONE, Side, type UnitId } from '../../rules/types.ts';
import { oddsOf } from '../orders/attack-odds.ts';
import { ordersOf } from '../orders/order-list.ts';
import type { BattleDesk, BattleOrder } from './battle-desk.ts';
import { mayBeOrdered, unitInHand } from './in-hand.ts';

export async function pressHex(desk: BattleDesk, hex: HexId): Promise<void> {
  const { orders, playback } = desk;
  orders.refused.value = null;
  if (playback.busy.value) return playback.hurry();
  if (orders.ready.value && orders.asked.value.kind === 'move') return pressToMove(desk, hex);
  const [only, ...more] = orders.listed.value.filter(({ place }) => place === hex);
  if (only !== undefined && more.length === 0) return orders.give(only.action);
  look(desk, hex);
}

/** A second press looks away. */
function look({ looks }: BattleDesk, hex: HexId): void {
  const again = looks.inspected.value === hex;
  looks.lookAway();
  if (!again) looks.inspected.value = hex;
}

async function pressToMove(desk: BattleDesk, hex: HexId): Promise<void> {
  const { orders, looks } = desk;
  const s = orders.position;
  const unit = unitInHand(s, looks.inspected.value);
  const other = unitIn(s, hex);
  if (unit === NONE) return look(desk, hex);
  const chosen = looks.pointed.value;
  if (chosen !== null) {
    const faced = facedBy(desk, chosen, hex);
    if (faced !== null) return orders.give(faced.action);
  }
  if (ordersOf(s, unit).some(({ place }) => place === hex)) return chooseEnd(desk, hex);
  if (other !== NONE && mayBeOrdered(s, other)) return look(desk, hex);
  if (chosen === null && other !== NONE && sideOf(s, other) === Side.german)
    return pressEnemy(desk, unit, other);
  if (chosen !== null) {
    looks.pointed.value = null;
    return;
  }
  const action = A.order(unit, hex, facingOf(s, unit));
  const rule = orders.session.forbids(action);
  if (rule !== null) orders.refused.value = [{ rule, action }];
}

/** 8.8, 12.2 On an enemy that it could attack from where it stands the unit stays, to fire; else it is said why not. */
async function pressEnemy({ orders }: BattleDesk, unit: UnitId, enemy: UnitId): Promise<void> {
  const s = orders.position;
  const stay = ordersOf(s, unit).find(({ group }) => group === 'stay');
  const seen = stay === undefined ? [] : (oddsOf(s, stay.action)?.targets ?? []);
  if (stay !== undefined && seen.some(({ target }) => target === enemy))
    return orders.give(stay.action);
  const action = A.attack(unit, enemy);
  const rule = orders.session.forbids(action);
  if (rule !== null) orders.refused.value = [{ rule, action }];
}

/** The hex is chosen; with one way to face there is nothing more to ask. A press on the chosen hex lets it go. */
async function chooseEnd({ orders, looks }: BattleDesk, hex: HexId): Promise<void> {
  if (looks.pointed.value === hex) {
    looks.pointed.value = null;
    return;
  }
  const unit = unitInHand(orders.position, looks.inspected.value);
  const [only, ...more] = ordersOf(orders.position, unit).filter(({ place }) => place === hex);
  if (only !== undefined && more.length === 0 && hex !== hexOf(orders.position, unit))
    return orders.give(only.action);
  looks.pointed.value = hex;
}

/** The order that has the unit face a neighbour of the chosen hex: without a charge, if it can. */
function facedBy({ orders }: BattleDesk, chosen: HexId, hex: HexId): BattleOrder | null {
  const facing = facingTo(orders.position.scenario, chosen, hex);
  if (facing === NONE) return null;
  const here = orders.listed.value.filter(
    ({ group, action }) =>
      ['stay', 'go', 'charge'].includes(group) && A.facingOfOrder(action) === facing,
  );
  return here[0] ?? null;
}
