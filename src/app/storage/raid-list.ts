// What is known of every raid without its orders: read from the shelf once, and from the note of the raid in hand. The
// title needs no more; archive.ts fetches, writes and removes.

import { signal } from '@preact/signals';
import { type Trouble, troubleOf } from './database.ts';
import { fingerprint } from './fingerprint.ts';
import { type Notes, readJson } from './notes.ts';
import { type DamagedRaid, isDamaged, readRecord, type SavedRaid } from './records.ts';
import type { Shelf } from './shelf.ts';
import { sliced } from './slices.ts';
import { type RaidSummary, readSummary, summaryOf } from './summary.ts';

export const LAST = 'last-raid';

export class RaidList {
  readonly refused = signal(false); // the shelf could not be read, or has not taken the last write
  trouble: Trouble = 'refused'; // why
  known = new Map<string, RaidSummary>();
  damaged: readonly DamagedRaid[] = [];
  bare: readonly SavedRaid[] = []; // laid down by a game without summaries
  readonly fresh = new Map<string, SavedRaid>(); // what the shelf has not taken yet
  readonly #shelf: Shelf;
  readonly #notes: Notes;
  #read: Promise<void> | null = null;
  #ahead = false; // it was begun for a `refresh` to come

  constructor(shelf: Shelf, notes: Notes) {
    this.#shelf = shelf;
    this.#notes = notes;
  }

  /** Every raid, the one changed last first. */
  async list(): Promise<RaidSummary[]> {
    await this.readOnce();
    return [...this.known.values()].sort((a, b) => b.updated - a.updated);
  }

  /** Reads the shelf again, for what another tab has written. */
  async refresh(): Promise<void> {
    if (!this.#ahead) this.#read = null;
    this.#ahead = false;
    await this.readOnce();
  }

  /** Begins to read the shelf, for a `refresh` that is about to come. */
  readAhead(): void {
    this.#read = this.#readAll();
    this.#ahead = true;
  }

  readOnce(): Promise<void> {
    this.#read ??= this.#readAll();
    return this.#read;
  }

  /** What was read does not hold any more. */
  forget(): void {
    this.#read = null;
    this.#ahead = false;
  }

  failed(failure: unknown): void {
    this.trouble = troubleOf(failure);
    this.refused.value = true;
  }

  async #readAll(): Promise<void> {
    const listing = await this.#shelf.list().catch((failure) => {
      this.failed(failure);
      this.#read = null; // whoever asks next may have more luck
      return null;
    });
    if (listing !== null && this.fresh.size === 0) this.refused.value = false;
    const { summaries, bare } = listing ?? { summaries: [], bare: [] };
    const read = await sliced(summaries, readSummary);
    const records = [...bare.map(readRecord), ...(await this.#reread(read.filter(isDamaged)))];
    this.damaged = records.filter(isDamaged);
    this.bare = records.filter((raid): raid is SavedRaid => !isDamaged(raid));
    const known = read.filter((raid): raid is RaidSummary => !isDamaged(raid));
    this.known = new Map([...known, ...this.bare.map(summaryOf)].map((raid) => [raid.id, raid]));
    this.readNote();
    for (const raid of this.fresh.values()) this.known.set(raid.id, summaryOf(raid));
  }

  /** A summary that is no summary: the record itself may be sound. */
  async #reread(broken: readonly DamagedRaid[]): Promise<Array<SavedRaid | DamagedRaid>> {
    if (broken.length === 0) return [];
    const found = await this.#shelf.get(broken.map(({ id }) => id)).catch(() => []);
    return broken.map((raid, index) =>
      found[index] === undefined ? raid : readRecord(found[index]),
    );
  }

  /** The raid in hand, as a tab left it that was killed before the shelf had answered. */
  readNote(): void {
    const last = noted(this.#notes);
    if (last === null) return;
    const known = this.fresh.get(last.id) ?? this.known.get(last.id);
    if (known === undefined) this.fresh.set(last.id, last);
    else if (last.revision > known.revision && goesOnFrom(last, known)) {
      this.fresh.set(last.id, relabel(last, known));
    }
  }
}

/** Whether a raid has all the orders of a copy of it: a note that has not was overtaken by another tab. */
function goesOnFrom(raid: SavedRaid, copy: SavedRaid | RaidSummary): boolean {
  const { length, print } = 'print' in copy ? copy : summaryOf(copy);
  return fingerprint({ ...raid, actions: raid.actions.slice(0, length) }) === print;
}

/** A raid with the player's words about another copy of it. */
export function relabel(
  raid: SavedRaid,
  of: Pick<SavedRaid, 'name' | 'note' | 'starred'>,
): SavedRaid {
  const { name: _, note: __, starred: ___, ...played } = raid;
  return {
    ...played,
    ...(of.name === undefined ? {} : { name: of.name }),
    ...(of.note === undefined ? {} : { note: of.note }),
    ...(of.starred === undefined ? {} : { starred: of.starred }),
  };
}

/** The raid of the note; a note that is no raid is worth nothing, the shelf has it. */
export function noted(notes: Notes): SavedRaid | null {
  const raid = readRecord(readJson(notes, LAST));
  return isDamaged(raid) ? null : raid;
}
