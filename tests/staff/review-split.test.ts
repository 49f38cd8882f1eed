// The split of a raid into decisions and luck, where everything can be enumerated: it adds up to the last half of a
// success, and luck comes to nothing on average, from every position on.

import { describe, expect, test } from 'vitest';
import type { Player } from '../../src/engine/player.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import { loadPosition } from '../../src/engine/save.ts';
import type { Action } from '../../src/engine/system.ts';
import { Playouts } from '../../src/staff/playouts.ts';
import { assemble } from '../../src/staff/review/assemble.ts';
import type { ReviewBudget } from '../../src/staff/review/budget.ts';
import { examine, playedOut } from '../../src/staff/review/examine.ts';
import type { Examined, Question } from '../../src/staff/review/question.ts';
import { questionsOf } from '../../src/staff/review/questions.ts';
import type { Review } from '../../src/staff/review/review.ts';
import { STAFF } from '../../src/staff/strength.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../src/systems/raid/players/steady/steady.ts';
import { parseAction } from '../../src/systems/raid/rules/actions.ts';
import { endLink, firstLink } from '../../src/systems/raid/rules/graph.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { knowledgeKey } from '../../src/systems/raid/rules/redeal.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import type { RaidState } from '../../src/systems/raid/rules/state.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { ExactValuer, everyCourse, type RaidCourse } from '../systems/raid/odds/exact.ts';
import { position, scenario, zone } from '../systems/raid/rules/support.ts';

/** The split holds for whoever plays on: here `steady`, whose raids are counted out in full. */
const staffed = { game: raidOn(scenario), staff: raidStaff.yardstick ?? raidStaff };
const LAST = { turn: scenario.turns, alarm: 9, pool: [] } as const;
const BEEN = { been: ['landing', 'assault', 'fire', 'telephone'] } as const;

/** Follows the orders it has as long as they are legal, then `steady`. */
function withOrders(...orders: readonly string[]): Player<Scenario> {
  const steady = steadyPlayer();
  const wanted = orders.map((words) => parseAction(scenario, words) as Action);
  return {
    name: 'orders',
    start() {},
    pick: (state, legal) => wanted.find((a) => legal.includes(a)) ?? steady.pick(state, legal),
  };
}

/** A zone of the letter of `id`, out of reach of whatever happens there. */
function farFrom(id: string): string {
  const at = zone(id);
  const near = new Set([at]);
  for (let i = firstLink(scenario, at); i < endLink(scenario, at); i++) {
    const next = scenario.linkTo[i] as number;
    near.add(next);
    for (let k = firstLink(scenario, next); k < endLink(scenario, next); k++) {
      near.add(scenario.linkTo[k] as number);
    }
  }
  const letter = scenario.zoneLetter[at];
  const far = scenario.zones.find((_, z) => scenario.zoneLetter[z] === letter && !near.has(z));
  if (far === undefined) throw new Error(`every zone of the letter is near ${id}`);
  return far.id;
}

const small: ReadonlyArray<readonly [what: string, start: RaidState, player: Player]> = [
  [
    'one assault on the last gun, which steady would not try',
    position({ ...LAST, ...BEEN, guns: 1, british: { HN: ['C01-'] }, germans: { H: ['HG2'] } }),
    withOrders('take HN', 'assault H', 'fill', 'end'),
  ],
  [
    'one shot at the last gun',
    position({
      ...LAST,
      ...BEEN,
      guns: 1,
      british: { SAI: ['C01', 'C02'] },
      germans: { H: ['HG2'] },
    }),
    withOrders('fire H', 'done', 'end'),
  ],
  [
    'the guns left alone: nothing is left to chance',
    position({ ...LAST, ...BEEN, guns: 1, british: { HN: ['C01-'] }, germans: { H: ['HG2'] } }),
    withOrders('end'),
  ],
  [
    'the last gun behind a marker: one raid of two',
    position({
      ...LAST,
      ...BEEN,
      guns: 1,
      british: { HN: ['C01-'] },
      germans: { H: ['HG2'] },
      markers: { H: 'B-wire', [farFrom('H')]: 'B-infantry2' },
      pool: ['GI01'],
    }),
    withOrders('take HN', 'assault H', 'blow', 'fill', 'break-off', 'done', 'end'),
  ],
];

const MOST_PLAYOUTS = 2_000_000;

/** Answers a question without a doubt; the best is looked for among all that is legal. */
function answer(question: Question, state: RaidState, exact: ExactValuer): Examined {
  const { action, playouts: n } = question;
  const best = legalActions(state, [])
    .map((taken) => ({ action: taken, ...exact.played(state, taken, n) }))
    .reduce((a, b) => (b.ends.worth > a.ends.worth ? b : a));
  return {
    index: question.index,
    ...(question.weighPosition ? { position: exact.played(state, null, n) } : {}),
    ...(question.weighAction && action !== undefined
      ? { action: exact.played(state, action, n) }
      : {}),
    ...(question.seekBetter ? { better: best } : {}),
  };
}

function loaded(question: Question): RaidState {
  const state = loadPosition(raidOn(scenario), question.state);
  if ('fault' in state) throw new Error(state.fault);
  return state;
}

/** Asks all that will be asked, so that the common denominator is known. */
function prepare(courses: readonly RaidCourse[], exact: ExactValuer): number {
  const budget = { name: 'exact', playouts: 1, strength: STAFF };
  for (const course of courses) {
    for (const question of questionsOf(staffed, course, budget)) {
      const state = loaded(question);
      exact.ends(state, null);
      for (const action of legalActions(state, [])) exact.ends(state, action);
    }
  }
  const playouts = Number(exact.denominator);
  if (playouts > MOST_PLAYOUTS) throw new Error(`not a small position: ${playouts}`);
  return playouts;
}

