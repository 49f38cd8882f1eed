// The same work gives the same answer: in one go or in steps, here or elsewhere, in any order.

import { describe, expect, test, vi } from 'vitest';
import { savePosition } from '../../src/engine/save.ts';
import { advise } from '../../src/staff/chance/advice.ts';
import { chanceOf } from '../../src/staff/chance/chance.ts';
import { Desk, type DeskReply } from '../../src/staff/chance/desk.ts';
import { ChanceEstimate, chance } from '../../src/staff/chance/estimate.ts';
import { addEnds, noEnds } from '../../src/staff/ends.ts';
import { Dice, Playouts } from '../../src/staff/playouts.ts';
import type { Question } from '../../src/staff/review/question.ts';
import { type Examiner, examinerHere, reviewReplay } from '../../src/staff/review/run.ts';
import { STAFF_QUICK } from '../../src/staff/strength.ts';
import { staffedRaid } from '../../src/systems/raid/players/staff.ts';
import type { RaidState } from '../../src/systems/raid/rules/state.ts';
import { played } from '../cli/replays.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { positionsOf } from '../systems/raid/odds/positions.ts';

vi.setConfig({ testTimeout: 300_000 });

const staffed = staffedRaid(loadDieppe());
const { outcomes } = staffed.game.system;
const positions = positionsOf('steady', 'work', 'hardened', 70);
const middle = positions[Math.floor(positions.length / 2)] as RaidState;

describe('playouts', () => {
  const whole = new Playouts(staffed).count(middle, null, Dice.chance, 0, 24);

  test('add up in whatever parts and order they are made, by whomever', () => {
    const parts = [
      [15, 24],
      [0, 7],
      [7, 15],
    ] as const;
    const sum = noEnds(outcomes);
    for (const [from, to] of parts) {
      const busy = new Playouts(staffed);
      busy.count(positions[0] as RaidState, null, Dice.search, 0, 3); // another raid before it
      addEnds(sum, busy.count(middle, null, Dice.chance, from, to));
    }
    expect(sum).toEqual(whole);
  });

  test('for different purposes are different', () => {
    expect(new Playouts(staffed).count(middle, null, Dice.search, 0, 24)).not.toEqual(whole);
  });
});

describe('the win chance', () => {
  test('in one go and in steps', () => {
    for (const state of positions) {
      const estimate = new ChanceEstimate(new Playouts(staffed), state);
      for (const n of [1, 3, 8]) estimate.add(n);
      expect(estimate.snapshot()).toEqual(chance(staffed, state, 12));
    }
  });

  test('holds what it says', () => {
    const { n, total, half, fail, value, points, meanPoints, ranges } = chance(staffed, middle, 60);
    expect(total + half + fail).toBe(n);
    expect(value).toBeCloseTo((total + half / 2) / n, 12);
    expect(meanPoints).toBeCloseTo(points / n, 12);
    expect(ranges[0]?.low).toBeLessThanOrEqual(total / n);
    expect(ranges[0]?.high).toBeGreaterThanOrEqual(total / n);
  });

  test('narrows with the work, and is sure of what is over', () => {
    const ends = (times: number) => ({
      ...noEnds(outcomes),
      n: 10 * times,
      counts: [6 * times, 2 * times, 2 * times],
      worth: 14 * times,
    });
    const margins = [1, 4, 16, 64, 256].map((times) => chanceOf(outcomes, ends(times)).margin);
    expect(margins).toEqual([...margins].sort((a, b) => b - a));
    expect(margins.at(-1)).toBeLessThan(0.03);
    expect(chanceOf(outcomes, noEnds(outcomes))).toMatchObject({ n: 0, value: 0.5, margin: 0.5 });
    expect(chanceOf(outcomes, ends(1), true).margin).toBe(0);
  });
});

/** Works until nothing is left to do. */
function repliesOf(desk: Desk): DeskReply[] {
  const replies: DeskReply[] = [];
  while (desk.isBusy) {
    const reply = desk.work();
    if (reply !== null) replies.push(reply);
  }
  return replies;
}

