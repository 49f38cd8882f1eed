// The browser's database of reviews.

import type { KeptReview, ReviewShelf } from './reviews.ts';

const DATABASE = 'cauldron-reviews';
const STORE = 'reviews';

export class BrowserReviewShelf implements ReviewShelf {
  #opened: Promise<IDBDatabase> | null = null;

  get(id: string): Promise<unknown> {
    return this.#run('readonly', (store) => store.get(id));
  }
  async put(kept: KeptReview): Promise<void> {
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
    this.#opened ??= open();
    const database = await this.#opened.catch((failure) => {
      this.#opened = null;
      throw failure;
    });
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      const refuse = () => reject(transaction.error ?? new Error('storage refused'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = refuse;
      transaction.onerror = refuse;
    });
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' });
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
