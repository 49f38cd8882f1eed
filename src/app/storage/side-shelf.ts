// A small database of the browser beside the archive, for what is long, can be made anew and is in no list.

/** Where things lie by their id. */
export interface SideShelf<Kept extends { readonly id: string }> {
  get(id: string): Promise<unknown>;
  put(kept: Kept): Promise<void>;
  ids(): Promise<string[]>;
  remove(ids: readonly string[]): Promise<void>;
}

export class BrowserSideShelf<Kept extends { readonly id: string }> implements SideShelf<Kept> {
  readonly #database: string;
  readonly #store: string;
  #opened: Promise<IDBDatabase> | null = null;

  constructor(database: string, store: string) {
    this.#database = database;
    this.#store = store;
  }

  get(id: string): Promise<unknown> {
    return this.#run('readonly', (store) => store.get(id));
  }
  async put(kept: Kept): Promise<void> {
    await this.#run('readwrite', (store) => store.put(kept));
  }
  async ids(): Promise<string[]> {
    const keys = await this.#run('readonly', (store) => store.getAllKeys());
    return keys.map(String);
  }
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.#run('readwrite', (store) => store.delete(id));
  }

  /** One transaction: done when it is complete. */
  async #run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    this.#opened ??= open(this.#database, this.#store);
    const database = await this.#opened.catch((failure) => {
      this.#opened = null;
      throw failure;
    });
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(this.#store, mode);
      const request = ask(transaction.objectStore(this.#store));
      const refuse = () => reject(transaction.error ?? new Error('storage refused'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = refuse;
      transaction.onerror = refuse;
    });
  }
}

function open(name: string, store: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(store, { keyPath: 'id' });
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
