// Runs a command in a folder and gives what it printed; whatever still runs when we leave is ended.

import { type ChildProcess, spawn } from 'node:child_process';

const running = new Set<ChildProcess>();

export function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a group of its own, which can be ended with all that it started
    });
    running.add(child);
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(out);
      else reject(new Error(`${[command, ...args].join(' ')} in ${folder} failed: ${err || out}`));
    });
  });
}

/** Ends what still runs. */
export function endAll(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}
