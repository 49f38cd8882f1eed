// A plan for the rest of the phase: every order is legal when its turn comes, one leads to the next, nothing in it hangs
// on what is hidden or on how the work is cut up, and no officer is left in front.

import { describe, expect, test, vi } from 'vitest';
import { hashPosition } from '../../src/engine/hash.ts';
import type { PlanLine } from '../../src/engine/plan.ts';
import { copy, type Position } from '../../src/engine/position.ts';
import { SeededRolls } from '../../src/engine/rolls.ts';
import { loadPosition, type SavedPosition, savePosition } from '../../src/engine/save.ts';
import { Desk, type DeskReply } from '../../src/staff/chance/desk.ts';
import { byPlanner, courseOf } from '../../src/staff/plan/course.ts';
import { expected, TRIES } from '../../src/staff/plan/expected.ts';
import { linesOf } from '../../src/staff/plan/plan.ts';
import { plan, planning } from '../../src/staff/plan/planning.ts';
import { difference, WEIGHED } from '../../src/staff/plan/weigh.ts';
import { Playouts } from '../../src/staff/playouts.ts';
import { PLANNING, QUICK } from '../../src/staff/strength.ts';
import { loadBattle } from '../../src/systems/raid/data/battles.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { act, Do, doing, first } from '../../src/systems/raid/rules/actions.ts';
import { perform } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { unitsIn } from '../../src/systems/raid/rules/stacks.ts';
import { G, get, kindOf, type RaidState, Stage } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { Kind } from '../../src/systems/raid/rules/types.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { otherwise } from '../systems/raid/odds/hidden.ts';
import { positionsOf } from '../systems/raid/odds/positions.ts';

vi.setConfig({ testTimeout: 300_000 });

const dieppe = loadDieppe();
const berneval = loadBattle('berneval-1942');

/** Positions all over a raid, also in the middle of what a stack does. */
function positions(scenario: Scenario, seed: string, level: string, step: number): RaidState[] {
  const s = setup(scenario, { seed, level, events: false });
  const rolls = new SeededRolls(s, raid.random);
  const player = steadyPlayer();
  const found: RaidState[] = [];
  for (let i = 0; get(s, G.stage) !== Stage.over; i++) {
    rolls.save(s);
    if (i % step === 0) found.push(copy(s));
    perform({ s, rolls, tell: null }, player.pick(s, legalActions(s, [])));
  }
  return found;
}

function finished<T>(work: Generator<void, T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}

function plannedFrom(scenario: Scenario, s: RaidState): PlanLine[] {
  const staffed = staffedRaid(scenario);
  const playouts = new Playouts(staffed);
  const course = finished(courseOf(playouts, s, byPlanner(playouts, QUICK)));
  return linesOf(staffed, course);
}

const loadedOn =
  (scenario: Scenario) =>
  (saved: SavedPosition): RaidState => {
    const s = loadPosition({ system: raid, scenario }, saved);
    if ('fault' in s) throw new Error(s.fault);
    return s;
  };

describe.each([
  ['Dieppe', dieppe, 'seasoned', 23],
  ['Berneval', berneval, 'basic', 17],
] as const)('a plan at %s', (_, scenario, level, step) => {
  const found = positions(scenario, 'plans', level, step);
  const load = loadedOn(scenario);
  const plans = found.map((s) => ({ s, lines: plannedFrom(scenario, s) }));

  test('has every order legal when its turn comes, and one leads to the next', () => {
    expect(plans.length).toBeGreaterThan(6);
    let sure = 0;
    for (const { s, lines } of plans) {
      expect(lines.length).toBeGreaterThan(0);
      expect(said(lines[0]?.orders[0]?.state)).toBe(said(savePosition(raid.known(s))));
      for (const { orders, after } of lines) {
        for (const [i, order] of orders.entries()) {
          const before = load(order.state);
          expect(raid.forbids(before, order.action)).toBeNull();
          const then = orders[i + 1]?.state ?? after;
          if (order.sure < 1 || (order.open && i === orders.length - 1)) continue;
          perform(
            { s: before, rolls: new SeededRolls('any', raid.random), tell: null },
            order.action,
          );
          expect(hashPosition(raid.known(before))).toBe(hashPosition(load(then)));
          sure++;
        }
      }
    }
    expect(sure).toBeGreaterThan(50);
  });

  test('ends with the phase, and only there', () => {
    for (const { s, lines } of plans) {
      for (const [i, line] of lines.entries()) {
        expect(line.ends).toBe(i === lines.length - 1);
        for (const { state } of line.orders) expect(raid.turn(load(state))).toBe(raid.turn(s));
      }
    }
  });

  test('puts no officer in front, and leaves none there with a commando behind him', () => {
    for (const { lines } of plans) {
      for (const { orders, ends } of lines) {
        for (const { action, state } of orders) {
          const before = load(state);
          if (doing(action) === Do.front)
            expect(kindOf(before, first(action))).not.toBe(Kind.officer);
          if (!ends || doing(action) !== Do.end) continue;
          for (let zone = 0; zone < scenario.zones.length; zone++) {
            const [top, ...others] = unitsIn(before, zone).map((unit) => kindOf(before, unit));
            if (others.includes(Kind.commando)) expect(top).not.toBe(Kind.officer);
          }
        }
      }
    }
  });
});

