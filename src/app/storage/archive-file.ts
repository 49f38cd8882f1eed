// The file that holds a whole archive: one line of JSON for its head, then one line for every raid, so that it can be
// read and checked raid by raid however long it is. docs/archive.md tells it to people.

import type { Replay } from '../../engine/replay-format.ts';
import { isTime, ORIGINS, type SavedRaid } from './records.ts';

export const ARCHIVE_FORMAT = 'cauldron-archive';
export const ARCHIVE_VERSION = 1;

/** The most a file may hold, so that reading one is bounded work whoever wrote it. */
export const FileLimit = {
  bytes: 250_000_000,
  line: 1_010_000, // characters: a replay and what is kept beside it
  depth: 9, // brackets within brackets: a replay has 8
  raids: 20_000,
  told: 100, // refusals told one by one
} as const;

/** What a line holds besides the replay: how the raid lay in the archive it comes from. */
export type KeptBeside = Pick<SavedRaid, 'id' | 'origin' | 'started' | 'updated'> &
  Partial<Pick<SavedRaid, 'starred' | 'help'>>;

export const headLine = (raids: number): string =>
  JSON.stringify({ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, raids });

export function raidLine(raid: SavedRaid, replay: Replay): string {
  const { id, origin, started, updated, starred, help } = raid;
  const kept = {
    ...{ id, origin, started, updated },
    ...(starred === true ? { starred } : {}),
    ...(help === undefined ? {} : { help }),
  };
  return JSON.stringify({ replay, kept });
}

/** The line of a raid this version of the game cannot play: nothing of it is lost. */
export const recordLine = (raid: SavedRaid): string => JSON.stringify({ record: raid });

export function isHead(value: unknown): 'archive' | 'other-version' | 'no' {
  if (!isObject(value) || value.format !== ARCHIVE_FORMAT) return 'no';
  return value.version === ARCHIVE_VERSION ? 'archive' : 'other-version';
}

const ID = /^[\w-]{1,64}$/;

/** What is beside a replay, as far as it is sound; the rest is left out. */
export function readBeside(value: unknown): Partial<KeptBeside> {
  if (!isObject(value)) return {};
  const { id, origin, started, updated, starred, help } = value;
  const known = ORIGINS.find((one) => one === origin);
  return {
    ...(typeof id === 'string' && ID.test(id) ? { id } : {}),
    ...(known === undefined ? {} : { origin: known }),
    ...(isTime(started) ? { started: Number(started) } : {}),
    ...(isTime(updated) ? { updated: Number(updated) } : {}),
    ...(starred === true ? { starred } : {}),
    ...(help === 'none' ? { help } : {}),
  };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
