// A page whose database fails: at a call that the test names, in the way it names.

import type { Page } from 'playwright-core';

export const CALLS = ['open', 'transaction', 'get', 'getAll', 'getAllKeys', 'put'] as const;
export type Call = (typeof CALLS)[number];
export type Way = 'throws' | 'aborts'; // as storage that is broken, or full

interface Failing {
  readonly call: Call;
  readonly way: Way;
  left: number; // calls that still go well
}

/** Every page of this one from now on can be made to fail; one that is loaded fails as `now` says. */
export async function makeFailing(page: Page): Promise<void> {
  await page.addInitScript(wrapDatabase);
}

/** From now on the call fails once, after so many that go well. */
export async function failOnce(page: Page, call: Call, way: Way, after: number): Promise<void> {
  await page.evaluate(
    (failing) => sessionStorage.setItem('failing', failing),
    told(call, way, after),
  );
}

const told = (call: Call, way: Way, left: number): string =>
  JSON.stringify({ call, way, left } satisfies Failing);

/** Whether the fault that was named has come. */
export const hasFailed = (page: Page): Promise<boolean> =>
  page.evaluate(() => sessionStorage.getItem('failing') === null);

export const stopFailing = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.removeItem('failing'));

/** In the page. */
function wrapDatabase(): void {
  const isNext = (call: string): Failing | null => {
    const text = sessionStorage.getItem('failing');
    const failing = text === null ? null : (JSON.parse(text) as Failing);
    if (failing === null || failing.call !== call) return null;
    if (failing.left > 0) {
      failing.left--;
      sessionStorage.setItem('failing', JSON.stringify(failing));
      return null;
    }
    sessionStorage.removeItem('failing');
    return failing;
  };
  const wrap = (prototype: object, call: string) => {
    const methods = prototype as Record<string, (...given: unknown[]) => unknown>;
    const real = methods[call];
    if (real === undefined) return;
    methods[call] = function (this: unknown, ...given: unknown[]) {
      const failing = isNext(call);
      if (failing?.way === 'throws') throw new DOMException('no', 'UnknownError');
      const request = real.apply(this, given);
      if (failing !== null) (this as IDBObjectStore).transaction.abort();
      return request;
    };
  };
  wrap(IDBFactory.prototype, 'open');
  wrap(IDBDatabase.prototype, 'transaction');
  for (const call of ['get', 'getAll', 'getAllKeys', 'put']) wrap(IDBObjectStore.prototype, call);
}
