// A browser of its own with a folder that outlives it, to be killed as a power cut would: all its processes at once,
// with nothing said to any of them.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { QUIET } from './chromium.ts';

export interface Killable {
  readonly context: BrowserContext;
  kill(): Promise<void>;
}

export interface Folder {
  readonly path: string;
  remove(): void;
}

export function newFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'cauldron-killed-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

const OWN = ['--headless=new', '--remote-debugging-port=0', '--disable-gpu', '--no-sandbox'];

const TRIES = 3;
const PATIENCE = 12_000; // milliseconds until it must have answered

export async function startKillable(program: string, { path }: Folder): Promise<Killable> {
  const args = [...OWN, ...QUIET, `--user-data-dir=${path}`, '--window-size=1440,900'];
  for (let tries = TRIES; ; tries--) {
    // A group of its own: the signal reaches every process of it.
    const started = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    const context = await contextOf(started).catch(() => null);
    if (context !== null) return { context, kill: () => kill(started) };
    await kill(started); // after a kill a browser sometimes does not come up
    if (tries === 1) throw new Error('the browser does not start');
  }
}

async function contextOf(started: ChildProcess): Promise<BrowserContext> {
  const browser = await chromium.connectOverCDP(await endpointOf(started), { timeout: PATIENCE });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('the browser has no window');
  return context;
}

/** Where the browser can be spoken to, as it says when it has started. */
function endpointOf(started: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    started.stderr?.on('data', (chunk) => {
      said += String(chunk);
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    started.once('exit', () => reject(new Error(`the browser has not started: ${said}`)));
  });
}

async function kill(started: ChildProcess): Promise<void> {
  const isGone = started.exitCode !== null || started.signalCode !== null;
  if (isGone || started.pid === undefined) return;
  const gone = new Promise((resolve) => started.once('exit', resolve));
  process.kill(-started.pid, 'SIGKILL');
  await gone;
}
