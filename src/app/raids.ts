// Raids as the screens outside the raid see them: starting one, listing, discarding, saving one as a file. None of it
// needs the engine; raid-store.ts opens and plays them.

import { optionalPart } from '../engine/optional-rules.ts';
import { type Replay, replayText } from '../engine/replay-format.ts';
import { systemNamed } from '../systems/index.ts';
import { withoutHelp } from '../ui/kit/prefs/helps.ts';
import { go, parseRoute, route } from '../ui/shell/routes.ts';
import { download } from './download.ts';
import { openEditions } from './editions.ts';
import { raidToOffer } from './in-hand.ts';
import { newId } from './new-id.ts';
import { type NewRaid, newRecord } from './storage/new-record.ts';
import {
  type DamagedRaid,
  isDamaged,
  type SavedRaid,
  type Where,
  whereOf,
} from './storage/records.ts';
import type { RaidSummary } from './storage/summary.ts';
import { archive } from './stores.ts';

/** Puts a new raid into the archive and opens it. It is without help for as long as every help stays off. */
export async function startRaid(where: Where, options: NewRaid): Promise<void> {
  if (isTurning()) return; // the second half of a double click
  const help = withoutHelp.value ? ({ help: 'none' } as const) : {};
  const raid = newRecord(newId(), where, { ...options, ...help }, Date.now());
  void archive.save(raid);
  go({ page: 'raid', battle: where.battle, id: raid.id });
}

/** The address has gone on to another page, which is not shown yet. */
const isTurning = (): boolean => parseRoute(window.location.hash).page !== route.peek().page;

/** The raid with this seed and these options, from the beginning. */
export async function startAgain(raid: SavedRaid): Promise<void> {
  const { seed, level, events, practice, actions } = raid;
  const where = whereOf(raid);
  const usual = (await systemNamed(where.system)?.outside())?.opening ?? [];
  const opening = usual.every((text, i) => actions[i] === text) ? usual : [];
  const choice = { seed, level, events, ...optionalPart(raid), practice };
  return startRaid(where, { ...choice, opening });
}

/** The raid to go on with. */
export async function raidUnderWay(): Promise<RaidSummary | null> {
  const [raids, editions] = await Promise.all([archive.list(), openEditions()]);
  return raidToOffer(raids, editions);
}

/** What is stored of a raid, as it is: for a raid that cannot be opened. */
export function downloadRecord(raid: SavedRaid | DamagedRaid): void {
  const what = 'found' in raid ? raid.found : raid;
  download(`cauldron-raid-${raid.id || 'unknown'}.json`, JSON.stringify(what, null, 2));
}

/** The replay of a raid, or what is stored of it when it cannot be played. */
export async function downloadReplay(id: string): Promise<void> {
  const raid = await archive.find(id);
  if (raid === undefined) return;
  if (isDamaged(raid)) return downloadRecord(raid);
  try {
    const { rebuild } = await import('./rebuild.ts');
    const { session, fault } = await rebuild(raid);
    if (session === null || fault !== null) await downloadKept(raid);
    else downloadText(raid, session.replay());
  } catch {
    downloadRecord(raid);
  }
}

/** A raid as it was written down, by whatever rules: the file that could be saved while they were played. */
export async function downloadKept(raid: SavedRaid): Promise<void> {
  const { writtenReplay } = await import('./replay-of.ts');
  const written = writtenReplay(raid);
  if (written === null) downloadRecord(raid);
  else downloadText(raid, written);
}

function downloadText({ id }: SavedRaid, replay: Replay): void {
  download(`cauldron-${id}.json`, replayText(replay));
}
