// Shares tasks out among helping processes, one at a time each, until none is waiting. Whatever a helper answers comes
// back with the number of its task.

import { type ChildProcess, fork } from 'node:child_process';

export async function shareOut<Task, Answer>(
  helper: string, // a file
  words: readonly string[], // on its command line
  tasks: readonly Task[],
  jobs: number,
  take: (index: number, answer: Answer) => void,
): Promise<void> {
  const children: ChildProcess[] = [];
  const waiting = [...tasks.entries()];
  const keepBusy = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = -1;
      const next = (): void => {
        const [index, task] = waiting.shift() ?? [];
        if (index === undefined) return resolve();
        current = index;
        child.send(task as object);
      };
      child.on('message', (answer) => {
        take(current, answer as Answer);
        next();
      });
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`a helping process ended early (${code})`)));
      next();
    });
  try {
    await Promise.all(
      Array.from({ length: Math.min(jobs, tasks.length) }, () => {
        const child = fork(helper, words, {
          execArgv: ['--import', 'tsx'], // whoever asks: tests run under another loader
          serialization: 'advanced',
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        });
        children.push(child);
        return keepBusy(child);
      }),
    );
  } finally {
    for (const child of children) child.kill();
  }
}
