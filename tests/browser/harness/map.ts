// The map as seen from outside the page.

import type { Page } from 'playwright-core';

/** How often it has drawn. */
export const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    interface Seen extends HTMLElement {
      readonly view?: { readonly frames: number };
    }
    return document.querySelector<Seen>('#raid-map')?.view?.frames ?? -1;
  });

/** Waits until it has come to rest; a while after that the whole sheet is painted for the camera to move over. */
export async function stillness(page: Page): Promise<void> {
  for (let last = -1; last !== (await framesOf(page)); ) {
    last = await framesOf(page);
    await page.waitForTimeout(1000);
  }
}
