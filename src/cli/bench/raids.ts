// How many whole raids, and how many decisions, an automatic player gets through in a second.

import type { Player } from '../../engine/player.ts';
import { playOut } from '../../engine/run.ts';
import type { Game } from '../../engine/system.ts';
import { measure, perSecond } from './measure.ts';

export interface RaidSpeed {
  readonly player: string;
  readonly raidsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly decisionsPerRaid: number;
}

export function measureRaids(
  { system, scenario }: Game,
  player: Player,
  seconds: number,
): RaidSpeed {
  const level = scenario.levels[0]?.id ?? '';
  let seed = 0;
  let decisions = 0;
  const speed = measure(() => {
    const position = system.setup(scenario, { seed: `bench ${seed}`, level, events: false });
    player.start(`bench ${seed}`);
    decisions += playOut(system, position, player);
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
