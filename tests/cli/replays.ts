// Raids played by automatic players, as replays for the commands to work on.

import { makeReplay, type Replay } from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { raid, raidOn } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

export function played(player: string, seed: string, level: string, events: boolean): Replay {
  const actions: Action[] = [];
  const options = { seed, level, events };
  playGame(raidOn(loadDieppe()), options, playerNamed(raid, raidStaff, player), actions);
  return makeReplay(raidOn(loadDieppe()), options, actions);
}
