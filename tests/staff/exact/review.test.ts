// What the review says of an end that can be searched: the order that gives it away is marked, with what was better; an
// order that decides nothing yet is no loss; a swing that the next order takes back is told as one.

import { expect, test, vi } from 'vitest';
import type { Player } from '../../../src/engine/player.ts';
import { makeReplay } from '../../../src/engine/replay.ts';
import { loadPosition } from '../../../src/engine/save.ts';
import { Playouts } from '../../../src/staff/playouts.ts';
import { assemble } from '../../../src/staff/review/assemble.ts';
import { examine } from '../../../src/staff/review/examine.ts';
import { luckFigure } from '../../../src/staff/review/luck-figure.ts';
import { questionsOf } from '../../../src/staff/review/questions.ts';
import type { Review } from '../../../src/staff/review/review.ts';
import { STAFF_QUICK } from '../../../src/staff/strength.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import { parseAction } from '../../../src/systems/raid/rules/actions.ts';
import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { everyCourse, type RaidCourse } from '../../systems/raid/odds/exact.ts';
import { position, scenario } from '../../systems/raid/rules/support.ts';
import { HAND_MADE } from './hand-made.ts';

vi.setConfig({ testTimeout: 120_000 });

const staffed = staffedRaid(scenario);
const budget = { name: 'test', playouts: 40, strength: STAFF_QUICK };

/** Gives these orders, one after the other. */
function withOrders(orders: readonly string[]): Player {
  let i = 0;
  return {
    name: 'orders',
    start() {},
    pick: (_, legal) => {
      const action = parseAction(scenario, orders[i++ % orders.length] ?? '');
      if (typeof action !== 'number' || !legal.includes(action)) throw new Error(orders[i - 1]);
      return action;
    },
  };
}

/** The review of a raid that begins there; of the first course its dice could take. */
function reviewOf(start: RaidState, ...orders: readonly string[]): Review {
  const [first] = everyCourse(start, withOrders(orders));
  if (first === undefined) throw new Error('no course');
  return reviewOfCourse(first.course);
}

function reviewOfCourse(course: RaidCourse): Review {
  const playouts = new Playouts(staffed);
  const answers = new Map(
    questionsOf(staffed, course, budget).map((question) => {
      const s = loadPosition(raidOn(scenario), question.state);
      if ('fault' in s) throw new Error(s.fault);
      return [question.index, examine(playouts, s, question)] as const;
    }),
  );
  const replay = makeReplay(raidOn(scenario), { seed: 'x', level: 'basic', events: false }, []);
  return assemble(staffed, replay, course, budget, answers);
}

function addsUp({ moves, totals, endValue }: Review): void {
  for (const [i, move] of moves.entries()) {
    const before = moves[i + 1];
    const next = before === undefined ? endValue : before.value - (before.revalued ?? 0);
    expect(move.value + move.decision + move.luck).toBe(next);
  }
  expect(totals.change).toBe(endValue - (moves[0]?.value ?? 0));
}

const FETCH = HAND_MADE['a craft has to come for him'] as RaidState;

test('ending the phase with idle stacks is marked, with the whole line that was better', () => {
  const review = reviewOf(FETCH, 'end');
  addsUp(review);
  const [move] = review.moves;
  expect(move).toMatchObject({ action: 'end', exact: true, mark: 'blunder', better: 'take S3' });
  expect(move?.decision).toBe(-review.scale / 2);
  expect(move?.missed).toBe(review.scale / 2);
  const [costly] = review.costliest;
  expect([costly?.better, ...(costly?.line ?? [])].slice(0, 3)).toEqual([
    'take S3',
    'sail G1',
    'done',
  ]);
  expect(costly?.margin).toBe(0);
});

