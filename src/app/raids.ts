// Raids as the screens outside the raid see them: starting one, listing, discarding, saving one as a file. None of it
// needs the engine; raid-store.ts opens and plays them.

import { go } from '../ui/shell/routes.ts';
import { download } from './download.ts';
import { type DamagedRaid, type NewRaid, newRecord, type SavedRaid } from './storage/records.ts';
import { archive } from './stores.ts';

const SCENARIO = 'dieppe-1942';

/** Puts a new raid into the archive and opens it. */
export async function startRaid(options: NewRaid): Promise<void> {
  const raid = newRecord(newId(), SCENARIO, options, Date.now());
  void archive.save(raid);
  go({ page: 'raid', id: raid.id });
}

/** The raid with this seed and these options, from the beginning. */
export function startAgain(raid: SavedRaid): Promise<void> {
  const { seed, level, events, practice } = raid;
  const loading = raid.actions[0] === 'load-standard' ? 'standard' : 'free';
  return startRaid({ seed, level, events, practice, loading });
}

/** The raid played last that is not over. */
export async function raidUnderWay(): Promise<SavedRaid | null> {
  const raids = await archive.list();
  return raids.find((raid) => raid.status === 'playing') ?? null;
}

/** What is stored of a raid, as it is: for a raid that cannot be opened. */
export function downloadRecord(raid: SavedRaid | DamagedRaid): void {
  const what = 'found' in raid ? raid.found : raid;
  download(`cauldron-raid-${raid.id || 'unknown'}.json`, JSON.stringify(what, null, 2));
}

/** The replay of a raid, or what is stored of it when it cannot be played. */
export async function downloadReplay(raid: SavedRaid): Promise<void> {
  try {
    const [{ rebuild }, { replayText }] = await Promise.all([
      import('./rebuild.ts'),
      import('../rules/replay.ts'),
    ]);
    const { session, fault } = rebuild(raid);
    if (session === null || fault !== null) downloadRecord(raid);
    else download(`cauldron-${raid.id}.json`, replayText(session.replay()));
  } catch {
    downloadRecord(raid);
  }
}

/** Short, and unlike any other on this machine. */
function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return `${Date.now().toString(36)}${random.toString(36).padStart(7, '0').slice(0, 4)}`;
}
