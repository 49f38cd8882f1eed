// Desks in processes of their own, for `review` and `bench`.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Staffed } from '../../engine/staff-of.ts';
import type { DeskReply } from '../../staff/chance/desk.ts';
import type { DeskThread } from '../../staff/chance/thread.ts';
import { type Examiner, examinerHere } from '../../staff/review/run.ts';
import { examinerOn } from '../../staff/review/share-out.ts';
import { Failure } from '../command.ts';

const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));

/** Lends so many desks to `work` and sends them home afterwards. */
export async function withDesks<T>(
  count: number,
  work: (desks: readonly DeskThread[]) => Promise<T>,
): Promise<T> {
  const helpers = Array.from({ length: count }, () =>
    fork(HELPER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  try {
    return await work(helpers.map(threadOf));
  } finally {
    for (const helper of helpers) helper.kill();
  }
}

function threadOf(helper: ChildProcess): DeskThread {
  let told: (reply: DeskReply) => void = () => {};
  let failed: (why: Error) => void = () => {};
  helper.on('message', (reply: DeskReply) => told(reply));
  helper.on('error', (why) => failed(why));
  helper.on('exit', (code) => failed(new Failure(`a helping process ended early (${code})`)));
  return {
    send: (order) => helper.send(order),
    listen(reply, fault) {
      told = reply;
      failed = fault;
    },
  };
}

/** Answers here, or by processes when there is more than one job. */
export function examinerWith(staffed: Staffed, jobs: number): Examiner {
  if (jobs < 2) return examinerHere(staffed);
  return (questions, answered) =>
    withDesks(Math.min(jobs, questions.length), (desks) => examinerOn(desks)(questions, answered));
}
