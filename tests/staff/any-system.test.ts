// The staff of a system that is nothing like the raid: a die a turn, played safe or bold, and four ways to end.

import { expect, test } from 'vitest';
import { spreadOf } from '../../src/engine/luck.ts';
import { copyInto, type Position } from '../../src/engine/position.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import { RANDOM_CELLS, SeededRolls } from '../../src/engine/rolls.ts';
import { playGame } from '../../src/engine/run.ts';
import { savePosition } from '../../src/engine/save.ts';
import type { Staffed, StaffOf } from '../../src/engine/staff-of.ts';
import type { Action, System } from '../../src/engine/system.ts';
import { Desk } from '../../src/staff/chance/desk.ts';
import { chance } from '../../src/staff/chance/estimate.ts';
import { findPlayer, playersOf } from '../../src/staff/players.ts';
import type { Review } from '../../src/staff/review/review.ts';
import { examinerHere, reviewReplay } from '../../src/staff/review/run.ts';
import { STAFF_QUICK } from '../../src/staff/strength.ts';

const TURN = RANDOM_CELLS; // cells after those of the dice
const SUM = TURN + 1;
const TURNS = 3;
const SAFE = 0; // brings 3
const BOLD = 1; // brings a D6
const WORDS = ['safe', 'bold'];
const rule = { book: 'toss', id: '1' };

interface Thrown {
  readonly kind: 'thrown';
  readonly rule: typeof rule;
  readonly turn: number;
  readonly value: number;
}

const scenario = { id: 'table', hash: 'table', levels: [{ id: 'plain' }] };
type Toss = typeof scenario;
const cell = ({ cells }: Position, at: number): number => cells[at] as number;
const turn = (p: Position): number => cell(p, TURN);
const over = (p: Position): boolean => turn(p) > TURNS;

const system: System<Toss, Thrown> = {
  id: 'toss',
  version: '1',
  cells: SUM + 1,
  random: 0,
  outcomes: [
    { id: 'triumph', worth: 10 },
    { id: 'win', worth: 4 },
    { id: 'draw', worth: 1 },
    { id: 'loss', worth: 0 },
  ],
  setup(sc, { seed }) {
    const p = { scenario: sc, cells: new Int16Array(SUM + 1) };
    p.cells[TURN] = 1;
    new SeededRolls(seed, 0).save(p);
    return p;
  },
  legal(p, into) {
    into.length = 0;
    if (!over(p)) into.push(SAFE, BOLD);
    return into;
  },
  forbids: (p, action) => (!over(p) && WORDS[action] !== undefined ? null : rule),
  perform({ s, rolls, tell }, action) {
    const value = action === BOLD ? rolls.d6('bold', '1') : 3;
    if (action === BOLD) tell?.({ kind: 'thrown', rule, turn: turn(s), value });
    s.cells[SUM] = cell(s, SUM) + value;
    s.cells[TURN] = turn(s) + 1;
  },
  asked: (p) => ({ kind: 'dare', actions: system.legal(p, []) }),
  turn,
  over,
  score(p) {
    const vp = cell(p, SUM);
    const outcome = vp >= 14 ? 'triumph' : vp >= 10 ? 'win' : vp === 9 ? 'draw' : 'loss';
    return { vp, lines: [{ rule, what: 'sum', count: vp, vp }], outcome, over: over(p) };
  },
  format: (_, action) => WORDS[action] ?? '',
  parse(_, text) {
    const action = WORDS.indexOf(text);
    return action < 0 ? { fault: `no action '${text}'` } : action;
  },
  reveals: () => false,
  known(p) {
    const cells = p.cells.slice();
    cells.fill(0, 0, RANDOM_CELLS);
    return { scenario: p.scenario, cells };
  },
  redeal: (into, from) => copyInto(into, from),
};

const careful = { name: 'careful', start() {}, pick: (): Action => SAFE };
const staff: StaffOf<Toss, Thrown> = {
  players: [{ name: 'careful', description: 'never dares', make: () => careful }],
  standing: () => careful,
  worthComparing: () => [SAFE, BOLD],
  matters: () => true,
  pointsPerWorth: 1,
  begins: () => true,
  rests: () => true,
  rollKinds: ['dare'],
  dice: [{ side: 'player', sides: 6, good: 1 }],
  luck: () => ({
    read: ({ turn: at, value }) => [
      {
        turn: at,
        kind: 'dare',
        rule: rule.id,
        zone: -1,
        dice: [{ name: 'bold', side: 'player', sides: 6, value }],
        count: value,
        spread: spreadOf([1, 2, 3, 4, 5, 6]),
        good: 1,
      },
    ],
  }),
};
const staffed: Staffed<Toss, Thrown> = { game: { system, scenario }, staff };
const options = { seed: 'toss', level: 'plain', events: false };

test('the win chance counts every outcome by its worth', () => {
  const start = system.setup(scenario, options);
  const safe = chance(staffed, start, 5);
  expect(safe).toMatchObject({ n: 5, counts: [0, 0, 5, 0], total: 0, half: 5, fail: 0 });
  expect(safe.value).toBe(1 / 10);
  expect(safe.meanPoints).toBe(9);
});

test('advice says to dare, and how much that gains', () => {
  const desk = new Desk([staffed]);
  const state = savePosition(system.setup(scenario, options));
  desk.order({ kind: 'advice', id: 1, state, strength: STAFF_QUICK.name });
  const reply = desk.work();
  if (reply?.kind !== 'advice' || reply.advice === null) throw new Error('no advice');
  const { action, standing, options: weighed, gain } = reply.advice;
  expect([action, standing]).toEqual([BOLD, SAFE]);
  const [bold, safe] = weighed.map((option) => option.chance.value);
  expect(gain).toBeCloseTo((bold ?? 0) - (safe ?? 0), 12);
  expect(gain).toBeGreaterThan(0);
});

test('a review adds up, with the luck of every roll', async () => {
  const actions: Action[] = [];
  const dare = { name: 'dare', start() {}, pick: (): Action => BOLD };
  const end = playGame(staffed.game, options, dare, actions);
  const replay = makeReplay(staffed.game, options, actions);
  const budget = { name: 'small', playouts: 30, strength: STAFF_QUICK };
  const made = await reviewReplay(staffed, replay, budget, examinerHere(staffed));
  const { scale, moves, totals, endValue, ledger } = made as Review;
  const worth = system.outcomes.find(({ id }) => id === system.score(end).outcome)?.worth ?? 0;
  expect(scale).toBe(300);
  expect(endValue).toBe(30 * worth);
  expect((moves[0]?.value ?? 0) + totals.decision + totals.luck).toBe(endValue);
  expect(ledger.rolls.map((roll) => roll.turn)).toEqual([1, 2, 3]);
  expect(ledger.kinds.map(({ kind, came }) => [kind, came])).toEqual([['dare', cell(end, SUM)]]);
  expect(ledger.dice.map(({ side, rolls }) => [side, rolls])).toEqual([['player', 3]]);
});

test('has its own players, chance and planners', () => {
  const names = playersOf(system, staff).map(({ name }) => name);
  expect(names).toEqual(['random', 'careful', 'planner-quick', 'planner', 'planner-deep']);
  const planner = findPlayer(system, staff, 'planner');
  const start = system.setup(scenario, options);
  expect(planner?.pick(start, system.legal(start, []))).toBe(BOLD);
  expect(findPlayer(system, staff, 'planner-beach-0')).toBeUndefined();
});
