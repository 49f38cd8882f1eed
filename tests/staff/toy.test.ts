// The staff over the toy, which is small enough to be reckoned out: win chance against the exact one, advice, review,
// and luck that comes to nothing in the long run.

import { describe, expect, test } from 'vitest';
import { enumerate } from '../../src/engine/enumerate.ts';
import { copy } from '../../src/engine/position.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import type { Rolls } from '../../src/engine/rolls.ts';
import { playGame } from '../../src/engine/run.ts';
import { savePosition } from '../../src/engine/save.ts';
import { Session } from '../../src/engine/session.ts';
import type { Action } from '../../src/engine/system.ts';
import { into } from '../../src/engine/told.ts';
import { Desk } from '../../src/staff/chance/desk.ts';
import { chance } from '../../src/staff/chance/estimate.ts';
import { LedgerKeeper, type LedgerRoll } from '../../src/staff/luck/ledger.ts';
import { playersOf } from '../../src/staff/players.ts';
import type { Review } from '../../src/staff/review/review.ts';
import { examinerHere, reviewReplay } from '../../src/staff/review/run.ts';
import { STAFF_QUICK } from '../../src/staff/strength.ts';
import { ford } from '../toy/field.ts';
import { plainPlayer } from '../toy/players/plain.ts';
import { staffedToy, toyStaff } from '../toy/players/staff.ts';
import type { ToyEvent } from '../toy/rules/events.ts';
import { act, Do, doing } from '../toy/rules/play.ts';
import type { State } from '../toy/rules/state.ts';
import { toy } from '../toy/rules/system.ts';

const staffed = staffedToy(ford);
const player = plainPlayer();
const OPTIONS = { seed: 'staff', level: 'easy', events: false };
const start = (): State => toy.known(toy.setup(ford, OPTIONS));

/** What `plain` wins on average from a position, to the last die: the share of the best outcome's worth. */
function exactWorth(from: State, known = new Map<string, number>()): number {
  if (toy.over(from)) {
    const { outcome } = toy.score(from);
    return (toy.outcomes.find(({ id }) => id === outcome)?.worth ?? 0) / 2;
  }
  const key = from.cells.join();
  const found = known.get(key);
  if (found !== undefined) return found;
  const action = player.pick(from, toy.legal(from, []));
  let sum = 0;
  eachWay(
    (rolls) => {
      const s = copy(from);
      toy.perform({ s, rolls, tell: null }, action);
      return s;
    },
    (s, weight) => {
      sum += weight * exactWorth(s, known);
    },
  );
  known.set(key, sum);
  return sum;
}

const eachWay = <T>(run: (rolls: Rolls) => T, visit: (result: T, weight: number) => void): void =>
  enumerate(run, (result, denominator) => visit(result, 1 / Number(denominator)));

/** Over every way in which the counters may have been dealt. */
function eachDeal(from: State, visit: (dealt: State, weight: number) => void): void {
  eachWay((rolls) => {
    const dealt = copy(from);
    toy.redeal(dealt, from, rolls);
    return dealt;
  }, visit);
}

test('the win chance is the exact one, as near as its playouts come', () => {
  let exact = 0;
  eachDeal(start(), (dealt, weight) => {
    exact += weight * exactWorth(dealt);
  });
  const told = chance(staffed, start(), 1500);
  expect(exact).toBeGreaterThan(0);
  expect(exact).toBeLessThan(1);
  expect(told.value).toBeGreaterThan(exact - 0.03);
  expect(told.value).toBeLessThan(exact + 0.03);
});

test('it knows no more than the player: how the counters were dealt changes nothing', () => {
  const values = ['one', 'two', 'three'].map((seed) => {
    const position = toy.setup(ford, { ...OPTIONS, seed });
    return chance(staffed, toy.known(position), 200).value;
  });
  expect(new Set(values).size).toBe(1);
});

