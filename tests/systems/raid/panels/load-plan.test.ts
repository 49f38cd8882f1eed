// 3d The loading the player sets up on the screen, and the orders that make it so.

import { describe, expect, it } from 'vitest';
import {
  aboardIn,
  groupsOf,
  isLoaded,
  type LoadPlan,
  levelsAboard,
  loadOrders,
  NOBODY,
  onQuay,
  planOrdered,
  putAboard,
  standardPlan,
} from '../../../../src/systems/raid/panels/loading/load-plan.ts';
import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import { asked, beforeLoading, doAll, names, scenario, unit, where } from '../rules/support.ts';

const start = beforeLoading();
const standard = standardPlan(scenario);

function put(plan: LoadPlan, man: string, craft: string | null, instead?: string): LoadPlan {
  const to = craft === null ? null : unit(craft);
  const next = putAboard(start, plan, unit(man), to, instead === undefined ? null : unit(instead));
  if ('rule' in next) throw new Error(`refused: ${next.rule}`);
  return next;
}

describe('the loading on the screen', () => {
  it('shows both groups with their craft, and the standard loading', () => {
    const [first, second] = groupsOf(start);
    expect(names(first?.craft ?? [])).toEqual(['LCA1', 'LCA2', 'LCA3']);
    expect(names(second?.craft ?? [])).toEqual(['LCA4', 'LCA5', 'LCA6', 'LCA7']);
    if (first === undefined) throw new Error('no group');
    expect(names(aboardIn(first, standard, unit('LCA1')))).toContain('C01');
    expect(names(onQuay(first, NOBODY))).toHaveLength(11);
    expect(levelsAboard(start, standard, unit('LCA1'))).toBe(8);
  });

  it('3d refuses a full craft and a craft of the other group', () => {
    expect(putAboard(start, standard, unit('C05'), unit('LCA1'))).toEqual({ rule: '3d' });
    expect(putAboard(start, standard, unit('C05'), unit('LCA4'))).toEqual({ rule: '3d' });
  });

  it('lets two men change places, even between full craft', () => {
    const plan = put(standard, 'C05', 'LCA1', 'C01');
    expect([plan.get(unit('C05')), plan.get(unit('C01'))]).toEqual([unit('LCA1'), unit('LCA2')]);
  });

  it('puts a man back on the quay', () => {
    const plan = put(standard, 'C05', null);
    expect(plan.has(unit('C05'))).toBe(false);
    expect(isLoaded(scenario, plan)).toBe(false);
  });
});

describe('the orders that load the craft', () => {
  it('is one word for the standard loading', () => {
    expect(loadOrders(scenario, standard).map((a) => formatAction(scenario, a))).toEqual([
      'load-standard',
    ]);
  });

  it('loads man by man in the order the rules ask for, and the raid begins', () => {
    const plan = put(standard, 'C05', 'LCA3');
    const orders = loadOrders(scenario, plan).map((a) => formatAction(scenario, a));
    expect(orders).toHaveLength(scenario.loadingOrder.length);
    const { state } = doAll(start, ...orders);
    expect(asked(state)).toBe('choose');
    expect(where(state, 'C05')).toBe('LCA3');
  });

  it('reads what has been ordered already', () => {
    const { state } = doAll(start, 'load C01 LCA2', 'load C02 LCA3');
    expect([...planOrdered(state)]).toEqual([
      [unit('C01'), unit('LCA2')],
      [unit('C02'), unit('LCA3')],
    ]);
  });
});