function reviewOf(course: RaidCourse, budget: ReviewBudget, exact: ExactValuer): Review {
  const answers = new Map(
    questionsOf(staffed, course, budget).map(
      (q) => [q.index, answer(q, loaded(q), exact)] as const,
    ),
  );
  const replay = makeReplay(raidOn(scenario), { seed: 'x', level: 'basic', events: false }, []);
  return assemble(staffed, replay, course, budget, answers);
}

describe.each(small)('%s', (_, start, player) => {
  const exact = new ExactValuer();
  const courses = everyCourse(start, player);
  const playouts = prepare(
    courses.map(({ course }) => course),
    exact,
  );
  const budget = { name: 'exact', playouts, strength: STAFF };
  const reviewed = courses.map(({ course, denominator }) => ({
    course,
    weight: playouts / Number(denominator),
    review: reviewOf(course, budget, exact),
  }));

  test('all courses together are all there is', () => {
    expect(reviewed.every(({ weight }) => Number.isInteger(weight))).toBe(true);
    expect(reviewed.reduce((sum, { weight }) => sum + weight, 0)).toBe(playouts);
  });

  test('decision and luck add up to the change, move by move and in all', () => {
    for (const { review } of reviewed) {
      const { moves, totals, endValue, scale } = review;
      for (const [i, { value, decision, luck, chance, missed }] of moves.entries()) {
        expect(value + decision + luck).toBe(moves[i + 1]?.value ?? endValue);
        expect(missed).toBeGreaterThanOrEqual(0);
        if (!chance) expect(luck).toBe(0);
      }
      expect(totals.decision + totals.luck).toBe(endValue - (moves[0]?.value ?? 0));
      expect(totals.change).toBe(totals.decision + totals.luck);
      expect([0, scale / 2, scale]).toContain(endValue);
    }
  });

  test('luck comes to nothing on average, from every position on', () => {
    const sums = new Map<string, number>();
    for (const { course, weight, review } of reviewed) {
      for (const [i, { luck }] of review.moves.entries()) {
        const { before, action } = course.moves[i] as RaidCourse['moves'][number];
        const node = `${knowledgeKey(before)} ${action}`;
        sums.set(node, (sums.get(node) ?? 0) + weight * luck);
      }
    }
    for (const sum of sums.values()) expect(sum).toBe(0);
  });

  test('the worth of every position is what the raids from it come to', () => {
    for (const { course, review } of reviewed) {
      for (const [i, { value, decision }] of review.moves.entries()) {
        const { before, action } = course.moves[i] as RaidCourse['moves'][number];
        expect(value).toBe(exact.played(before, null, playouts).ends.worth);
        expect(value + decision).toBe(exact.played(before, action, playouts).ends.worth);
      }
    }
  });

  test('nothing better is to be found than what is named', () => {
    for (const { course, review } of reviewed) {
      for (const [i, { value, decision, missed, better }] of review.moves.entries()) {
        if (better === undefined) continue;
        const { before } = course.moves[i] as RaidCourse['moves'][number];
        const best = exact.played(before, parseAction(scenario, better) as Action, playouts);
        expect(missed).toBeGreaterThan(0);
        expect(best.ends.worth).toBeGreaterThan(value + decision);
      }
    }
  });

  test('samples come near it', () => {
    const sampler = new Playouts(staffed);
    const n = 600;
    const { course } = reviewed[0] as (typeof reviewed)[number];
    for (const { before, action } of course.moves) {
      for (const taken of [null, action]) {
        const worth = exact.played(before, taken, playouts).ends.worth / (2 * playouts);
        const sampled = playedOut(sampler, before, taken, n).ends.worth / (2 * n);
        // Worth lies between 0 and 1: no spread is wider than that of a coin.
        expect(Math.abs(sampled - worth)).toBeLessThan(5 * Math.sqrt(0.25 / n));
      }
    }
  });
});

test('the small positions have something to split', () => {
  const spread = small.map(([, start, player]) => {
    const exact = new ExactValuer();
    const courses = everyCourse(start, player);
    const playouts = prepare(
      courses.map(({ course }) => course),
      exact,
    );
    const budget = { name: 'exact', playouts, strength: STAFF };
    const totals = courses.map(({ course }) => reviewOf(course, budget, exact).totals);
    return {
      decides: totals.some(({ decision }) => decision !== 0),
      luck: new Set(totals.map(({ luck }) => luck)).size,
    };
  });
  expect(spread.some(({ decides }) => decides)).toBe(true);
  expect(spread.filter(({ luck }) => luck > 1).length).toBeGreaterThanOrEqual(2);
});

test('a question is answered from what it holds alone', () => {
  const [, start] = small[0] as (typeof small)[number];
  const [{ course } = { course: undefined }] = everyCourse(
    start,
    withOrders('take HN', 'assault H'),
  );
  if (course === undefined) throw new Error('no course');
  const questions = questionsOf(staffed, course, { name: 'x', playouts: 40, strength: STAFF });
  const playouts = new Playouts(staffed);
  const inOrder = questions.map((q) => examine(playouts, loaded(q), q));
  const backwards = [...questions]
    .reverse()
    .map((q) => examine(new Playouts(staffed), loaded(q), q));
  expect(backwards.reverse()).toEqual(inOrder);
});
