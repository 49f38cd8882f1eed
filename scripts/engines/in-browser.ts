// Has a browser do the work: it opens a page of a small server, which runs the trial and sends its lines back.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Engine } from './found.ts';
import type { Work } from './trial.ts';

const PAGE = `<!doctype html><title>Engines</title><script type="module">
import { trial } from './trial.js';
const work = await (await fetch('./work.json')).json();
const done = await trial(work).catch((fault) => ['failed: ' + fault]);
await fetch('./done', { method: 'POST', body: JSON.stringify(done) });
</script>`;
const TO_END = 5000; // ms that a browser may take to end before it is killed

/** Opened, and nothing handed in within the time it was given. */
export class NoAnswer extends Error {}

/** The lines of a browser; null when it is not there. */
export async function inBrowser(
  engine: Engine,
  folder: string,
  work: Work,
  longest: number, // ms
): Promise<string[] | null> {
  const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
    '/': ['text/html', PAGE],
    '/trial.js': ['text/javascript', readFileSync(join(folder, 'trial.js'), 'utf8')],
    '/work.json': ['application/json', JSON.stringify(work)],
  };
  let handIn = (_lines: string[]): void => undefined;
  const done = new Promise<string[]>((resolve) => {
    handIn = resolve;
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') handIn(JSON.parse(await text(request)));
    const [type = 'text/plain', body] = files[request.url ?? ''] ?? [];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const own = mkdtempSync(join(tmpdir(), 'cauldron-browser-'));
  const [program, ...args] = engine.command(`http://127.0.0.1:${port}/`, own) ?? [];
  try {
    return program === undefined ? null : await until(done, program, args, longest);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

/** Starts the browser and ends it, with all that it has started, once it has handed in. */
async function until(
  done: Promise<string[]>,
  program: string,
  args: readonly string[],
  longest: number,
): Promise<string[]> {
  const child = spawn(program, args, { detached: true, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string[]>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), longest);
    child.on('error', reject);
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
    await end(child.pid, ended);
  }
}

/** Asked first, then made to. */
async function end(pid: number | undefined, ended: Promise<unknown>): Promise<void> {
  if (pid === undefined) return;
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(-pid, name);
    } catch {
      // it has ended by itself
    }
  };
  signal('SIGTERM');
  const timer = setTimeout(() => signal('SIGKILL'), TO_END);
  await ended;
  clearTimeout(timer);
}
