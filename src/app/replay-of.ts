// A kept raid as a replay.

import { branchesTaken } from '../engine/course.ts';
import type { Edition } from '../engine/edition.ts';
import { systemOf } from '../engine/first-system.ts';
import { optionalPart } from '../engine/optional-rules.ts';
import { openReplay } from '../engine/played.ts';
import type { Replay, ReplayExtras } from '../engine/replay.ts';
import { formatFor } from '../engine/replay-format.ts';
import type { HouseGame } from '../systems/index.ts';
import type { SavedRaid } from './storage/records.ts';

/** As it is kept; one that was never opened, or was kept before hashes were, has the hashes and the result of now. */
export function replayOf(game: HouseGame, raid: SavedRaid): Replay {
  const { rules, turns } = raid;
  const written = writtenReplay(raid);
  if (written !== null) return written;
  const here = { rules: game.system.version, hash: game.scenario.hash };
  const { session } = openReplay(game, asKept(here, raid, [], null));
  const over = rules === '' ? session?.replay().result : raid.result;
  return asKept(here, raid, turns ?? session?.turns ?? [], over ?? null);
}

/** As it was written down, for which no rules are needed; null when it was never opened or has no hashes. */
export function writtenReplay(raid: SavedRaid): Replay | null {
  const { rules, scenario, turns, result } = raid;
  return turns === undefined || rules === ''
    ? null
    : asKept({ rules, hash: scenario.hash }, raid, turns, result);
}

function asKept(
  here: Edition,
  raid: SavedRaid,
  turns: readonly string[],
  result: Replay['result'],
): Replay {
  const { seed, level, events, actions } = raid;
  const ended = { over: result !== null, count: actions.length };
  const branches = branchesTaken(raid.branches, ended);
  const { id, hash } = raid.scenario;
  return {
    ...formatFor(systemOf(raid)),
    rules: raid.rules === '' ? here.rules : raid.rules,
    scenario: { id, hash: hash === '' ? here.hash : hash },
    ...{ seed, level, events, ...optionalPart(raid) },
    ...(branches.length === 0 ? {} : { branches }),
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
