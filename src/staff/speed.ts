// How fast the staff officer works: playouts a second by one thread and by all, the time to an answer that is good
// enough, and that of a whole review. The same measurements in Node and in a browser; the clock is the caller's.

import { wilson } from '../engine/interval.ts';
import type { Position } from '../engine/position.ts';
import { makeReplay, type Replay, replayAt } from '../engine/replay.ts';
import { playGame } from '../engine/run.ts';
import { savePosition } from '../engine/save.ts';
import type { Staffed } from '../engine/staff-of.ts';
import type { Action, Game } from '../engine/system.ts';
import type { Chance } from './chance/chance.ts';
import { marginOf } from './chance/interval.ts';
import type { DeskThread } from './chance/thread.ts';
import { countsIn } from './outcome-counts.ts';
import type { ReviewBudget } from './review/budget.ts';
import { reviewReplay } from './review/run.ts';
import { examinerOn } from './review/share-out.ts';

/** Half the width of the answer that is waited for. */
export const GOOD_ENOUGH = 0.03;
const GAMES = 5;
const MOST = 100_000;

export interface PlayoutSpeed {
  readonly from: 'opening' | 'mid-raid';
  readonly onePerSecond: number; // playouts by one thread
  readonly allPerSecond: number; // by all of them at a time
  readonly scaling: number; // of all against one, for each thread: 1 is perfect
  readonly secondsToAnswer: number; // until the margin of the sample is good enough; the median of several games
  readonly longestSeconds: number; // of those games
  readonly playoutsToAnswer: number; // the median
}

export interface ReviewSpeed {
  readonly budget: string;
  readonly actions: number;
  readonly seconds: number;
}

export interface StaffSpeed {
  readonly threads: number;
  readonly playouts: readonly PlayoutSpeed[];
  readonly review: ReviewSpeed | null;
}

export interface Measuring {
  readonly staffed: Staffed;
  readonly threads: readonly DeskThread[];
  readonly now: () => number; // milliseconds
  readonly playouts: number; // of each measurement of speed
  readonly budget: ReviewBudget | null; // null leaves the review out
}

export async function measureStaff(measuring: Measuring): Promise<StaffSpeed> {
  const { staffed, threads, budget } = measuring;
  const { openings, middles, first } = gamesOf(staffed);
  const playouts = [
    await speedFrom(measuring, 'opening', openings),
    await speedFrom(measuring, 'mid-raid', middles),
  ];
  const review =
    budget === null || first === undefined ? null : await reviewSpeed(measuring, first, budget);
  return { threads: threads.length, playouts, review };
}

/** Games of the standing player to measure with: how they begin, and what they had come to half-way. */
export function gamesOf({ game, staff }: Staffed): {
  readonly openings: readonly Position[];
  readonly middles: readonly Position[];
  readonly first: Replay | undefined;
} {
  const { system, scenario } = game;
  const options = { level: scenario.levels[0]?.id ?? '', events: false };
  const games = Array.from({ length: GAMES }, (_, i) => {
    const course = { ...options, seed: `bench ${i}` };
    const actions: Action[] = [];
    playGame(game, course, staff.standing(scenario), actions);
    return { opening: system.setup(scenario, course), replay: makeReplay(game, course, actions) };
  });
  return {
    openings: games.map(({ opening }) => opening),
    middles: games.map(({ replay }) => halfWay(game, replay)),
    first: games[0]?.replay,
  };
}

/** The margin of the sample alone: what the reading may be off by does not shrink with work. */
const sampled = (chance: Chance): number =>
  chance.exact
    ? 0
    : Math.max(...countsIn(chance, chance.n).map((n) => marginOf(wilson(n, chance.n))));

function halfWay(game: Game, replay: Replay): Position {
  const half = replayAt(game, replay, Math.floor(replay.actions.length / 2));
  if (!half.ok) throw new Error(half.reason);
  return half.position;
}

async function speedFrom(
  { threads, now, playouts }: Measuring,
  from: PlayoutSpeed['from'],
  positions: readonly Position[],
): Promise<PlayoutSpeed> {
  const [first] = positions;
  const [one] = threads;
  if (first === undefined || one === undefined) throw new Error('nothing to measure with');
  const rate = async (busy: readonly DeskThread[]): Promise<number> => {
    const began = now();
    const done = await Promise.all(busy.map((t) => ask(t, first, (_, n) => n >= playouts)));
    return (1000 * done.reduce((sum, { n }) => sum + n, 0)) / (now() - began);
  };
  await rate(threads); // warms up
  const onePerSecond = await rate([one]);
  const allPerSecond = await rate(threads);
  const answers: Array<{ seconds: number; n: number }> = [];
  for (const position of positions) {
    const began = now();
    const { n } = await ask(one, position, (chance) => sampled(chance) <= GOOD_ENOUGH);
    answers.push({ seconds: (now() - began) / 1000, n });
  }
  const seconds = answers.map((answer) => answer.seconds);
  return {
    from,
    onePerSecond,
    allPerSecond,
    scaling: allPerSecond / onePerSecond / threads.length,
    secondsToAnswer: median(seconds),
    longestSeconds: Math.max(...seconds),
    playoutsToAnswer: median(answers.map(({ n }) => n)),
  };
}

let orders = 0; // replies to an order that was stopped may still come

/** Has a thread estimate until `enough`. */
function ask(
  thread: DeskThread,
  position: Position,
  enough: (chance: Chance, n: number) => boolean,
): Promise<Chance> {
  const id = ++orders;
  return new Promise((resolve, reject) => {
    thread.listen((reply) => {
      if (reply.kind === 'fault') reject(new Error(reply.fault));
      if (reply.kind !== 'chance' || reply.id !== id) return;
      if (!reply.done && !enough(reply.chance, reply.chance.n)) return;
      thread.listen(() => {}, reject);
      thread.send({ kind: 'stop' });
      resolve(reply.chance);
    }, reject);
    thread.send({ kind: 'chance', id, state: savePosition(position), most: MOST });
  });
}

async function reviewSpeed(
  { staffed, threads, now }: Measuring,
  replay: Replay,
  budget: ReviewBudget,
): Promise<ReviewSpeed> {
  const began = now();
  const review = await reviewReplay(staffed, replay, budget, examinerOn(threads));
  if (review === null || !('moves' in review)) throw new Error('the game cannot be reviewed');
  const seconds = (now() - began) / 1000;
  return { budget: budget.name, actions: review.moves.length, seconds };
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
