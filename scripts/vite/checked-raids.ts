// Checks the shipped raids while the game is built, and leaves the checks out of the build: they are a large part of
// what a raid loads, and the files cannot change afterwards. A raid with a fault stops the build and is told in words.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { checkRaid } from '../../src/systems/raid/data/check-raid.ts';
import { faultText } from '../../src/systems/raid/data/fault.ts';
import { dieppeFiles } from '../../src/systems/raid/data/load-raid.ts';

const CHECKS = './check-raid.ts';
const checked = fileURLToPath(
  new URL('../../src/systems/raid/data/checked-raid.ts', import.meta.url),
);

export function checkedRaids(): Plugin {
  return {
    name: 'checked-raids',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const faults = checkRaid(dieppeFiles);
      if (faults.length > 0) this.error(`a raid is faulty:\n${faults.map(faultText).join('\n')}`);
    },
    resolveId: (id) => (id === CHECKS ? checked : null),
  };
}
