// Every raid the player has: the list of them, their orders when one is opened, and every change. The raid in hand is
// written to a note at once and to the shelf as fast as it answers; `saving` says that the shelf has not answered yet.
// When it refuses, memory and note go on and `refused` says so.

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Notes } from './notes.ts';
import { LAST, noted, RaidList } from './raid-list.ts';
import { type DamagedRaid, isDamaged, readRecord, type SavedRaid } from './records.ts';
import type { Pair, Shelf } from './shelf.ts';
import { type RaidSummary, summaryOf } from './summary.ts';
import { type Change, pairOf, Writer } from './writer.ts';

/** What came of a save: `own` is the raid this tab goes its own way with, null when the other has all its orders. */
export type Saved =
  | { readonly kind: 'kept'; readonly revision: number }
  | { readonly kind: 'refused' }
  | { readonly kind: 'parted'; readonly own: string | null };

export class Archive {
  readonly #raids: RaidList;
  readonly #shelf: Shelf;
  readonly #notes: Notes;
  readonly #writer: Writer;

  constructor(shelf: Shelf, notes: Notes, raids = new RaidList(shelf, notes)) {
    this.#shelf = shelf;
    this.#notes = notes;
    this.#raids = raids;
    this.#writer = new Writer(shelf, notes, raids);
  }

  /** The last write did not reach the shelf. */
  get refused(): Signal<boolean> {
    return this.#raids.refused;
  }

  /** Something is on its way to the shelf. */
  get saving(): ReadonlySignal<boolean> {
    return this.#writer.saving;
  }

  /** Every raid, the one changed last first. */
  async list(): Promise<RaidSummary[]> {
    const raids = await this.#raids.list();
    this.#summarise();
    return raids;
  }

  /** What lies on the shelf and is no raid any more. */
  async damaged(): Promise<readonly DamagedRaid[]> {
    await this.#raids.readOnce();
    return this.#raids.damaged;
  }

  /** A whole raid, with its orders. */
  async find(id: string): Promise<SavedRaid | DamagedRaid | undefined> {
    return (await this.findAll([id]))[0];
  }

  /** Whole raids, those that are there, in the order of their ids. */
  async findAll(ids: readonly string[]): Promise<Array<SavedRaid | DamagedRaid>> {
    await this.#raids.readOnce();
    const { fresh } = this.#raids;
    const held = new Map(fresh); // the shelf may take these while it is asked for the others
    const away = ids.filter((id) => !held.has(id));
    const got = away.length === 0 ? [] : await this.#shelf.get(away).catch(() => []);
    const fetched = new Map(away.map((id, index) => [id, got[index]]));
    return ids.flatMap((id) => {
      const unwritten = fresh.get(id) ?? held.get(id);
      if (unwritten !== undefined) return [unwritten];
      const found = fetched.get(id);
      if (found !== undefined) return [readRecord(found)];
      return this.#raids.damaged.filter((raid) => raid.id === id);
    });
  }

  /** Reads the shelf again, for what another tab has written. */
  refresh(): Promise<void> {
    return this.#raids.refresh();
  }

  /** The raid to be played here, as the shelf has it now; `stamp` marks it as taken from a tab that did not answer. */
  async hold(id: string, stamp: string | null): Promise<SavedRaid | DamagedRaid | undefined> {
    await this.settled();
    const { fresh } = this.#raids;
    if (fresh.has(id) && this.#writer.plays(id)) return fresh.get(id); // orders of this tab that the shelf refused
    if (stamp !== null) await this.#stamp(id, stamp);
    const [there] = await this.#shelf.get([id]).catch(() => []);
    await this.#raids.readOnce();
    if (there === undefined) return this.find(id);
    const read = readRecord(there);
    if (isDamaged(read)) return read;
    this.#writer.sees(read);
    this.#raids.known.set(id, summaryOf(read));
    fresh.delete(id); // a note read too early
    this.#raids.readNote();
    return fresh.get(id) ?? read;
  }

  /** From now on whoever held the raid before cannot go on with it. */
  async #stamp(id: string, hand: string): Promise<void> {
    const [there] = await this.#shelf.get([id]).catch(() => []);
    const stamped = (found: unknown, pair: Pair): Pair => {
      const raid = readRecord(found);
      return isDamaged(raid) ? pair : pairOf({ ...raid, hand, revision: raid.revision + 1 });
    };
    const raid = readRecord(there);
    if (!isDamaged(raid)) await this.#shelf.put([pairOf(raid)], stamped).catch(() => undefined);
  }

