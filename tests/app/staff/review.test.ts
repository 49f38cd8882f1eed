// A review in several threads comes out as one made here; it can be stopped, fails aloud, and is kept with its raid.

import { beforeAll, describe, expect, test } from 'vitest';
import { examinerIn } from '../../../src/app/staff/examiners.ts';
import { playSeed } from '../../../src/app/staff/play-seed.ts';
import { type KeptReview, type ReviewShelf, Reviews } from '../../../src/app/storage/reviews.ts';
import { makeReplay, type Replay } from '../../../src/engine/replay.ts';
import { playGame } from '../../../src/engine/run.ts';
import type { Action } from '../../../src/engine/system.ts';
import { budgetNamed, type ReviewBudget } from '../../../src/staff/review/budget.ts';
import { luckFigure, luckOfAll } from '../../../src/staff/review/luck-figure.ts';
import type { Review } from '../../../src/staff/review/review.ts';
import { examinerHere, reviewReplay } from '../../../src/staff/review/run.ts';
import { staffedRaid } from '../../../src/systems/raid/players/staff.ts';
import { steadyPlayer } from '../../../src/systems/raid/players/steady/steady.ts';
import { raidOn } from '../../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../../systems/raid/dieppe.ts';
import { RoomHere } from './room.ts';

const scenario = loadDieppe();
const staffed = staffedRaid(scenario);
const course = { seed: 'review', level: 'basic', events: false };
const quick = budgetNamed('quick') as ReviewBudget;
const budget: ReviewBudget = { ...quick, playouts: 2 };
const ORDERS = 12;

let replay: Replay;
let review: Review;
beforeAll(async () => {
  const actions: Action[] = [];
  playGame(raidOn(scenario), course, steadyPlayer(), actions);
  replay = makeReplay(raidOn(scenario), course, actions.slice(0, ORDERS));
  review = (await reviewReplay(staffed, replay, budget, examinerHere(staffed))) as Review;
});

/** Threads that work by themselves, a step at a time. */
function busyThreads(rooms: RoomHere[]) {
  return (...[data, ears]: ConstructorParameters<typeof RoomHere>): RoomHere => {
    const room = new RoomHere(data, ears);
    rooms.push(room);
    const step = (): void => {
      room.work(1);
      if (!room.ended) setTimeout(step);
    };
    setTimeout(step);
    return room;
  };
}

describe('a review in threads', () => {
  test.each([1, 3])('comes out the same with %d', async (threads) => {
    const rooms: RoomHere[] = [];
    const stop = new AbortController().signal;
    const examiner = examinerIn(raidOn(scenario), threads, stop, busyThreads(rooms));
    expect(await reviewReplay(staffed, replay, budget, examiner)).toEqual(review);
    expect(rooms).toHaveLength(threads);
    expect(rooms.every(({ ended }) => ended)).toBe(true);
  });

  test('is stopped at once and lets its threads go', async () => {
    const rooms: RoomHere[] = [];
    const stopped = new AbortController();
    const examiner = examinerIn(raidOn(scenario), 2, stopped.signal, busyThreads(rooms));
    const made = await reviewReplay(staffed, replay, budget, examiner, {
      progress: (done) => done === 2 && stopped.abort(),
      cancelled: () => stopped.signal.aborted,
    });
    expect(made).toBeNull();
    expect(rooms.every(({ ended }) => ended)).toBe(true);
  });

  test('fails aloud when a thread does', async () => {
    const rooms: RoomHere[] = [];
    const stop = new AbortController().signal;
    const examiner = examinerIn(raidOn(scenario), 2, stop, busyThreads(rooms));
    const making = reviewReplay(staffed, replay, budget, examiner);
    setTimeout(() => rooms[0]?.fail());
    await expect(making).rejects.toThrow('failed');
    expect(rooms.every(({ ended }) => ended)).toBe(true);
  });
});

class MapShelf implements ReviewShelf {
  readonly kept = new Map<string, unknown>();
  async get(id: string): Promise<unknown> {
    return structuredClone(this.kept.get(id));
  }
  async put(kept: KeptReview): Promise<void> {
    this.kept.set(kept.id, structuredClone(kept));
  }
  async ids(): Promise<string[]> {
    return [...this.kept.keys()];
  }
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.kept.delete(id);
  }
}

describe('kept reviews', () => {
  const find = (reviews: Reviews, raid = replay) =>
    reviews.find('a', raid, replay.rules, scenario.hash);

  test('are found as they were made', async () => {
    const reviews = new Reviews(new MapShelf());
    expect(await find(reviews)).toBeNull();
    await reviews.keep('a', replay, review);
    expect(await find(reviews)).toEqual(review);
  });

  test('do not speak for a raid that has changed, other rules or other data', async () => {
    const reviews = new Reviews(new MapShelf());
    await reviews.keep('a', replay, review);
    expect(await find(reviews, { ...replay, actions: replay.actions.slice(1) })).toBeNull();
    expect(await reviews.find('a', replay, '999', scenario.hash)).toBeNull();
    expect(await reviews.find('a', replay, replay.rules, 'other')).toBeNull();
  });

  test('what is no review is none', async () => {
    const shelf = new MapShelf();
    const reviews = new Reviews(shelf);
    for (const found of [null, 7, {}, { print: 'x', review: { format: 'cauldron-review' } }]) {
      shelf.kept.set('a', found);
      expect(await find(reviews)).toBeNull();
    }
  });

  test('tell the luck of their raids, the same everywhere', async () => {
    const shelf = new MapShelf();
    const reviews = new Reviews(shelf);
    await reviews.keep('a', replay, review);
    shelf.kept.set('b', { print: 'x', review: { format: 'cauldron-review' } });
    const { totals, scale } = review;
    expect([...(await reviews.luck())]).toEqual([['a', luckFigure(review)]]);
    expect(luckFigure(review).luck).toBe((100 * totals.luck) / scale);
    expect(luckOfAll([3, 4].map((margin) => ({ luck: 1, margin })))).toEqual({
      luck: 2,
      margin: 5,
    });
  });

  test('of raids that are gone are forgotten', async () => {
    const shelf = new MapShelf();
    const reviews = new Reviews(shelf);
    await reviews.keep('a', replay, review);
    await reviews.keep('b', replay, review);
    await reviews.tidy(['b', 'c']);
    expect(await shelf.ids()).toEqual(['b']);
  });

  test('storage that refuses costs the review, nothing else', async () => {
    const refuse = () => Promise.reject(new Error('full'));
    const reviews = new Reviews({ get: refuse, put: refuse, ids: refuse, remove: refuse });
    expect(await reviews.keep('a', replay, review)).toBe(false);
    expect(await find(reviews)).toBeNull();
    expect((await reviews.luck()).size).toBe(0);
    await reviews.tidy([]);
  });
});

test('the planner’s raid on a seed tells its turns and can be stopped', async () => {
  const rooms: RoomHere[] = [];
  const turns: number[] = [];
  const play = playSeed(raidOn(scenario), course, (turn) => turns.push(turn), busyThreads(rooms));
  await expect.poll(() => turns.length).toBeGreaterThan(1);
  play.stop();
  expect(await play.done).toBeNull();
  expect(rooms[0]?.ended).toBe(true);
});
