// The game as it is published: the build of the other tests has what helps to find faults in it, and no service worker. It
// is built once a run, by the first file of tests that wants it.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { buildApp } from './built.ts';
import { type Served, serve } from './serve.ts';

export interface Published {
  readonly origin: string;
  readonly folder: string;
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
    return { origin: served.origin, folder };
  };
}

/** Whoever comes first builds it; a file that runs beside waits. */
async function publish(folder: string): Promise<void> {
  const done = `${folder}.done`;
  if (isFirst(folder)) {
    vi.stubEnv('NODE_ENV', 'production');
    await buildApp(folder);
    vi.unstubAllEnvs();
    writeFileSync(done, '');
  }
  await vi.waitUntil(() => existsSync(done), { timeout: 110_000, interval: 200 });
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
