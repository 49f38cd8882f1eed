// Shares the questions of a review out among processes. Each has a desk of its own; the answers are the same for any
// number of jobs.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DeskOrder, DeskReply } from '../../analysis/chance/desk.ts';
import type { Examined, Question } from '../../analysis/review/question.ts';
import { type Examiner, examinerHere } from '../../analysis/review/run.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Failure } from '../command.ts';

const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));

export const startHelper = (): ChildProcess =>
  fork(HELPER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

export function examinerWith(scenario: Scenario, jobs: number): Examiner {
  return jobs < 2
    ? examinerHere(scenario)
    : (questions, answered) => askAll(questions, jobs, answered);
}

async function askAll(
  questions: readonly Question[],
  jobs: number,
  answered: (examined: Examined) => void,
): Promise<void> {
  const waiting = [...questions];
  const helpers = Array.from({ length: Math.min(jobs, waiting.length) }, startHelper);
  try {
    await Promise.all(helpers.map((helper) => keepBusy(helper, waiting, answered)));
  } finally {
    for (const helper of helpers) helper.kill();
  }
}

/** Sends one question after the other until none is waiting. */
function keepBusy(
  helper: ChildProcess,
  waiting: Question[],
  answered: (examined: Examined) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const question = waiting.shift();
      if (question === undefined) resolve();
      else helper.send({ kind: 'review', id: question.index, question } satisfies DeskOrder);
    };
    helper.on('message', (reply: DeskReply) => {
      if (reply.kind === 'fault') reject(new Failure(reply.fault));
      if (reply.kind !== 'review') return;
      answered(reply.examined);
      next();
    });
    helper.on('error', reject);
    helper.on('exit', (code) => reject(new Failure(`a helping process ended early (${code})`)));
    next();
  });
}
