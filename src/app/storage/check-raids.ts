// Whether what is stored with raids, result and hashes, is what their orders lead to: played through while nothing else
// is to be done, each raid once as long as the page lives. Raids of other rules are not played at all.

import { runReplay } from '../../engine/replay.ts';
import { type Games, gameIn } from '../games.ts';
import { pastHere } from '../rebuild.ts';
import { replayOf } from '../replay-of.ts';
import type { Archive } from './archive.ts';
import { isDamaged, type SavedRaid } from './records.ts';
import { type RaidSummary, summaryOf } from './summary.ts';

const BATCH = 20;
const SLICE_MS = 10;

const known = new Map<string, boolean>(); // by id and revision: it comes out

export interface CheckWatch {
  readonly stopped: () => boolean;
  readonly unsound: (id: string) => void;
}

export async function checkRaids(
  archive: Archive,
  games: Games,
  listed: readonly RaidSummary[],
  { stopped, unsound }: CheckWatch,
): Promise<void> {
  const unknown = listed.filter((raid) => {
    const sound = known.get(keyOf(raid));
    if (sound === false) unsound(raid.id);
    return sound === undefined;
  });
  let pause = await idle();
  for (let from = 0; from < unknown.length && !stopped(); from += BATCH) {
    const batch = new Map(unknown.slice(from, from + BATCH).map((raid) => [raid.id, raid]));
    for (const raid of await archive.findAll([...batch.keys()])) {
      const summary = batch.get(raid.id);
      if (summary === undefined || isDamaged(raid)) continue;
      const sound = isListedAs(raid, summary) && comesOut(games, raid);
      known.set(keyOf(summary), sound);
      if (!sound) unsound(raid.id);
      if (performance.now() > pause) pause = await idle();
      if (stopped()) return;
    }
  }
}

const keyOf = ({ id, revision }: RaidSummary): string => `${id} ${revision}`;

/** Whether the list says of a raid what its record says. */
function isListedAs(raid: SavedRaid, listed: RaidSummary): boolean {
  if (raid.revision !== listed.revision) return true; // changed meanwhile
  const { result, status, length, print } = summaryOf(raid);
  const same = result?.outcome === listed.result?.outcome && result?.vp === listed.result?.vp;
  return same && status === listed.status && length === listed.length && print === listed.print;
}

/** True too for what cannot be told here. */
function comesOut(games: Games, raid: SavedRaid): boolean {
  const game = gameIn(games, raid);
  if (game === null || raid.rules === '' || pastHere(raid, game) !== null) return true;
  return runReplay(game, replayOf(game, raid)).ok;
}

/** Until the page has nothing else to do; when to pause again. */
async function idle(): Promise<number> {
  await new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, SLICE_MS); // not every browser tells
  });
  return performance.now() + SLICE_MS;
}
