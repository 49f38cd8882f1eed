// A kept raid as a replay.

import { systemOf } from '../engine/first-system.ts';
import { openReplay } from '../engine/played.ts';
import type { Replay, ReplayExtras } from '../engine/replay.ts';
import { formatFor } from '../engine/replay-format.ts';
import type { HouseGame } from '../systems/index.ts';
import type { SavedRaid } from './storage/records.ts';

/** As it is kept; one that was never opened, or was kept before hashes were, has the hashes and the result of now. */
export function replayOf(game: HouseGame, raid: SavedRaid): Replay {
  const { rules, turns } = raid;
  if (turns !== undefined && rules !== '') return asKept(game, raid, turns, raid.result);
  const { session } = openReplay(game, asKept(game, raid, [], null));
  const over = rules === '' ? session?.replay().result : raid.result;
  return asKept(game, raid, turns ?? session?.turns ?? [], over ?? null);
}

function asKept(
  { system, scenario }: HouseGame,
  raid: SavedRaid,
  turns: readonly string[],
  result: Replay['result'],
): Replay {
  const { seed, level, events, branches, actions } = raid;
  const { id, hash } = raid.scenario;
  return {
    ...formatFor(systemOf(raid)),
    rules: raid.rules === '' ? system.version : raid.rules,
    scenario: { id, hash: hash === '' ? scenario.hash : hash },
    ...{ seed, level, events },
    ...(branches === undefined || branches.length === 0 ? {} : { branches }),
    ...{ actions, turns, result },
    ...extrasOf(raid),
  };
}

function extrasOf({ name, note, practice }: SavedRaid): ReplayExtras {
  return {
    ...(name === undefined || name === '' ? {} : { name }),
    ...(note === undefined || note === '' ? {} : { note }),
    ...(practice ? { practice } : {}),
  };
}
