// What the map is given: only what is legal lights up, and nothing while something is being shown.

import { expect, test } from 'vitest';
import { Session } from '../../../../src/engine/session.ts';
import { listOrders } from '../../../../src/systems/raid/panels/orders/order-list.ts';
import { type Looks, mapModel } from '../../../../src/systems/raid/panels/sheet-model.ts';
import { act, Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import { reachOf } from '../../../../src/systems/raid/rules/session.ts';
import type { RaidState } from '../../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import { ABOARD } from '../../../../src/systems/raid/rules/types.ts';
import { loadDieppe } from '../dieppe.ts';
import { position, zone, zoneIds } from '../rules/support.ts';

const scenario = loadDieppe();
const unit = (id: string): number => scenario.units.findIndex((u) => u.id === id);

function looksAt(...actions: readonly number[]): Looks {
  const session = new Session(raidOn(scenario), {
    seed: 'model',
    level: 'basic',
    events: false,
    practice: false,
  });
  for (const action of actions) session.do(action);
  const { position: state, asked: decision } = session;
  const reach = reachOf(state);
  return {
    shown: state,
    ready: true,
    decision,
    reach,
    orders: listOrders(state, decision, reach, null),
    chances: new Map(),
    threats: null,
    looked: null,
    hovered: null,
    focused: null,
    inspected: null,
    lang: 'en',
  };
}

const load = act(Do.loadStandard);
const takeMen = act(Do.take, ABOARD + unit('LCA4'));

test('the targets are the zones of the legal orders', () => {
  const looks = looksAt(load, takeMen);
  const { targets, selected } = mapModel(looks);
  const legal = looks.decision.actions.filter((a) => doing(a) === Do.land).map(first);
  expect(targets.filter((t) => t.look === 'enter').map((t) => t.place)).toEqual(legal);
  expect(selected.length).toBeGreaterThan(1);
  expect(targets.every((t) => t.label?.endsWith('MP'))).toBe(true);
});

test('nothing lights up while something is being shown', () => {
  expect(mapModel({ ...looksAt(load, takeMen), ready: false }).targets).toEqual([]);
});

test('pointing at a far zone draws the way there', () => {
  const looks = looksAt(load, takeMen);
  const far = looks.reach.find((w) => w.actions.length > 1);
  const { plan } = mapModel({ ...looks, hovered: far?.zone ?? -1 });
  expect(plan).toEqual(far?.actions.map(first));
});

test('an order that is looked at draws its own way, not the one under the pointer', () => {
  const looks = looksAt(load, takeMen);
  const near = looks.reach.find((w) => w.actions.length === 1);
  const far = looks.reach.find((w) => w.actions.length > 1);
  const looked = near?.actions[0] ?? -1;
  expect(mapModel({ ...looks, hovered: far?.zone ?? -1, looked }).plan).toEqual([near?.zone]);
});

test('9.2a a stack that is looked at draws its way home, once the race is on', () => {
  const laid = { guns: 2, british: { VAS: ['C01'] }, craft: { G1: ['LCA1'] } };
  const looksOn = (shown: RaidState): Looks => ({
    ...{ ...looksAt(load), shown, decision: decision(shown), reach: [], orders: [] },
    inspected: zone('VAS'),
  });
  const way = mapModel(looksOn(position(laid))).plan;
  expect(zoneIds(way)).toEqual(['VAS', 'VGW', 'OR1', 'G1']);
  expect(mapModel(looksOn(position({ ...laid, guns: 1 }))).plan).toEqual([]);
});

test('a chance takes the place of the cost', () => {
  const looks = looksAt(load, takeMen);
  const [action] = looks.decision.actions.filter((a) => doing(a) === Do.land);
  const chances = new Map([[action ?? -1, '63 %']]);
  expect(mapModel({ ...looks, chances }).targets.find((t) => t.look === 'enter')?.label).toBe(
    '63 %',
  );
});
