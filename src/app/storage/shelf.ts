// Where records lie: IndexedDB in the browser, memory when that is forbidden. Beside every record lies its summary,
// so that a list is read without the orders of every raid. A shelf never looks inside what it keeps, except for the id.

import { answer, type Database } from './database.ts';

export interface Kept {
  readonly id: string;
}
/** A record and what lists show of it. */
export interface Pair {
  readonly record: Kept;
  readonly summary: Kept | null; // null: what is no raid has none
}
export interface Listing {
  readonly summaries: unknown[];
  readonly bare: unknown[]; // records that have no summary yet
}
/** Asked while nobody else can write, for what is laid down instead of a pair where something lies already. */
export type Meet = (found: unknown, pair: Pair) => Pair | null;

export interface Shelf {
  list(): Promise<Listing>;
  get(ids: readonly string[]): Promise<unknown[]>; // undefined for what is not there
  put(pairs: readonly Pair[], meet?: Meet): Promise<void>; // all or none
  remove(ids: readonly IDBValidKey[]): Promise<void>;
}

const BATCH = 400; // summaries read at once: more would hold up the page

/** The browser's own database. Every call fails when storage is forbidden or full. */
export class BrowserShelf implements Shelf {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  list(): Promise<Listing> {
    return this.#database.run('readonly', async (records, summaries) => {
      const [known, keys] = await Promise.all([
        answer(summaries.getAllKeys()),
        answer(records.getAllKeys()),
      ]);
      const listed = new Set(known.map(String));
      const missing = keys.filter((key) => !listed.has(String(key)));
      const bare = await Promise.all(missing.map((key) => answer(records.get(key))));
      const found: unknown[] = [];
      for (let at = 0; at < known.length; at += BATCH) {
        found.push(...(await answer(summaries.getAll(IDBKeyRange.lowerBound(known[at]), BATCH))));
      }
      return { summaries: found, bare };
    });
  }
  get(ids: readonly string[]): Promise<unknown[]> {
    return this.#database.run('readonly', (records) =>
      Promise.all(ids.map((id) => answer<unknown>(records.get(id)))),
    );
  }
  put(pairs: readonly Pair[], meet?: Meet): Promise<void> {
    return this.#database.run('readwrite', async (records, summaries) => {
      const there =
        meet && (await Promise.all(pairs.map(({ record }) => answer(records.get(record.id)))));
      const laid = pairs.map((pair, i) =>
        meet === undefined || there?.[i] === undefined ? pair : meet(there[i], pair),
      );
      for (const pair of laid) {
        if (pair === null) continue;
        records.put(pair.record);
        if (pair.summary !== null) summaries.put(pair.summary);
      }
    });
  }
  remove(ids: readonly IDBValidKey[]): Promise<void> {
    return this.#database.run('readwrite', async (records, summaries) => {
      for (const id of ids) {
        records.delete(id);
        summaries.delete(id);
      }
    });
  }
}

/** A shelf for as long as the page lives. */
export class MemoryShelf implements Shelf {
  readonly #records = new Map<string, unknown>();
  readonly #summaries = new Map<string, unknown>();

  async list(): Promise<Listing> {
    const bare = [...this.#records].filter(([id]) => !this.#summaries.has(id));
    return { summaries: [...this.#summaries.values()], bare: bare.map(([, record]) => record) };
  }
  async get(ids: readonly string[]): Promise<unknown[]> {
    return ids.map((id) => this.#records.get(id));
  }
  async put(pairs: readonly Pair[], meet?: Meet): Promise<void> {
    for (const pair of pairs) {
      const there = this.#records.get(pair.record.id);
      const laid = meet === undefined || there === undefined ? pair : meet(there, pair);
      if (laid === null) continue;
      this.#records.set(laid.record.id, laid.record);
      if (laid.summary !== null) this.#summaries.set(laid.summary.id, laid.summary);
    }
  }
  async remove(ids: readonly IDBValidKey[]): Promise<void> {
    for (const id of ids) {
      this.#records.delete(String(id));
      this.#summaries.delete(String(id));
    }
  }
}
