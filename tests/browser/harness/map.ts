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

/** What is on the map's canvas, by a number under which the page keeps it. */
export const picture = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = globalThis as { pictures?: ImageData[] };
    const canvas = document.querySelector<HTMLCanvasElement>('#raid-map canvas');
    const seen = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (seen === undefined) throw new Error('the map is not painted on a plain canvas');
    kept.pictures ??= [];
    return kept.pictures.push(seen) - 1;
  });

/** The share of pixels that are clearly not alike in two pictures. */
export const difference = (page: Page, one: number, other: number): Promise<number> =>
  page.evaluate(
    ([a, b]) => {
      const { pictures = [] } = globalThis as { pictures?: ImageData[] };
      const [first, second] = [pictures[a ?? -1]?.data ?? [], pictures[b ?? -1]?.data ?? []];
      let unlike = 0;
      for (let i = 0; i < first.length; i++) {
        if (Math.abs((first[i] ?? 0) - (second[i] ?? 0)) > 32) unlike++;
      }
      return unlike / first.length;
    },
    [one, other],
  );

/** Moves the map for a few frames, and ends with the last of them: how many pictures that one was put together from. */
export const moveMap = (page: Page, dx: number, dy: number): Promise<number> =>
  page.evaluate(
    ([x = 0, y = 0]) => {
      interface Moving extends HTMLElement {
        readonly view: { readonly frames: number; panBy(dx: number, dy: number): void };
      }
      const host = document.querySelector<Moving>('#raid-map');
      const context = host?.querySelector('canvas')?.getContext('2d');
      if (host === null || context === null || context === undefined) return -1;
      const { view } = host;
      let copied = 0;
      context.drawImage = (...words: unknown[]) => {
        copied++;
        Reflect.apply(CanvasRenderingContext2D.prototype.drawImage, context, words);
      };
      return new Promise<number>((done) => {
        let left = 5;
        let drawn = view.frames;
        const step = () => {
          if (view.frames === drawn) return requestAnimationFrame(step); // it is drawn in a frame of its own
          if (left-- === 0) return done(copied);
          drawn = view.frames;
          copied = 0;
          view.panBy(x, y);
          return requestAnimationFrame(step);
        };
        view.panBy(x, y);
        requestAnimationFrame(step);
      });
    },
    [dx, dy],
  );