describe('the desk', () => {
  test('gives the same answers with one order and with many at a time', () => {
    const desk = new Desk([staffed]);
    desk.order({ kind: 'chance', id: 1, state: savePosition(middle), most: 40 });
    desk.order({ kind: 'advice', id: 2, state: savePosition(middle), strength: STAFF_QUICK.name });
    desk.order({ kind: 'chance', id: 3, state: savePosition(positions[1] as RaidState), most: 50 });
    const replies = repliesOf(desk);
    const last = (id: number) => replies.filter((reply) => reply.id === id).at(-1);
    expect(last(1)).toMatchObject({ done: true, chance: chance(staffed, middle, 40) });
    expect(last(2)).toEqual({
      kind: 'advice',
      id: 2,
      advice: advise(new Playouts(staffed), middle, STAFF_QUICK),
    });
    expect(last(3)).toMatchObject({
      done: true,
      chance: chance(staffed, positions[1] as RaidState, 50),
    });
  });

  test('has a first answer at once, forgets what is stopped and tells what is wrong', () => {
    const desk = new Desk([staffed]);
    desk.order({ kind: 'chance', id: 1, state: savePosition(middle) });
    expect(desk.work()).toMatchObject({ kind: 'chance', id: 1, done: false });
    desk.order({ kind: 'stop', id: 1 });
    expect(desk.isBusy).toBe(false);
    expect(desk.work()).toBeNull();
    desk.order({ kind: 'chance', id: 2, state: { scenario: 'elsewhere', cells: [] } });
    desk.order({ kind: 'chance', id: 3, state: { ...savePosition(middle), cells: [1, 2] } });
    desk.order({ kind: 'advice', id: 4, state: savePosition(middle), strength: 'mighty' });
    const replies = repliesOf(desk);
    expect(replies.map(({ kind }) => kind)).toEqual(['fault', 'fault', 'fault']);
    expect(replies.map((r) => (r.kind === 'fault' ? r.fault : ''))).toEqual([
      expect.stringContaining('elsewhere'),
      expect.stringContaining('2 cells'),
      expect.stringContaining("'mighty'"),
    ]);
  });
});

describe('the review', () => {
  const replay = played('random', 'by work', 'green', true);
  const budget = { name: 'tiny', playouts: 3, strength: STAFF_QUICK };

  /** Several desks, each with some of the questions, the last question first. */
  const desks: Examiner = async (questions: readonly Question[], answered) => {
    const three = [0, 1, 2].map(() => new Desk([staffed]));
    for (const [i, question] of [...questions].reverse().entries()) {
      three[i % 3]?.order({ kind: 'review', id: question.index, question });
    }
    while (three.some((desk) => desk.isBusy)) {
      for (const desk of three) {
        const reply = desk.work();
        if (reply?.kind === 'fault') throw new Error(reply.fault);
        if (reply?.kind === 'review') answered(reply.examined);
      }
    }
  };

  test('is the same whoever answers, and in whatever order', async () => {
    const here = await reviewReplay(staffed, replay, budget, examinerHere(staffed));
    const there = await reviewReplay(staffed, replay, budget, desks);
    expect(here).toMatchObject({ format: 'cauldron-review' });
    expect(JSON.stringify(there)).toBe(JSON.stringify(here));
  });

  test('tells its progress, and stops when it is no longer wanted', async () => {
    const told: Array<readonly [number, number]> = [];
    let done = 0;
    const watch = {
      progress: (n: number, of: number) => {
        done = n;
        told.push([n, of]);
      },
      cancelled: () => done >= 3,
    };
    const examiner = examinerHere(staffed, watch);
    expect(await reviewReplay(staffed, replay, budget, examiner, watch)).toBeNull();
    expect(told.map(([n]) => n)).toEqual([0, 1, 2, 3]);
    expect(new Set(told.map(([, of]) => of)).size).toBe(1);
  });

  test('refuses a replay that does not run', async () => {
    const broken = { ...replay, actions: ['end', ...replay.actions] };
    const result = await reviewReplay(staffed, broken, budget, examinerHere(staffed));
    expect(result).toMatchObject({ ok: false, index: 0 });
  });
});
