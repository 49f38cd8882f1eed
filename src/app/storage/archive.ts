// Every raid the player has. Lists are read from summaries, once; the orders of a raid are fetched when it is opened.
// The raid in hand is written to a note at once and to the shelf as fast as it answers. When the shelf refuses, memory
// and note go on and `refused` says so.

import { signal } from '@preact/signals';
import { type Notes, readJson } from './notes.ts';
import { type DamagedRaid, isDamaged, readRecord, type SavedRaid } from './records.ts';
import type { Pair, Shelf } from './shelf.ts';
import { type RaidSummary, readSummary, summaryOf } from './summary.ts';

const LAST = 'last-raid';

export class Archive {
  readonly refused = signal(false); // the last write did not reach the shelf
  readonly #shelf: Shelf;
  readonly #notes: Notes;
  #known = new Map<string, RaidSummary>();
  #damaged: readonly DamagedRaid[] = [];
  readonly #fresh = new Map<string, SavedRaid>(); // what the shelf has not taken yet
  readonly #played = new Set<string>(); // of those, the ones that were played and not labelled
  #writing: Promise<void> | null = null;
  #read: Promise<void> | null = null;
  #ahead = false; // it was begun for a `refresh` to come

  constructor(shelf: Shelf, notes: Notes) {
    this.#shelf = shelf;
    this.#notes = notes;
  }

