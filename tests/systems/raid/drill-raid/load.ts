// The drill raid: the shipped one as it was before it was balanced. What tests of a rule say of paths, factors and
// markers holds on this map and these counters, whatever the shipped raid becomes.

import { parseRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import type { RawFiles } from '../../../../src/systems/raid/data/load-raid.ts';
import { compileScenario } from '../../../../src/systems/raid/rules/compile.ts';
import counters from './counters.json' with { type: 'json' };
import events from './events.json' with { type: 'json' };
import levels from './levels.json' with { type: 'json' };
import loading from './loading.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import markers from './markers.json' with { type: 'json' };
import raid from './raid.json' with { type: 'json' };
import tables from './tables.json' with { type: 'json' };
import victory from './victory.json' with { type: 'json' };

export const drillFiles: RawFiles = {
  ...{ raid, map, counters, markers, tables, events, victory, levels, loading },
};

const parsed = parseRaid(drillFiles);
if (!('raid' in parsed)) throw new Error('the drill raid is broken');
export const drillRaid = compileScenario(parsed.raid);
