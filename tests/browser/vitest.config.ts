// The browser tests: two files side by side, against one build that is made and served before them; after them, one after
// another, those that measure time or kill browsers.

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What other work would spoil. */
const ALONE = ['many-raids', 'map', 'killed', 'take-over', 'leaving', 'sizes', 'staff', 'sound'];
const files = (names: readonly string[]): string[] =>
  names.map((name) => `tests/browser/${name}.test.ts`);

const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = {
  globalSetup: ['tests/browser/harness/global.ts'],
  environment: 'node',
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } }, // two browsers on two cores: what comes late is not what does not come
  retry: 1, // a browser that stalls is asked once more; the report names the test
};

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          ...shared,
          name: 'beside',
          include: files(['*']),
          exclude: files(ALONE),
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        root,
        test: {
          ...shared,
          name: 'alone',
          include: files(ALONE),
          maxWorkers: 1,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
