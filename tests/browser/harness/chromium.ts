// Finds the browser of this machine and starts it.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { root } from './built.ts';

/** The path of the browser; installed first if need be. */
export function findBrowser(): string {
  const script = join(root, 'scripts/ensure-browser.mjs');
  const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];
  return execFileSync(process.execPath, [script], { encoding: 'utf8', stdio }).trim();
}

export const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Start {
  readonly path: string;
  readonly more?: readonly string[];
}

export function launchOptions({ path, more = [] }: Start): LaunchOptions {
  return {
    executablePath: path,
    chromiumSandbox: process.getuid?.() !== 0, // root has no sandbox
    args: [...QUIET, '--disable-gpu', ...more],
  };
}

export const startBrowser = (start: Start): Promise<Browser> =>
  chromium.launch(launchOptions(start));
