// Where records lie: IndexedDB in the browser, memory when that is forbidden. Beside every record lies its summary,
// so that a list is read without the orders of every raid. A shelf never looks inside what it keeps, except for the id.

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

export interface Shelf {
  list(): Promise<Listing>;
  get(ids: readonly string[]): Promise<unknown[]>; // undefined for what is not there
  put(pairs: readonly Pair[]): Promise<void>; // all or none
  remove(ids: readonly IDBValidKey[]): Promise<void>;
}

const DATABASE = 'cauldron';
const RECORDS = 'raids';
const SUMMARIES = 'summaries';
const VERSION = 2; // 1 had no summaries

/** The browser's own database. Every call fails when storage is forbidden or full. */
export class BrowserShelf implements Shelf {
  #opened: Promise<IDBDatabase> | null = null;

  list(): Promise<Listing> {
    return this.#run('readonly', async (records, summaries) => {
      const [known, keys, found] = await Promise.all([
        answer(summaries.getAllKeys()),
        answer(records.getAllKeys()),
        answer(summaries.getAll()),
      ]);
      const listed = new Set(known.map(String));
      const missing = keys.filter((key) => !listed.has(String(key)));
      const bare = await Promise.all(missing.map((key) => answer(records.get(key))));
      return { summaries: found, bare };
    });
  }
  get(ids: readonly string[]): Promise<unknown[]> {
    return this.#run('readonly', (records) =>
      Promise.all(ids.map((id) => answer<unknown>(records.get(id)))),
    );
  }
  put(pairs: readonly Pair[]): Promise<void> {
    return this.#run('readwrite', async (records, summaries) => {
      for (const { record, summary } of pairs) {
        records.put(record);
        if (summary !== null) summaries.put(summary);
      }
    });
  }
  remove(ids: readonly IDBValidKey[]): Promise<void> {
    return this.#run('readwrite', async (records, summaries) => {
      for (const id of ids) {
        records.delete(id);
        summaries.delete(id);
      }
    });
  }

  /** One transaction over both stores: done when it is complete. */
  async #run<T>(
    mode: IDBTransactionMode,
    ask: (records: IDBObjectStore, summaries: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    this.#opened ??= open();
    const database = await this.#opened.catch((failure) => {
      this.#opened = null;
      throw failure;
    });
    const transaction = database.transaction([RECORDS, SUMMARIES], mode);
    const done = complete(transaction);
    const asked = ask(transaction.objectStore(RECORDS), transaction.objectStore(SUMMARIES));
    const [found] = await Promise.all([asked, done]);
    return found;
  }
}

const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('storage gave up'));
    transaction.onerror = () => reject(transaction.error ?? new Error('storage refused'));
  });

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const store of [RECORDS, SUMMARIES]) {
        if (!result.objectStoreNames.contains(store)) {
          result.createObjectStore(store, { keyPath: 'id' });
        }
      }
    };
    request.onsuccess = () => {
      // A newer game in another tab must not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('storage is blocked'));
  });
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
  async put(pairs: readonly Pair[]): Promise<void> {
    for (const { record, summary } of pairs) {
      this.#records.set(record.id, record);
      if (summary !== null) this.#summaries.set(summary.id, summary);
    }
  }
  async remove(ids: readonly IDBValidKey[]): Promise<void> {
    for (const id of ids) {
      this.#records.delete(String(id));
      this.#summaries.delete(String(id));
    }
  }
}