test('orders that decide nothing yet cost nothing, and the winning ones are no failure', () => {
  const review = reviewOf(
    FETCH,
    ...['take S3', 'sail G1', 'done', 'take OR1', 'embark LCA1', 'end'],
  );
  addsUp(review);
  expect(review.moves.map(({ decision }) => decision)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(review.moves.map(({ mark }) => mark)).toEqual(Array(6).fill(undefined));
  expect(review.moves.every(({ value, exact }) => value === review.scale && exact)).toBe(true);
  expect(luckFigure(review)).toEqual({ luck: 0, margin: 0 });
});

test('putting the craft down short is marked where it is done, not before', () => {
  const review = reviewOf(FETCH, 'take S3', 'done', 'end');
  addsUp(review);
  expect(review.moves.map(({ mark }) => mark)).toEqual([undefined, 'blunder', undefined]);
});

test('luck against the exact chance, and nothing else', () => {
  const review = reviewOf(HAND_MADE['fire on the craft, and no way out'] as RaidState, 'end');
  addsUp(review);
  const [move] = review.moves;
  expect(move?.exact).toBe(true);
  expect(move?.decision).toBe(0);
  expect(Math.abs(move?.luck ?? 0)).toBeGreaterThan(0);
  expect(review.totals.luckMargin).toBe(0);
});

test('luck comes to nothing over all that the dice of a searched end could do', () => {
  const start = HAND_MADE['fire on the craft, and no way out'] as RaidState;
  const courses = everyCourse(start, withOrders(['end']));
  expect(courses.length).toBeGreaterThan(1);
  let luck = 0;
  for (const { course, denominator } of courses) {
    const review = reviewOfCourse(course);
    addsUp(review);
    luck += (review.moves[0]?.luck ?? 0) / review.scale / Number(denominator);
  }
  expect(Math.abs(luck)).toBeLessThanOrEqual(1 / (2 * budget.playouts)); // a worth is rounded to one playout
});

test('where sampling ends and the search begins, the difference stands by itself', () => {
  const early = position({
    turn: scenario.turns - 1,
    alarm: 5,
    pool: [],
    guns: 2,
    been: ['landing', 'assault', 'fire', 'telephone'],
    british: { OR1: ['LOV'] },
    craft: { S3: ['LCA1'] },
  });
  const review = reviewOf(early, 'end', 'end');
  addsUp(review);
  const [first, second] = review.moves;
  expect(first?.exact).toBeUndefined();
  expect(first?.luck).toBe(0);
  expect(second?.exact).toBe(true);
  expect(second?.value).toBe(review.scale);
});

test('a swing without a die that the next order takes back is told as such', () => {
  const { moves } = reviewOf(FETCH, 'take S3', 'sail G1', 'done', 'end');
  expect(moves.filter(({ takenBack }) => takenBack)).toEqual([]);
  const weighed = sampledSwing();
  expect(weighed.moves.map(({ takenBack }) => takenBack)).toEqual([true, undefined, undefined]);
  expect(weighed.moves.map(({ mark }) => mark)).toEqual([undefined, undefined, undefined]);
});

/** A raid of which somebody has weighed the first order as a failure, the second as a success. */
function sampledSwing(): Review {
  const [first] = everyCourse(FETCH, withOrders(['take S3', 'sail G1', 'done', 'end']));
  if (first === undefined) throw new Error('no course');
  const moves = first.course.moves.slice(0, 3).map((move) => ({ ...move, standing: -1 }));
  const played = (worth: number) => ({
    ends: {
      n: budget.playouts,
      counts: [worth === 2 ? budget.playouts : 0, 0, worth === 2 ? 0 : budget.playouts],
      worth: worth * budget.playouts,
      points: 0,
      squares: 0,
      lines: [],
    },
    digits: String(worth).repeat(budget.playouts),
  });
  const end = (moves[2] as (typeof moves)[number]).before;
  const course = { moves: [...moves], end, over: false };
  const answers = new Map([2, 0, 2, 2].map((w, index) => [index, { index, position: played(w) }]));
  const replay = makeReplay(raidOn(scenario), { seed: 'x', level: 'basic', events: false }, []);
  return assemble(staffed, replay, course, budget, answers);
}
