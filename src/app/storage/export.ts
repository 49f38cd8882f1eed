// Every raid of the archive as the lines of one file. Raids are fetched a few at a time, and the page gets to draw in
// between.

import { type Replay, verifyReplay } from '../../engine/replay.ts';
import type { HouseGame } from '../../systems/index.ts';
import { type Games, gameIn } from '../games.ts';
import { replayOf } from '../replay-of.ts';
import type { Archive } from './archive.ts';
import { headLine, raidLine, recordLine } from './archive-file.ts';
import { isDamaged, type SavedRaid } from './records.ts';

const BATCH = 100;

export type Progress = (done: number, all: number) => void;

/** The parts of the file, ready for a Blob. */
export async function exportRaids(
  archive: Archive,
  games: Games,
  ids: readonly string[],
  progress: Progress,
): Promise<string[]> {
  const lines: string[] = [];
  for (let from = 0; from < ids.length; from += BATCH) {
    const found = await archive.findAll(ids.slice(from, from + BATCH));
    for (const raid of found) if (!isDamaged(raid)) lines.push(`${lineOf(games, raid)}\n`);
    progress(Math.min(ids.length, from + BATCH), ids.length);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return [`${headLine(lines.length)}\n`, ...lines];
}

function lineOf(games: Games, raid: SavedRaid): string {
  const game = gameIn(games, raid);
  const replay = game === null ? null : soundReplay(game, raid);
  return replay === null ? recordLine(raid) : raidLine(raid, replay);
}

/** The replay of a kept raid; null when it was not played with these rules and data, or does not come out. */
export function soundReplay(game: HouseGame, raid: SavedRaid): Replay | null {
  const { system, scenario } = game;
  const isNew = raid.rules === '' && raid.scenario.hash === ''; // not opened yet
  const isOurs = raid.rules === system.version && raid.scenario.hash === scenario.hash;
  if (raid.scenario.id !== scenario.id || !(isNew || isOurs)) return null;
  const replay = replayOf(game, raid);
  return isWritten(game, raid) || verifyReplay(game, replay).ok ? replay : null;
}

/** From what is written down: nothing need be played. */
function isWritten({ system }: HouseGame, { status, rules, turns, result }: SavedRaid): boolean {
  const ends = system.outcomes.some(({ id }) => id === result?.outcome);
  return turns !== undefined && rules !== '' && (status === 'playing' || ends);
}