const staffed = staffedRaid(dieppe);
const [, , , middle, later] = positionsOf('steady', 'plan work', 'hardened', 45) as RaidState[];
if (middle === undefined || later === undefined) throw new Error('the raid is too short');

/** Positions are long: compared as text they are quick. */
const said = (made: unknown): string => JSON.stringify(made);

describe('a whole plan', () => {
  const whole = plan(new Playouts(staffed), middle, PLANNING);
  if (whole === null) throw new Error('no plan for a raid under way');

  test('is the same in one go, in steps and at a desk with other work', () => {
    const work = planning(new Playouts(staffed), middle, PLANNING);
    let steps = 0;
    let made = null;
    for (let step = work.next(); ; step = work.next(), steps++) {
      if (!step.done) continue;
      made = step.value;
      break;
    }
    expect(steps).toBeGreaterThan(10);
    expect(said(made)).toBe(said(whole));
    const desk = new Desk([staffed]);
    desk.order({ kind: 'chance', id: 1, state: savePosition(later), most: 64 });
    desk.order({ kind: 'plan', id: 2, state: savePosition(middle) });
    const replies: DeskReply[] = [];
    while (desk.isBusy) {
      const reply = desk.work();
      if (reply !== null) replies.push(reply);
    }
    const told = replies.find(({ kind }) => kind === 'plan');
    expect(said(told)).toBe(said({ kind: 'plan', id: 2, plan: whole }));
  });

  test('hangs on nothing hidden, and leaves the raid as it was', () => {
    const before = hashPosition(middle);
    const hidden = otherwise(middle);
    expect(hashPosition(hidden)).not.toBe(before);
    expect(said(plan(new Playouts(staffed), hidden, PLANNING))).toBe(said(whole));
    expect(hashPosition(middle)).toBe(before);
  });

  test('is weighed in so many games, and its reasons add up', () => {
    for (const one of [whole, plan(new Playouts(staffed), later, PLANNING)]) {
      if (one?.next == null) continue;
      expect(one.plan.chance.n).toBe(WEIGHED);
      expect(one.next.chance.n).toBe(WEIGHED);
      expect(one.gain.mean).toBeCloseTo(one.plan.chance.value - one.next.chance.value, 9);
      const points = one.reasons.reduce((sum, line) => sum + line.points, 0);
      expect(points).toBeCloseTo(one.points.mean, 9);
    }
  });

  test('is forgotten when it is no longer wanted, and there is none for a raid that is over', () => {
    const desk = new Desk([staffed]);
    desk.order({ kind: 'plan', id: 1, state: savePosition(middle) });
    expect(desk.work()).toBeNull();
    expect(desk.isBusy).toBe(true);
    desk.order({ kind: 'stop', id: 1 });
    expect(desk.isBusy).toBe(false);
    const over = positionsOf('steady', 'plan over', 'basic', 1).at(-1) as RaidState;
    const end = copy(over);
    perform({ s: end, rolls: new SeededRolls('end', raid.random), tell: null }, act(Do.end));
    expect(plan(new Playouts(staffed), end, PLANNING)).toBeNull();
  });
});

describe('what is expected of an order', () => {
  const { game } = staffed;
  const start: Position<Scenario> = setup(dieppe, { seed: 'e', level: 'basic', events: false });

  test('is sure where no die falls, and a share of the tries where one does', () => {
    const loaded = copy(start);
    perform(
      { s: loaded, rolls: new SeededRolls('e', raid.random), tell: null },
      act(Do.loadStandard),
    );
    const [take] = legalActions(loaded, []).filter((a) => doing(a) === Do.take);
    expect(expected(game, raid.known(loaded), take as number, 0).sure).toBe(1);
    const landed = positionsOf('steady', 'expected', 'hardened', 1).find((s) =>
      legalActions(s, []).some((a) => doing(a) === Do.fire),
    ) as RaidState;
    const fire = legalActions(landed, []).find((a) => doing(a) === Do.fire) as number;
    const { sure } = expected(game, raid.known(landed), fire, 0);
    expect(sure).toBeLessThan(1);
    expect(Number.isInteger(Math.round(sure * TRIES * 1e9) / 1e9)).toBe(true);
  });

  test('differences know their margin', () => {
    expect(difference([1, 2, 3], [1, 2, 3])).toEqual({ mean: 0, error: 0, margin: 0 });
    expect(difference([2, 3, 4], [1, 2, 3])).toMatchObject({ mean: 1, error: 0 });
    expect(difference([1, 0, 1, 0], [0, 1, 0, 1]).error).toBeCloseTo(Math.sqrt(1 / 3), 12);
  });
});
