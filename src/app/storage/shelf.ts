// Where records lie: IndexedDB in the browser, memory when that is forbidden. A shelf keeps what it is given and
// never looks inside, except for the id.

export interface Shelf {
  all(): Promise<unknown[]>;
  put(record: { readonly id: string }): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'cauldron';
const STORE = 'raids';

/** The browser's own database. Every call fails when storage is forbidden or full. */
export class BrowserShelf implements Shelf {
  #opened: Promise<IDBDatabase> | null = null;

  async all(): Promise<unknown[]> {
    return this.#run('readonly', (store) => store.getAll());
  }
  async put(record: { readonly id: string }): Promise<void> {
    await this.#run('readwrite', (store) => store.put(record));
  }
  async remove(id: string): Promise<void> {
    await this.#run('readwrite', (store) => store.delete(id));
  }

  async #run<T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    this.#opened ??= open();
    const database = await this.#opened.catch((failure) => {
      this.#opened = null;
      throw failure;
    });
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? new Error('storage gave up'));
      transaction.onerror = () => reject(transaction.error ?? request.error);
    });
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('storage is blocked'));
  });
}

/** A shelf for as long as the page lives. */
export class MemoryShelf implements Shelf {
  readonly #records = new Map<string, unknown>();

  async all(): Promise<unknown[]> {
    return [...this.#records.values()];
  }
  async put(record: { readonly id: string }): Promise<void> {
    this.#records.set(record.id, record);
  }
  async remove(id: string): Promise<void> {
    this.#records.delete(id);
  }
}
