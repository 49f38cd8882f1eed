// Records laid on the shelf of a page as they are, sound or not, without the game having a say.

import type { Page } from 'playwright-core';

export interface Laid {
  readonly record: object | null;
  readonly summary: object | null;
}

export async function layDown(page: Page, laid: readonly Laid[]): Promise<void> {
  const BATCH = 1000;
  for (let at = 0; at < laid.length; at += BATCH) {
    await page.evaluate(putAll, laid.slice(at, at + BATCH));
  }
}

/** In the page. */
function putAll(laid: readonly Laid[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('cauldron');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(['raids', 'summaries'], 'readwrite');
      for (const { record, summary } of laid) {
        if (record !== null) transaction.objectStore('raids').put(record);
        if (summary !== null) transaction.objectStore('summaries').put(summary);
      }
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
      transaction.onabort = () => reject(transaction.error);
    };
  });
}
