// Samples as a reading is fitted to them and judged by: the position, what its playouts say, what came.

import type { Ends } from '../../src/staff/ends.ts';
import { noEnds } from '../../src/staff/ends.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import type { RaidState } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import type { Sample } from './sample.ts';

export const positionOf = (scenario: Scenario, { cells }: Pick<Sample, 'cells'>): RaidState => ({
  scenario,
  cells: Int16Array.from(cells),
});

/** The playouts of a sample, as the staff counts them. */
export function endsOf({ counts, points }: Pick<Sample, 'counts' | 'points'>): Ends {
  const ends = noEnds(raid.outcomes);
  ends.n = counts.reduce((sum, count) => sum + count, 0);
  ends.points = points;
  for (const [i, { worth }] of raid.outcomes.entries()) {
    ends.counts[i] = counts[i] ?? 0;
    ends.worth += worth * (counts[i] ?? 0);
  }
  return ends;
}
