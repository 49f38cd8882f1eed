// Raids played by automatic players, as replays for the commands to work on.

import { makeReplay, type Replay } from '../../src/engine/replay.ts';
import { playRaid } from '../../src/engine/run.ts';
import { playerNamed } from '../../src/systems/raid/players/index.ts';
import type { Action } from '../../src/systems/raid/rules/actions.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

export function played(player: string, seed: string, level: string, events: boolean): Replay {
  const actions: Action[] = [];
  const options = { seed, level, events };
  playRaid(loadDieppe(), options, playerNamed(player), actions);
  return makeReplay(loadDieppe(), options, actions);
}
