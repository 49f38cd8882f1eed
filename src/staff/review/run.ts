// A whole review: what to ask, somebody to answer it, and the answers put together. Who answers, and how many at a
// time, makes no difference to the result.

import type { Replay, ReplayRefusal } from '../../engine/replay.ts';
import { loadPosition } from '../../engine/save.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import { Playouts } from '../playouts.ts';
import { assemble } from './assemble.ts';
import type { ReviewBudget } from './budget.ts';
import { examine } from './examine.ts';
import type { Examined, Question } from './question.ts';
import { courseOf, questionsOf } from './questions.ts';
import type { Review } from './review.ts';

/** Answers questions, calling `answered` for each as it comes. It may stop early when it is told to. */
export type Examiner = (
  questions: readonly Question[],
  answered: (examined: Examined) => void,
) => Promise<void>;

export interface ReviewWatch {
  /** After every answer: how many of how many. */
  readonly progress?: (done: number, of: number) => void;
  /** True once the review is no longer wanted. */
  readonly cancelled?: () => boolean;
}

/** The review of a replay; a refusal when the replay does not run, null when it was cancelled. */
export async function reviewReplay(
  staffed: Staffed,
  replay: Replay,
  budget: ReviewBudget,
  examiner: Examiner,
  watch: ReviewWatch = {},
): Promise<Review | ReplayRefusal | null> {
  const course = courseOf(staffed, replay);
  if (!('moves' in course)) return course;
  const questions = questionsOf(staffed, course, budget);
  const answers = new Map<number, Examined>();
  watch.progress?.(0, questions.length);
  await examiner(questions, (examined) => {
    answers.set(examined.index, examined);
    watch.progress?.(answers.size, questions.length);
  });
  if (watch.cancelled?.() === true) return null;
  return assemble(staffed, replay, course, budget, answers);
}

/** Answers here, one after the other, letting others have a turn in between. */
export function examinerHere(staffed: Staffed, watch: ReviewWatch = {}): Examiner {
  const playouts = new Playouts(staffed);
  return async (questions, answered) => {
    for (const question of questions) {
      if (watch.cancelled?.() === true) return;
      const position = loadPosition(staffed.game, question.state);
      if ('fault' in position) throw new Error(position.fault);
      answered(examine(playouts, position, question));
      await Promise.resolve();
    }
  };
}
