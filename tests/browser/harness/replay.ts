// The replay that a page hands over as a file, and what the command line says of it.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from './built.ts';

export interface Replay {
  readonly seed: string;
  readonly actions: readonly string[];
  readonly turns: readonly string[];
  readonly result: { readonly outcome: string; readonly vp: number } | null;
}

/** Presses a button that saves the replay; what was saved, and the verdict of `raid verify`. */
export async function saveReplay(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly replay: Replay; readonly verdict: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'cauldron-replay-'));
  const file = join(folder, 'replay.json');
  try {
    const [download] = await Promise.all([page.waitForEvent('download'), press()]);
    await download.saveAs(file);
    const replay = JSON.parse(readFileSync(file, 'utf8')) as Replay;
    return { replay, verdict: verify(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function verify(file: string): string {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'src/cli/main.ts')];
  return execFileSync(process.execPath, [...command, 'verify', file], {
    cwd: root,
    encoding: 'utf8',
  });
}
