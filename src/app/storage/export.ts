// Every raid of the archive as the lines of one file. Raids are fetched a few at a time, and the page gets to draw in
// between.

import { makeReplay, type Replay } from '../../engine/replay.ts';
import type { ReplayExtras } from '../../engine/replay-format.ts';
import { FIRST_OUTCOMES, REPLAY_FORMAT, ReplayVersion } from '../../engine/replay-format.ts';
import { formatAction, parseAction } from '../../systems/raid/rules/actions.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { raidOn } from '../../systems/raid/rules/system.ts';
import { RULES_VERSION } from '../../systems/raid/rules/version.ts';
import type { Archive } from './archive.ts';
import { headLine, raidLine, recordLine } from './archive-file.ts';
import { isDamaged, type SavedRaid } from './records.ts';

const BATCH = 100;

export type Progress = (done: number, all: number) => void;

/** The parts of the file, ready for a Blob. */
export async function exportRaids(
  archive: Archive,
  scenarios: readonly Scenario[],
  ids: readonly string[],
  progress: Progress,
): Promise<string[]> {
  const lines: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const found = await archive.findAll(ids.slice(from, from + BATCH));
    for (const raid of found) if (!isDamaged(raid)) lines.push(`${lineOf(scenarios, raid)}\n`);
    progress(Math.min(ids.length, from + BATCH), ids.length);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return [`${headLine(lines.length)}\n`, ...lines];
}

function lineOf(scenarios: readonly Scenario[], raid: SavedRaid): string {
  const scenario = scenarios.find(({ id }) => id === raid.scenario.id);
  const replay = scenario === undefined ? null : replayOf(scenario, raid);
  return replay === null ? recordLine(raid) : raidLine(raid, replay);
}

/** The replay of a kept raid; null when it was not played with these rules and data. */
export function replayOf(scenario: Scenario, raid: SavedRaid): Replay | null {
  const isNew = raid.rules === '' && raid.scenario.hash === ''; // not opened yet
  const isOurs = raid.rules === RULES_VERSION && raid.scenario.hash === scenario.hash;
  if (raid.scenario.id !== scenario.id || !(isNew || isOurs)) return null;
  return written(raid) ?? playedAgain(scenario, raid);
}

/** From what is written down: nothing need be played. */
function written(raid: SavedRaid): Replay | null {
  const { rules, scenario, seed, level, events, branches, actions, turns } = raid;
  const result = resultOf(raid);
  if (turns === undefined || rules === '' || result === undefined) return null;
  const dice = branches === undefined || branches.length === 0 ? {} : { branches };
  const head = { format: REPLAY_FORMAT, version: ReplayVersion.first, rules, scenario } as const;
  return { ...head, seed, level, events, ...dice, actions, turns, result, ...extrasOf(raid) };
}

function resultOf({ status, result }: SavedRaid): Replay['result'] | undefined {
  if (status === 'playing') return null;
  const outcome = FIRST_OUTCOMES.find((one) => one === result?.outcome);
  return outcome === undefined || result === null ? undefined : { outcome, vp: result.vp };
}

/** A raid kept by an older game has no hashes of its turns yet. */
function playedAgain(scenario: Scenario, raid: SavedRaid): Replay | null {
  try {
    const actions = raid.actions.map((text) => {
      const action = parseAction(scenario, text);
      if (typeof action !== 'number') throw new RangeError(action.fault);
      return action;
    });
    const replay = makeReplay(raidOn(scenario), raid, actions, extrasOf(raid));
    return { ...replay, actions: actions.map((action) => formatAction(scenario, action)) };
  } catch {
    return null;
  }
}

function extrasOf({ name, note, practice }: SavedRaid): ReplayExtras {
  return {
    ...(name === undefined || name === '' ? {} : { name }),
    ...(note === undefined || note === '' ? {} : { note }),
    ...(practice ? { practice } : {}),
  };
}
