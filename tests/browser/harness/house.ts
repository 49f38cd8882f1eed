// The game with more on its shelf than it is shipped with: the drill raid beside Dieppe, and the toy as a system of its
// own. Built and served for one file of tests.

import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { TEST_SHELF } from '../../systems/raid/drill-raid.ts';
import { type Built, buildApp, root } from './built.ts';
import { type Served, serve } from './serve.ts';

/** Where it is served, once the tests run. */
export function useHouse(): () => string {
  let built: Built | undefined;
  let served: Served | undefined;
  beforeAll(async () => {
    vi.stubEnv('CAULDRON_SHELF', TEST_SHELF);
    vi.stubEnv('CAULDRON_SYSTEMS', join(root, 'tests/toy'));
    built = await buildApp();
    served = await serve(built.folder);
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    served?.stop();
    built?.remove();
  });
  return () => {
    if (served === undefined) throw new Error('the game is not built yet');
    return served.origin;
  };
}
