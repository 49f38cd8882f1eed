// What is counted of raids that automatic players play.

import type { Counting } from '../../../engine/counting.ts';
import type { Scenario } from '../rules/scenario.ts';
import { playCounted } from './raid-result.ts';
import { type LevelSummary, summarise } from './summary.ts';
import { countedTables } from './tables.ts';
import { blankTally, count, merge, type Tally } from './tally.ts';

export const raidCounting: Counting<Scenario, Tally, LevelSummary> = {
  blank: blankTally,
  play: (scenario, options, player, tally) =>
    count(tally, playCounted(scenario, options, player), scenario.alarmAttack),
  merge,
  summarise,
  tables: countedTables,
};
