// The browser's database of raids: opened when it is first asked, and again when it was closed or deleted from outside.
// An opening that does not come in time is told as blocked, and used all the same once it comes.

export const RECORDS = 'raids';
export const SUMMARIES = 'summaries';
const DATABASE = 'cauldron';
const VERSION = 2; // 1 had no summaries
const PATIENCE = 4000; // milliseconds; once it was in vain, no more than
const GLANCE = 200;

/** Why nothing is kept: storage forbidden, full or broken; held by another tab; written by a newer game. */
export type Trouble = 'refused' | 'blocked' | 'newer';

export const troubleOf = (failure: unknown): Trouble => {
  const { name } = failure as Partial<Error>;
  return name === 'VersionError' ? 'newer' : name === 'TimeoutError' ? 'blocked' : 'refused';
};

type Ask<T> = (records: IDBObjectStore, summaries: IDBObjectStore) => Promise<T>;

export class Database {
  /** Told when the connection was taken away: whatever is in memory alone must be written again. */
  lost = (): void => {};
  #opened: Promise<IDBDatabase> | null = null;
  #late = false; // it has been waited for before

  /** One transaction over both stores: done when the disk has it, and asked again if its connection went away. */
  async run<T>(mode: IDBTransactionMode, ask: Ask<T>, again = true): Promise<T> {
    const opened = this.#open();
    const database = await inTime(opened, this.#late ? GLANCE : PATIENCE).catch((failure) => {
      this.#late = true;
      throw failure;
    });
    this.#late = false;
    try {
      const transaction = database.transaction([RECORDS, SUMMARIES], mode, {
        durability: 'strict',
      });
      const done = complete(transaction);
      const asked = ask(transaction.objectStore(RECORDS), transaction.objectStore(SUMMARIES));
      asked.catch(() => giveUp(transaction));
      const [found] = await Promise.all([asked, done]);
      return found;
    } catch (failure) {
      if ((failure as Partial<Error>).name === 'InvalidStateError') this.#forget(opened);
      if (!again || this.#opened === opened) throw failure;
      return this.run(mode, ask, false);
    }
  }

  #open(): Promise<IDBDatabase> {
    if (this.#opened !== null) return this.#opened;
    const opened: Promise<IDBDatabase> = open(() => {
      this.#forget(opened);
      this.lost();
    });
    opened.catch(() => this.#forget(opened));
    this.#opened = opened;
    return opened;
  }

  #forget(opened: Promise<IDBDatabase>): void {
    if (this.#opened === opened) this.#opened = null;
  }
}

function inTime<T>(wanted: Promise<T>, most: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new DOMException('storage does not answer', 'TimeoutError'));
    const timer = setTimeout(late, most);
    wanted.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Nothing of a transaction counts when one of its answers does not. */
function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it has ended already
  }
}

export const answer = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const complete = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('storage gave up'));
  });

function open(lost: () => void): Promise<IDBDatabase> {
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
      const { result } = request;
      result.onclose = lost;
      // A newer game in another tab must not wait for this one, nor must whoever deletes the database.
      result.onversionchange = () => {
        result.close();
        lost();
      };
      resolve(result);
    };
    request.onerror = () => reject(request.error);
  });
}
