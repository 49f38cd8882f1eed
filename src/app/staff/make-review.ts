// Makes the review of a raid in threads of the staff, and can be stopped.

import type { Replay } from '../../engine/replay.ts';
import { budgetNamed } from '../../staff/review/budget.ts';
import type { Review } from '../../staff/review/review.ts';
import { reviewReplay } from '../../staff/review/run.ts';
import type { HouseGame } from '../../systems/index.ts';
import { examinerIn } from './examiners.ts';
import { threadCount } from './thread.ts';

export interface Making {
  readonly done: Promise<Review | null>; // null when it was stopped
  stop(): void;
}

export function makeReview(
  game: HouseGame,
  replay: Replay,
  budgetName: string,
  progress: (done: number, of: number) => void,
): Making {
  const stopped = new AbortController();
  const { signal } = stopped;
  const make = async (): Promise<Review | null> => {
    await new Promise((painted) => setTimeout(painted)); // the page shows that it has begun
    const budget = budgetNamed(budgetName);
    if (budget === undefined) throw new RangeError(`no budget '${budgetName}'`);
    const threads = threadCount(navigator.hardwareConcurrency);
    const examiner = examinerIn(game, threads, signal);
    const cancelled = () => signal.aborted;
    const staffed = { game, staff: await game.staff() };
    const made = await reviewReplay(staffed, replay, budget, examiner, { progress, cancelled });
    if (made === null || 'moves' in made) return made;
    throw new Error(`${made.path}: ${made.reason}`);
  };
  return { done: make(), stop: () => stopped.abort() };
}
