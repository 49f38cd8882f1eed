// The game as it is published: the build of the other tests has what helps to find faults in it, and no service worker. It
// is built once a run, by the first file of tests that wants it.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { buildApp, type Sources } from './built.ts';
import { type Served, serve } from './serve.ts';

export interface Published {
  readonly origin: string;
  readonly folder: string;
  readonly sources: Sources;
}

/** Where it lies and is served, once the tests run. */
export function usePublished(): () => Published {
  const folder = join(inject('publishedFolder'), 'game');
  let served: Served | undefined;
  beforeAll(async () => {
    await publish(folder);
    served = await serve(folder);
  });
  afterAll(() => served?.stop());
  return () => {
    if (served === undefined) throw new Error('the game is not built yet');
    const sources = JSON.parse(readFileSync(doneOf(folder), 'utf8')) as Sources;
    return { origin: served.origin, folder, sources };
  };
}

/** Whoever comes first builds it; a file that runs beside waits. */
async function publish(folder: string): Promise<void> {
  const done = doneOf(folder);
  if (isFirst(folder)) {
    vi.stubEnv('NODE_ENV', 'production');
    const { sources } = await buildApp(folder);
    vi.unstubAllEnvs();
    writeFileSync(`${done}.new`, JSON.stringify(sources));
    renameSync(`${done}.new`, done); // so that nobody reads half of it
  }
  await vi.waitUntil(() => existsSync(done), { timeout: 110_000, interval: 200 });
}

const doneOf = (folder: string): string => `${folder}.done`;

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
