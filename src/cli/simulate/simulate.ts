// Many raids by an automatic player, counted level by level.

import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { RULES_VERSION } from '../../systems/raid/rules/version.ts';
import { Progress } from '../progress.ts';
import { cut, playAll } from './share-out.ts';
import { type SimulateJson, summarise } from './summary.ts';

export interface Campaign {
  readonly scenario: Scenario;
  readonly levels: readonly string[];
  readonly player: string;
  readonly events: boolean;
  readonly first: number; // seed
  readonly last: number;
  readonly jobs: number;
}

export async function simulateAll(campaign: Campaign): Promise<SimulateJson> {
  const { scenario, levels, player, events, first, last, jobs } = campaign;
  const { id, hash } = scenario;
  const pieces = levels.flatMap((level) => cut({ raid: id, level, events, player, first, last }));
  const progress = new Progress(levels.length * (last - first + 1));
  const tallies = await playAll(scenario, pieces, jobs, (raids) => progress.add(raids));
  progress.end();
  return {
    scenario: { id, hash },
    rules: RULES_VERSION,
    player,
    events,
    seeds: { first, last },
    levels: [...tallies].map(([level, tally]) => summarise(level, tally)),
  };
}
