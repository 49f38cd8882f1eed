// 7.3, 8.10 What the panels and the map offer is what the rules list, whichever unit is in hand.

import { afterEach, describe, expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import {
  chosenEnd,
  orderable,
  unitInHand,
} from '../../../../src/systems/fast-play/panels/desk/in-hand.ts';
import { stepFrom } from '../../../../src/systems/fast-play/panels/desk/places.ts';
import {
  listOrders,
  ordersOf,
} from '../../../../src/systems/fast-play/panels/orders/order-list.ts';
import { sheetOf } from '../../../../src/systems/fast-play/panels/sheet-model.ts';
import { profilePlayer } from '../../../../src/systems/fast-play/players/profile.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { hexOf, unitIn } from '../../../../src/systems/fast-play/rules/state.ts';
import { battleOn } from '../../../../src/systems/fast-play/rules/system.ts';
import { NONE } from '../../../../src/systems/fast-play/rules/types.ts';
import { spicheren } from '../spicheren.ts';

function atMoves(turns: number, optional: readonly string[] = []) {
  const course = { seed: 'panels', level: 'colonel', events: false, practice: false, optional };
  const session = new Session(battleOn(spicheren), course);
  const player = profilePlayer();
  while (session.asked.kind !== 'move' || session.turn < turns)
    session.do(player.pick(session.position, session.asked.actions));
  return session;
}

afterEach(() => {
  chosenEnd.value = null;
});

describe('orders of the moment', () => {
  test.each([1, 5, 9])('every legal order is reached through some unit, in turn %i', (turn) => {
    const { position, asked } = atMoves(turn, ['charge']);
    const reached = orderable(position).flatMap((unit) =>
      ordersOf(position, unit).map(({ action }) => action),
    );
    const side = listOrders(position, asked, null).map(({ action }) => action);
    expect([...reached, ...side].sort()).toEqual([...asked.actions].sort());
  });

  test('with a unit in hand and a hex chosen, its facings alone are listed, and lit on the map', () => {
    const { position, asked } = atMoves(1);
    const [unit = NONE] = orderable(position);
    const from = hexOf(position, unit);
    expect(unitInHand(position, from)).toBe(unit);
    const going = ordersOf(position, unit).find(({ place }) => place !== from);
    chosenEnd.value = going?.place ?? null;
    const listed = listOrders(position, asked, from).filter(({ group }) => group === 'go');
    expect(new Set(listed.map(({ place }) => place))).toEqual(new Set([chosenEnd.value]));
    const { targets } = sheetOf({
      ...{ shown: position, position, ready: true, asked, orders: listed, threats: false },
      ...{ looked: null, hovered: null, focused: null, inspected: from, lit: false },
    });
    const faced = listed.map(
      ({ action }) => spicheren.next[(chosenEnd.value ?? 0) * 6 + A.facingOfOrder(action)],
    );
    expect(new Set(targets.map(({ place }) => place))).toEqual(
      new Set(faced.filter((hex) => hex !== NONE)),
    );
  });
});

test('the arrow keys lead to every hex and back', () => {
  const seen = new Set([0]);
  const queue = [0];
  for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const to = stepFrom(spicheren, hex, key);
      if (to === null || seen.has(to)) continue;
      seen.add(to);
      queue.push(to);
    }
  }
  expect(seen.size).toBe(spicheren.hexes.length);
  expect(unitIn(atMoves(1).position, 0)).toBe(NONE);
});
