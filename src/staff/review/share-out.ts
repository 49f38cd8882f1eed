// Shares the questions of a review out among threads. Each takes the next one when it is done with the last; the
// answers are the same for any number of them.

import type { DeskThread } from '../chance/thread.ts';
import type { Examined, Question } from './question.ts';
import type { Examiner } from './run.ts';

export const examinerOn =
  (threads: readonly DeskThread[]): Examiner =>
  async (questions, answered) => {
    const waiting = [...questions];
    await Promise.all(threads.map((thread) => keepBusy(thread, waiting, answered)));
  };

/** Sends one question after the other until none is waiting. */
function keepBusy(
  thread: DeskThread,
  waiting: Question[],
  answered: (examined: Examined) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const question = waiting.shift();
      if (question === undefined) resolve();
      else thread.send({ kind: 'review', id: question.index, question });
    };
    thread.listen((reply) => {
      if (reply.kind === 'fault') reject(new Error(reply.fault));
      if (reply.kind !== 'review') return;
      answered(reply.examined);
      next();
    }, reject);
    next();
  });
}
