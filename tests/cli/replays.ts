// Raids played by automatic players, as replays for the commands to work on.

import { loadDieppe } from '../../src/data/dieppe.ts';
import { playerNamed } from '../../src/players/index.ts';
import { playRaid } from '../../src/players/run.ts';
import type { Action } from '../../src/rules/actions.ts';
import { makeReplay, type Replay } from '../../src/rules/replay.ts';

export function played(player: string, seed: string, level: string, events: boolean): Replay {
  const actions: Action[] = [];
  const options = { seed, level, events };
  playRaid(loadDieppe(), options, playerNamed(player), actions);
  return makeReplay(loadDieppe(), options, actions);
}
