// Before all browser tests: the browser is there, the game is built and served.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from './built.ts';
import { findBrowser } from './chromium.ts';
import { serve } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    publishedFolder: string; // where the first file that wants it builds the game as it is published
    origin: string;
  }
}

interface Prepared {
  readonly browserPath: string;
  readonly origin: string;
  readonly publishedFolder: string;
  remove(): void;
}

/** Once a run, whoever asks: both projects (vitest.config.ts) are prepared in one process. */
const here = globalThis as { prepared?: Promise<Prepared>; askers?: number };

export default async function prepare(project: TestProject): Promise<() => void> {
  here.askers = (here.askers ?? 0) + 1;
  here.prepared ??= prepareOnce();
  const { browserPath, origin, publishedFolder, remove } = await here.prepared;
  project.provide('browserPath', browserPath);
  project.provide('origin', origin);
  project.provide('publishedFolder', publishedFolder);
  return () => {
    here.askers = (here.askers ?? 0) - 1;
    if (here.askers === 0) remove();
  };
}

async function prepareOnce(): Promise<Prepared> {
  const browserPath = findBrowser();
  const built = await buildApp();
  const served = await serve(built.folder);
  const publishedFolder = mkdtempSync(join(tmpdir(), 'cauldron-published-'));
  const remove = () => {
    served.stop();
    built.remove();
    rmSync(publishedFolder, { recursive: true, force: true });
  };
  return { browserPath, origin: served.origin, publishedFolder, remove };
}
