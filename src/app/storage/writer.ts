// Everything on its way to the shelf: one write at a time, each with the latest of every raid. What lies on the shelf is
// met inside the write, so that nothing another tab has put there is overwritten.

import { signal } from '@preact/signals';
import { type Base, baseOf, type Met, meet } from './meeting.ts';
import type { Notes } from './notes.ts';
import { LAST, noted, type RaidList } from './raid-list.ts';
import { isDamaged, readRecord, type SavedRaid } from './records.ts';
import type { Pair, Shelf } from './shelf.ts';
import { summaryOf } from './summary.ts';

export type Change = (raid: SavedRaid) => SavedRaid;

export class Writer {
  readonly saving = signal(false);
  hand: SavedRaid | null = null; // the raid in hand, for a shelf that is emptied under it
  readonly #shelf: Shelf;
  readonly #notes: Notes;
  readonly #raids: RaidList;
  readonly #bases = new Map<string, Base | null>(); // of the raids played here
  readonly #changes = new Map<string, readonly Change[]>(); // not on the shelf yet, of the raids in `fresh`
  readonly #met = new Map<string, Met>(); // how the raids played here were last written
  #writing: Promise<void> | null = null;

  constructor(shelf: Shelf, notes: Notes, raids: RaidList) {
    this.#shelf = shelf;
    this.#notes = notes;
    this.#raids = raids;
  }

  /** Whether a raid is played here. */
  plays(id: string): boolean {
    return this.#bases.has(id);
  }

  /** A raid that is played here, as the shelf has it. */
  sees(raid: SavedRaid): void {
    this.#bases.set(raid.id, baseOf(raid));
  }

  /** Writes the raid in hand; how it met what was there, or undefined when the shelf refused it. */
  async play(raid: SavedRaid): Promise<Met | undefined> {
    if (!this.#bases.has(raid.id)) this.#bases.set(raid.id, null);
    this.#met.delete(raid.id);
    this.hand = raid;
    await this.write([raid]);
    return this.#met.get(raid.id);
  }

  /** Writes raids with a change of what is kept beside their orders, whatever those are by then. */
  async amend(raids: readonly SavedRaid[], change: Change): Promise<void> {
    for (const { id } of raids) this.#changes.set(id, [...(this.#changes.get(id) ?? []), change]);
    await this.write(raids.map((raid) => changed(raid, [change])));
  }

  /** Writes these raids and whatever the shelf has not taken yet. */
  write(raids: readonly SavedRaid[]): Promise<void> {
    const { fresh, known } = this.#raids;
    for (const raid of raids) {
      known.set(raid.id, summaryOf(raid));
      fresh.set(raid.id, raid);
    }
    if (fresh.size === 0) return Promise.resolve();
    this.saving.value = true;
    this.#writing ??= this.#writeAll();
    return this.#writing;
  }

  /** Until whatever is on its way has come to the shelf or been refused. */
  async settled(): Promise<void> {
    await this.#writing;
  }

  /** A raid that is removed is not written any more. */
  drop(id: string): void {
    this.#raids.fresh.delete(id);
    this.#changes.delete(id);
    if (this.hand?.id === id) this.hand = null;
  }

  async #writeAll(): Promise<void> {
    let last: ReadonlyMap<string, SavedRaid> = new Map();
    while (differs(this.#raids.fresh, last)) {
      last = new Map(this.#raids.fresh);
      await this.#writeOnce(last).then(
        () => {
          this.#raids.refused.value = false;
        },
        (failure) => this.#raids.failed(failure),
      );
    }
    this.#writing = null;
    this.saving.value = false;
  }

  async #writeOnce(raids: ReadonlyMap<string, SavedRaid>): Promise<void> {
    const changes = new Map(this.#changes);
    const mets = new Map<string, Met>();
    await this.#shelf.put([...raids.values()].map(pairOf), (found, pair) => {
      const raid = raids.get(pair.record.id);
      const there = readRecord(found);
      if (raid === undefined || isDamaged(there)) return pair;
      const met = this.#meet(there, raid, changes.get(raid.id));
      mets.set(raid.id, met);
      const laid = met.kind === 'kept' ? met.raid : met.own;
      return laid === null ? null : pairOf(laid);
    });
    for (const [id, raid] of raids) {
      if (this.#changes.get(id) === changes.get(id)) this.#changes.delete(id);
      this.#written(raid, mets.get(id) ?? { kind: 'kept', raid });
    }
  }

  /** Asked while nobody else can write. */
  #meet(there: SavedRaid, raid: SavedRaid, changes: readonly Change[] = []): Met {
    const base = this.#bases.get(raid.id);
    if (base === undefined && changes.length > 0) {
      return { kind: 'kept', raid: changed(there, changes) };
    }
    const met = meet(there, raid, base ?? null);
    if (met.kind === 'parted' || changes.length === 0) return met;
    return { kind: 'kept', raid: changed(met.raid, changes) };
  }

  /** What the shelf has need not be in memory. */
  #written(raid: SavedRaid, met: Met): void {
    const { fresh, known } = this.#raids;
    const { id } = raid;
    if (this.#bases.has(id)) this.#noteMeeting(id, met);
    const isLatest = fresh.get(id) === raid;
    if (isLatest || met.kind === 'parted') fresh.delete(id);
    if (isLatest) known.set(id, summaryOf(met.kind === 'kept' ? met.raid : met.there));
    if (met.kind === 'parted' && met.own !== null) known.set(met.own.id, summaryOf(met.own));
  }

  #noteMeeting(id: string, met: Met): void {
    this.#met.set(id, met);
    this.#bases.set(id, baseOf(met.kind === 'kept' ? met.raid : met.there));
    if (met.kind === 'kept') return;
    this.hand = null;
    if (noted(this.#notes)?.id !== id) return;
    if (met.own === null)
      this.#notes.remove(LAST); // what is noted has been overtaken
    else this.#notes.write(LAST, JSON.stringify(met.own));
  }
}

const changed = (raid: SavedRaid, changes: readonly Change[]): SavedRaid => ({
  ...changes.reduce((now, change) => change(now), raid),
  revision: raid.revision + 1,
});

export const pairOf = (raid: SavedRaid): Pair => ({ record: raid, summary: summaryOf(raid) });

/** Something in the first that is not, just so, in the second. */
const differs = (a: ReadonlyMap<string, SavedRaid>, b: ReadonlyMap<string, SavedRaid>): boolean =>
  [...a].some(([id, raid]) => b.get(id) !== raid);