test('advice weighs the orders and says what is gained', () => {
  const desk = new Desk([staffed]);
  desk.order({ kind: 'advice', id: 1, state: savePosition(start()), strength: STAFF_QUICK.name });
  const reply = desk.work();
  if (reply?.kind !== 'advice' || reply.advice === null) throw new Error('no advice');
  const { action, standing, gain } = reply.advice;
  expect(toy.legal(start(), [])).toContain(action);
  expect(standing).toBe(player.pick(start(), toy.legal(start(), [])));
  expect(gain).toBeGreaterThanOrEqual(0);
});

test('its players are its own, chance and planners, and everybody ends a game', () => {
  for (const entry of playersOf(toy, toyStaff).slice(0, 3)) {
    const end = playGame(staffed.game, OPTIONS, entry.make(), []);
    expect(toy.over(end), entry.name).toBe(true);
  }
});

describe('a review', () => {
  async function reviewed(): Promise<Review> {
    const actions: Action[] = [];
    playGame(staffed.game, OPTIONS, player, actions);
    const replay = makeReplay(staffed.game, OPTIONS, actions);
    const budget = { name: 'small', playouts: 20, strength: STAFF_QUICK };
    return (await reviewReplay(staffed, replay, budget, examinerHere(staffed))) as Review;
  }

  test('adds up from the first order to the last, and is the same every time', async () => {
    const review = await reviewed();
    const { moves, totals, endValue } = review;
    expect((moves[0]?.value ?? 0) + totals.decision + totals.luck).toBe(endValue);
    expect(await reviewed()).toEqual(review);
  });
});

describe('the luck of the rolls', () => {
  const MOST = 4; // dice; a game is broken off after the order in which they fell

  /** The rolls of a game that `plain` plays, up to so many dice. */
  function ledgerOf(from: State, rolls: Rolls): readonly LedgerRoll[] {
    const keeper = new LedgerKeeper(staffed);
    const s = copy(from);
    let dice = 0;
    for (let index = 0; !toy.over(s) && dice < MOST; index++) {
      const told: ToyEvent[] = [];
      toy.perform({ s, rolls, tell: into(told) }, player.pick(s, toy.legal(s, [])));
      dice += told.filter((event) => 'die' in event).length;
      keeper.add(index, told);
    }
    return keeper.ledger().rolls;
  }

  const ways: Array<{ readonly rolls: readonly LedgerRoll[]; readonly weight: number }> = [];
  for (const events of [false, true]) {
    eachDeal(toy.known(toy.setup(ford, { ...OPTIONS, events })), (dealt, share) => {
      eachWay(
        (rolls) => ledgerOf(dealt, rolls),
        (rolls, weight) => ways.push({ rolls, weight: share * weight }),
      );
    });
  }

  test.each(toyStaff.rollKinds)('%s: over every way to fall it comes to nothing', (kind) => {
    let [luck, seen] = [0, 0];
    for (const { rolls, weight } of ways) {
      for (const roll of rolls.filter((one) => one.kind === kind)) {
        seen++;
        luck += weight * (roll.count - roll.expected.n / roll.expected.d);
      }
    }
    expect(seen).toBeGreaterThan(0);
    expect(luck).toBeCloseTo(0, 9);
  });
});

describe('a session', () => {
  test('branches with fresh dice where command is taken', () => {
    const actions: Action[] = [];
    playGame(staffed.game, OPTIONS, player, actions);
    const at = actions.findIndex((action) => doing(action) === Do.end);
    const ends = ['first', 'second', 'third', 'fourth', 'fifth'].map((seed) => {
      const course = { ...OPTIONS, practice: false, branches: [{ at, seed }] };
      const session = new Session(staffed.game, course);
      for (const action of actions.slice(0, at)) session.do(action);
      while (!session.over) session.do(player.pick(session.position, session.asked.actions));
      return session.frames.map(({ event }) => ('die' in event ? event.die.value : '')).join('');
    });
    expect(new Set(ends).size).toBeGreaterThan(1);
  });

  test('takes back every step up to the last die', () => {
    const session = new Session(staffed.game, { ...OPTIONS, practice: false });
    session.do(act(Do.end));
    const before = session.position.cells.slice();
    session.do(toy.parse(ford, 'move L2 B3') as Action);
    expect(session.undo()).toBe(true);
    expect(session.position.cells).toEqual(before);
  });
});
