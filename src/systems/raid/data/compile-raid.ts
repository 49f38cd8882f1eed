// A shipped raid made ready for the rules. A build has done this already (scripts/vite/compiled-raids.ts).

import { compileScenario } from '../rules/compile.ts';
import type { Scenario } from '../rules/scenario.ts';
import { parseRaid } from './check-raid.ts';
import { faultText } from './fault.ts';
import { dieppeFiles } from './load-raid.ts';

export function compileDieppe(): Scenario {
  const parsed = parseRaid(dieppeFiles);
  if ('raid' in parsed) return compileScenario(parsed.raid);
  throw new Error(`the raid cannot be played:\n${parsed.faults.map(faultText).join('\n')}`);
}