  /** Keeps the raid in hand; answers when the shelf has it or has refused it. */
  async save(raid: SavedRaid): Promise<Saved> {
    this.#notes.write(LAST, JSON.stringify(raid));
    const met = await this.#writer.play(raid);
    if (met === undefined) return { kind: 'refused' };
    if (met.kind === 'kept') return { kind: 'kept', revision: met.raid.revision };
    return { kind: 'parted', own: met.own?.id ?? null };
  }

  /** Keeps raids, all at once. */
  keep(raids: readonly SavedRaid[]): Promise<void> {
    return this.#writer.write(raids);
  }

  /** Tries again to write what the shelf has not taken. */
  tryAgain(): Promise<void> {
    return this.#writer.write([]);
  }

  /** The shelf was closed or emptied from outside: the raid in hand is laid down anew. */
  async layAnew(): Promise<void> {
    this.#raids.forget();
    const { hand } = this.#writer;
    if (hand !== null) await this.#writer.write([hand]);
  }

  /** Until whatever is on its way has come to the shelf or been refused. */
  settled(): Promise<void> {
    return this.#writer.settled();
  }

  /** Changes what is kept of raids, without their orders: names, notes, stars, facts. */
  async amend(ids: readonly string[], change: Change): Promise<void> {
    const found = await this.findAll(ids);
    const sound = found.filter((raid): raid is SavedRaid => !isDamaged(raid));
    await this.#writer.amend(sound, change);
  }

  async remove(id: string): Promise<void> {
    await this.take([id]);
  }

  /** Removes raids, sound or damaged, and gives them back for `putBack`. */
  async take(ids: readonly string[]): Promise<Array<SavedRaid | DamagedRaid>> {
    const taken = await this.findAll(ids);
    for (const id of ids) {
      this.#raids.known.delete(id);
      this.#writer.drop(id);
      if (noted(this.#notes)?.id === id) this.#notes.remove(LAST);
    }
    this.#raids.damaged = this.#raids.damaged.filter((raid) => !ids.includes(raid.id));
    await this.settled();
    const keys = taken.map((raid) => (isDamaged(raid) ? keyOf(raid) : raid.id));
    await this.#shelf.remove(keys).catch(() => undefined);
    return taken;
  }

  /** Undoes `take`. */
  async putBack(taken: ReadonlyArray<SavedRaid | DamagedRaid>): Promise<void> {
    const broken = taken.filter(isDamaged);
    this.#raids.damaged = [...this.#raids.damaged, ...broken];
    const pairs = broken.map(({ found }) => ({ record: found as SavedRaid, summary: null }));
    if (pairs.length > 0) await this.#shelf.put(pairs).catch(() => undefined);
    await this.keep(taken.filter((raid): raid is SavedRaid => !isDamaged(raid)));
  }

  /** Records of a game without summaries get theirs. */
  #summarise(): void {
    const { bare } = this.#raids;
    this.#raids.bare = [];
    const asItIs = (found: unknown): Pair | null => {
      const raid = readRecord(found);
      return isDamaged(raid) ? null : pairOf(raid);
    };
    if (bare.length > 0) void this.#shelf.put(bare.map(pairOf), asItIs).catch(() => undefined);
  }
}

/** The key a damaged record lies under, which need not be a text. */
function keyOf({ id, found }: DamagedRaid): IDBValidKey {
  const key = (found as { readonly id?: unknown } | null)?.id;
  return typeof key === 'number' ? key : id;
}