  /** Every raid, the one changed last first. */
  async list(): Promise<RaidSummary[]> {
    await this.#readOnce();
    return [...this.#known.values()].sort((a, b) => b.updated - a.updated);
  }

  /** What lies on the shelf and is no raid any more. */
  async damaged(): Promise<readonly DamagedRaid[]> {
    await this.#readOnce();
    return this.#damaged;
  }

  /** A whole raid, with its orders. */
  async find(id: string): Promise<SavedRaid | DamagedRaid | undefined> {
    return (await this.findAll([id]))[0];
  }

  /** Whole raids, those that are there, in the order of their ids. */
  async findAll(ids: readonly string[]): Promise<Array<SavedRaid | DamagedRaid>> {
    await this.#readOnce();
    const held = new Map(this.#fresh); // the shelf may take these while it is asked for the others
    const away = ids.filter((id) => !held.has(id));
    const got = away.length === 0 ? [] : await this.#shelf.get(away).catch(() => []);
    const fetched = new Map(away.map((id, index) => [id, got[index]]));
    return ids.flatMap((id) => {
      const fresh = this.#fresh.get(id) ?? held.get(id);
      if (fresh !== undefined) return [fresh];
      const found = fetched.get(id);
      if (found !== undefined) return [readRecord(found)];
      return this.#damaged.filter((raid) => raid.id === id);
    });
  }

  /** Reads the shelf again, for what another tab has written. */
  async refresh(): Promise<void> {
    if (!this.#ahead) this.#read = null;
    this.#ahead = false;
    await this.#readOnce();
  }

  /** Begins to read the shelf, for a `refresh` that is about to come. */
  readAhead(): void {
    this.#read = this.#readAll();
    this.#ahead = true;
  }

  /** Keeps the raid in hand; resolves when the shelf has it or has refused it. */
  save(raid: SavedRaid): Promise<void> {
    this.#notes.write(LAST, JSON.stringify(raid));
    this.#played.add(raid.id);
    return this.#take([raid]);
  }

  /** Keeps raids, all at once. */
  keep(raids: readonly SavedRaid[]): Promise<void> {
    for (const { id } of raids) this.#played.delete(id);
    return this.#take(raids);
  }

  #take(raids: readonly SavedRaid[]): Promise<void> {
    for (const raid of raids) {
      this.#known.set(raid.id, summaryOf(raid));
      this.#fresh.set(raid.id, raid);
    }
    this.#writing ??= this.#write();
    return this.#writing;
  }

  /** Changes what is kept of raids, without their orders: names, notes, stars, facts. */
  async amend(ids: readonly string[], change: (raid: SavedRaid) => SavedRaid): Promise<void> {
    const found = await this.findAll(ids);
    const sound = found.filter((raid): raid is SavedRaid => !isDamaged(raid));
    await this.keep(sound.map((raid) => ({ ...change(raid), revision: raid.revision + 1 })));
  }

  async remove(id: string): Promise<void> {
    await this.take([id]);
  }

  /** Removes raids, sound or damaged, and gives them back for `putBack`. */
  async take(ids: readonly string[]): Promise<Array<SavedRaid | DamagedRaid>> {
    const taken = await this.findAll(ids);
    for (const id of ids) {
      this.#known.delete(id);
      this.#fresh.delete(id);
      if (noted(this.#notes)?.id === id) this.#notes.remove(LAST);
    }
    this.#damaged = this.#damaged.filter((raid) => !ids.includes(raid.id));
    await this.#writing;
    const keys = taken.map((raid) => (isDamaged(raid) ? keyOf(raid) : raid.id));
    await this.#shelf.remove(keys).catch(() => undefined);
    return taken;
  }

  /** Undoes `take`. */
  async putBack(taken: ReadonlyArray<SavedRaid | DamagedRaid>): Promise<void> {
    const broken = taken.filter(isDamaged);
    this.#damaged = [...this.#damaged, ...broken];
    const pairs = broken.map(({ found }) => ({ record: found as SavedRaid, summary: null }));
    if (pairs.length > 0) await this.#shelf.put(pairs).catch(() => undefined);
    await this.keep(taken.filter((raid): raid is SavedRaid => !isDamaged(raid)));
  }

  /** One write at a time; what changed meanwhile is written once, in its latest form. */
  async #write(): Promise<void> {
    let last: ReadonlyMap<string, SavedRaid> = new Map();
    while (differs(this.#fresh, last)) {
      last = new Map(this.#fresh);
      const raids = await this.#labelled([...last.values()]);
      const taken = await this.#shelf.put(raids.map(pairOf)).then(
        () => true,
        () => false,
      );
      this.refused.value = !taken;
      if (taken) this.#forget(last);
    }
    this.#writing = null;
  }

  /** Another tab may have named a raid that is played in this one: whoever plays it has no say in that. */
  async #labelled(raids: readonly SavedRaid[]): Promise<SavedRaid[]> {
    const played = raids.filter(({ id }) => this.#played.has(id));
    if (played.length === 0) return [...raids];
    const found = await this.#shelf.get(played.map(({ id }) => id)).catch(() => []);
    const records = new Map(found.map(readRecord).map((record) => [record.id, record]));
    return raids.map((raid) => {
      const record = this.#played.has(raid.id) ? records.get(raid.id) : undefined;
      if (record === undefined || isDamaged(record)) return raid;
      const labelled = relabel(raid, record);
      this.#known.set(raid.id, summaryOf(labelled));
      return labelled;
    });
  }

  /** What the shelf has need not be in memory. */
  #forget(written: ReadonlyMap<string, SavedRaid>): void {
    for (const [id, raid] of written) if (this.#fresh.get(id) === raid) this.#fresh.delete(id);
  }

  #readOnce(): Promise<void> {
    this.#read ??= this.#readAll();
    return this.#read;
  }

  async #readAll(): Promise<void> {
    const { summaries, bare } = await this.#shelf.list().catch(() => {
      this.refused.value = true;
      return { summaries: [], bare: [] };
    });
    const read = summaries.map(readSummary);
    const records = [...bare.map(readRecord), ...(await this.#reread(read.filter(isDamaged)))];
    this.#damaged = records.filter(isDamaged);
    const sound = records.filter((raid): raid is SavedRaid => !isDamaged(raid));
    const known = read.filter((raid): raid is RaidSummary => !isDamaged(raid));
    this.#known = new Map([...known, ...sound.map(summaryOf)].map((raid) => [raid.id, raid]));
    this.#readNote();
    for (const raid of this.#fresh.values()) this.#known.set(raid.id, summaryOf(raid));
    if (sound.length > 0) void this.#shelf.put(sound.map(pairOf)).catch(() => undefined);
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
  #readNote(): void {
    const last = noted(this.#notes);
    if (last === null) return;
    const known = this.#fresh.get(last.id) ?? this.#known.get(last.id);
    if (known === undefined) this.#fresh.set(last.id, last);
    else if (last.revision > known.revision) this.#fresh.set(last.id, relabel(last, known));
  }
}

/** A raid with the player's words about another copy of it. */
function relabel(raid: SavedRaid, of: Pick<SavedRaid, 'name' | 'note' | 'starred'>): SavedRaid {
  const { name: _, note: __, starred: ___, ...played } = raid;
  return {
    ...played,
    ...(of.name === undefined ? {} : { name: of.name }),
    ...(of.note === undefined ? {} : { note: of.note }),
    ...(of.starred === undefined ? {} : { starred: of.starred }),
  };
}

const pairOf = (raid: SavedRaid): Pair => ({ record: raid, summary: summaryOf(raid) });

/** Something in the first that is not, just so, in the second. */
const differs = (a: ReadonlyMap<string, SavedRaid>, b: ReadonlyMap<string, SavedRaid>): boolean =>
  [...a].some(([id, raid]) => b.get(id) !== raid);

/** The key a damaged record lies under, which need not be a text. */
function keyOf({ id, found }: DamagedRaid): IDBValidKey {
  const key = (found as { readonly id?: unknown } | null)?.id;
  return typeof key === 'number' ? key : id;
}

/** The raid of the note; a note that is no raid is worth nothing, the shelf has it. */
function noted(notes: Notes): SavedRaid | null {
  const raid = readRecord(readJson(notes, LAST));
  return isDamaged(raid) ? null : raid;
}
