// Orders that lead back to where they began are no part of a plan, and what is left of it can still be carried out.

import { expect, test } from 'vitest';
import { copy } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import type { Action } from '../../src/engine/system.ts';
import { byStanding, type Course, courseOf } from '../../src/staff/plan/course.ts';
import { withoutDetours } from '../../src/staff/plan/detours.ts';
import { Playouts } from '../../src/staff/playouts.ts';
import { leadsNowhere } from '../../src/systems/raid/players/nowhere.ts';
import { raidStaff, staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { Do, doing, first } from '../../src/systems/raid/rules/actions.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import type { RaidState } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { ABOARD } from '../../src/systems/raid/rules/types.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

const dieppe = loadDieppe();

/** What the first of a kind that is legal leads to, kind after kind; the orders with where they were given. */
function given(start: RaidState, ...kinds: readonly number[]): Course<Scenario> {
  const s = copy(start);
  const rolls = new SeededRolls('detours', raid.random);
  const orders = kinds.map((kind) => {
    const before = copy(s);
    const action = raid
      .legal(s, [])
      .find((a) => doing(a) === kind && (kind !== Do.take || isAboard(a)));
    if (action === undefined) throw new Error(`nothing of kind ${kind} is legal`);
    perform({ s, rolls, tell: null }, action);
    return { action, before, begins: raidStaff.begins(before), sure: 1, open: false, rival: null };
  });
  return { orders, after: s };
}
const isAboard = (action: Action): boolean => first(action) >= ABOARD;
const actionsOf = ({ orders }: Course<Scenario>): Action[] => orders.map(({ action }) => action);

function afloat(): RaidState {
  const s = setup(dieppe, { seed: 'detours', level: 'basic', events: false });
  perform(
    { s, rolls: new SeededRolls('load', raid.random), tell: null },
    raid.legal(s, []).find((a) => doing(a) === Do.loadStandard) as Action,
  );
  return s;
}

test('ashore and straight aboard again leads nowhere, and ashore alone does not', () => {
  const start = afloat();
  const there = given(start, Do.take, Do.land);
  const back = given(start, Do.take, Do.land, Do.embark);
  expect(leadsNowhere(start, actionsOf(there), there.after)).toBe(false);
  expect(leadsNowhere(start, actionsOf(back), back.after)).toBe(true);
});

test('a stack that is only looked at, and one that fights, lead somewhere', () => {
  const start = afloat();
  const seen = given(start, Do.take, Do.done);
  expect(leadsNowhere(start, actionsOf(seen), seen.after)).toBe(false);
  const [take, land] = actionsOf(given(start, Do.take, Do.land)) as [Action, Action];
  expect(leadsNowhere(start, [take, land, Do.fire as Action], start)).toBe(false);
});

test('a course is followed again without what leads nowhere, to the end of its phase', () => {
  const start = afloat();
  const odd = given(start, Do.take, Do.land, Do.embark, Do.take, Do.land, Do.done, Do.end);
  const straight = withoutDetours(raidStaff, odd);
  expect(straight?.map((line) => line.map(doing))).toEqual([[Do.take, Do.land, Do.done], [Do.end]]);
  const playouts = new Playouts(staffedRaid(dieppe));
  const work = courseOf(playouts, start, byStanding(playouts), straight ?? []);
  let step = work.next();
  while (!step.done) step = work.next();
  expect(actionsOf(step.value)).toEqual(straight?.flat());
  expect(withoutDetours(raidStaff, step.value)).toBeNull();
});
