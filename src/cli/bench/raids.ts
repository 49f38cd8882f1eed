// How many whole raids, and how many decisions, an automatic player gets through in a second.

import type { Player } from '../../engine/player.ts';
import { playOut } from '../../engine/run.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { setup } from '../../systems/raid/rules/setup.ts';
import { raid } from '../../systems/raid/rules/system.ts';
import { measure, perSecond } from './measure.ts';

export interface RaidSpeed {
  readonly player: string;
  readonly raidsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerRaid: number;
}

export function measureRaids(scenario: Scenario, player: Player, seconds: number): RaidSpeed {
  const level = scenario.levels[0]?.id ?? '';
  let seed = 0;
  let decisions = 0;
  const speed = measure(() => {
    const state = setup(scenario, { seed: `bench ${seed}`, level, events: false });
    player.start(`bench ${seed}`);
    decisions += playOut(raid, state, player);
    seed++;
  }, seconds);
  const decisionsPerRaid = decisions / seed;
  const raidsPerSecond = perSecond(speed);
  return {
    player: player.name,
    raidsPerSecond,
    decisionsPerSecond: raidsPerSecond * decisionsPerRaid,
    decisionsPerRaid,
  };
}
