// The drill raid: the shipped one as it was before it was balanced. What tests of a rule say of paths, factors and
// markers holds on this map and these counters, whatever the shipped raid becomes. It lies on a shelf of its own, which
// CAULDRON_SHELF puts beside data.

import { fileURLToPath } from 'node:url';
import type { RawFiles } from '../../../src/engine/battle.ts';
import { readFiles } from '../../../src/systems/battle-folders.ts';
import { readBattle } from '../../../src/systems/raid/data/read.ts';

export const TEST_SHELF = fileURLToPath(new URL('../../shelf', import.meta.url));

const all = readFiles({ path: `${TEST_SHELF}/raid/drill` });
const read = readBattle(all);
if (!('scenario' in read)) throw new Error('the drill raid is broken');
export const drillRaid = read.scenario;
export const drillCard = drillRaid.card;

const { card: _, ...play } = all;
/** The files of play. */
export const drillFiles: RawFiles = play;
