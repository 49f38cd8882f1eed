// Every raid the player has: kept in memory, written to a note at once and to the shelf as fast as it answers. When
// the shelf refuses, the memory and the note go on and `refused` says so.

import { signal } from '@preact/signals';
import { type Notes, readJson } from './notes.ts';
import { type DamagedRaid, isDamaged, newer, readRecord, type SavedRaid } from './records.ts';
import type { Shelf } from './shelf.ts';

const LAST = 'last-raid';

export class Archive {
  readonly refused = signal(false); // the last write did not reach the shelf
  readonly #shelf: Shelf;
  readonly #notes: Notes;
  readonly #known = new Map<string, SavedRaid>();
  readonly #waiting = new Map<string, SavedRaid>();
  #damaged: readonly DamagedRaid[] = [];
  #writing: Promise<void> | null = null;
  #read: Promise<void> | null = null;

  constructor(shelf: Shelf, notes: Notes) {
    this.#shelf = shelf;
    this.#notes = notes;
  }

  /** Every raid, the one changed last first. */
  async list(): Promise<SavedRaid[]> {
    await this.#readOnce();
    return [...this.#known.values()].sort((a, b) => b.updated - a.updated);
  }

  /** What lies on the shelf and is no raid any more. */
  async damaged(): Promise<readonly DamagedRaid[]> {
    await this.#readOnce();
    return this.#damaged;
  }

  async find(id: string): Promise<SavedRaid | DamagedRaid | undefined> {
    await this.#readOnce();
    return this.#known.get(id) ?? this.#damaged.find((raid) => raid.id === id);
  }

  /** Reads the shelf again, for what another tab has written. */
  async refresh(): Promise<void> {
    this.#read = null;
    await this.#readOnce();
  }

  /** Keeps a raid; resolves when the shelf has it or has refused it. */
  save(raid: SavedRaid): Promise<void> {
    this.#known.set(raid.id, raid);
    this.#notes.write(LAST, JSON.stringify(raid));
    this.#waiting.set(raid.id, raid);
    this.#writing ??= this.#write();
    return this.#writing;
  }

  async remove(id: string): Promise<void> {
    this.#known.delete(id);
    this.#waiting.delete(id);
    this.#damaged = this.#damaged.filter((raid) => raid.id !== id);
    if (noted(this.#notes)?.id === id) this.#notes.remove(LAST);
    await this.#writing;
    await this.#shelf.remove(id).catch(() => undefined);
  }

  /** One write at a time; what changed meanwhile is written once, in its latest form. */
  async #write(): Promise<void> {
    for (const [id] of this.#waiting) {
      const raid = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (raid === undefined) continue;
      this.refused.value = await this.#shelf.put(raid).then(
        () => false,
        () => true,
      );
    }
    this.#writing = null;
  }

  #readOnce(): Promise<void> {
    this.#read ??= this.#readAll();
    return this.#read;
  }

  async #readAll(): Promise<void> {
    const found = await this.#shelf.all().catch(() => {
      this.refused.value = true;
      return [];
    });
    const read = [...found.map(readRecord)];
    const last = noted(this.#notes);
    if (last !== null) read.push(last);
    this.#damaged = read.filter(isDamaged);
    for (const raid of read) {
      if (isDamaged(raid)) continue;
      const newest = newer(this.#known.get(raid.id), raid);
      if (newest !== undefined) this.#known.set(raid.id, newest);
    }
  }
}

/** The raid of the note; a note that is no raid is worth nothing, the shelf has it. */
function noted(notes: Notes): SavedRaid | null {
  const raid = readRecord(readJson(notes, LAST));
  return isDamaged(raid) ? null : raid;
}
