// Facts of the raids that have none yet: a raid just ended, or kept by an older game. They are made in slices and kept,
// so that every raid is played for them once.

import type { Facts } from '../../engine/facts.ts';
import { type Games, gameIn } from '../games.ts';
import type { Archive } from './archive.ts';
import type { Progress } from './export.ts';
import { makeFacts } from './facts.ts';
import { isDamaged, type SavedRaid } from './records.ts';
import type { RaidSummary } from './summary.ts';

const BATCH = 40;
const SLICE_MS = 12;

/** Raids whose facts are missing and can be made here. */
export function lackFacts(raids: readonly RaidSummary[], games: Games): RaidSummary[] {
  return raids.filter((raid) => {
    const game = raid.status === 'over' ? gameIn(games, raid) : null;
    if (game === null || raid.rules !== game.system.version) return false;
    return raid.scenario.hash === game.scenario.hash && game.facts.read(raid.facts) === null;
  });
}

/** Whether anything was added. */
export async function fillFacts(
  archive: Archive,
  games: Games,
  progress: Progress,
): Promise<boolean> {
  const ids = lackFacts(await archive.list(), games).map(({ id }) => id);
  let pause = performance.now() + SLICE_MS;
  for (let from = 0; from < ids.length; from += BATCH) {
    const made = new Map<string, Facts>();
    for (const raid of await archive.findAll(ids.slice(from, from + BATCH))) {
      const game = isDamaged(raid) ? null : gameIn(games, raid);
      const facts = isDamaged(raid) || game === null ? null : makeFacts(game, raid);
      if (facts !== null) made.set(raid.id, facts);
      if (performance.now() < pause) continue;
      await new Promise((resolve) => setTimeout(resolve, 0));
      pause = performance.now() + SLICE_MS;
    }
    await archive.amend([...made.keys()], (raid) => withFacts(raid, made.get(raid.id)));
    progress(Math.min(ids.length, from + BATCH), ids.length);
  }
  return ids.length > 0;
}

const withFacts = (raid: SavedRaid, facts: Facts | undefined): SavedRaid =>
  facts === undefined ? raid : { ...raid, facts };
