// What is measured in an open page.

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { contentOf } from '../../tests/browser/harness/heap.ts';
import { newContext, RAID_MAP, timeTo } from './pages.ts';

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The run that was disturbed least by whatever else the machine does. */
export const least = (values: readonly number[]): number => Math.min(...values);

/** Milliseconds from the navigation to when `open` is content, in a browser that has kept nothing but `raid`. */
export async function startTime(
  browser: Browser,
  origin: string,
  raid: object,
  open: (context: BrowserContext) => Promise<Page>,
): Promise<number> {
  const context = await newContext(browser, origin, raid);
  const page = await open(context);
  const time = await timeTo(page);
  await context.close();
  return time;
}

const FRAMES = 120;

export interface Work {
  readonly all: number; // with painting, which a machine without a graphics card does by itself
  readonly script: number;
}

/** Milliseconds of work for a frame while `move` is run before each. */
export async function frameCost(page: Page, move: string): Promise<Work> {
  await page.waitForTimeout(1500);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' }); // whatever else the machine does
  await session.send('Performance.enable');
  const before = await workOf(session);
  await page.evaluate(
    ([count, body]) =>
      new Promise<void>((done) => {
        const step = new Function('i', body as string);
        let i = 0;
        const next = () => {
          step(i++);
          if (i < Number(count)) requestAnimationFrame(next);
          else done();
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, move] as const,
  );
  const after = await workOf(session);
  return {
    all: (after.all - before.all) / FRAMES,
    script: (after.script - before.script) / FRAMES,
  };
}

/** The work of a page while something runs in it. */
export async function workOver(page: Page, run: () => Promise<unknown>): Promise<Work> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await workOf(session);
  await run();
  const after = await workOf(session);
  await session.detach();
  return { all: after.all - before.all, script: after.script - before.script };
}

/** Back and forth over the sheet. */
export const PAN = `document.querySelector('${RAID_MAP}').view.panBy(i % 60 < 30 ? 8 : -8, i % 40 < 20 ? 3 : -3);`;

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { all: of('TaskDuration'), script: of('ScriptDuration') };
}

/** Milliseconds from a key that gives an order to the next frame of the map. */
export async function orderToFrame(page: Page): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 15; i++) {
    await page.waitForTimeout(300);
    times.push(await page.evaluate(pressAndWait));
  }
  return least(times);
}

/** In the page: N takes up the next stack. */
function pressAndWait(): Promise<number> {
  interface Seen extends HTMLElement {
    readonly view: { readonly frames: number };
  }
  const host = document.querySelector<Seen>('#raid-map');
  const before = host?.view.frames ?? 0;
  const start = performance.now();
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }));
  return new Promise((done) => {
    const look = () => {
      if ((host?.view.frames ?? 0) > before) done(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

const MEGABYTE = 1024 * 1024;

/** Megabytes in use. */
export interface Heap {
  readonly all: number;
  readonly content: number; // without code, of which the browser compiles more for as long as functions grow hot
}

/** The heap after each of `count` raids that are played to their report in one tab. */
export async function heapOver(page: Page, count: number): Promise<Heap[]> {
  const session = await page.context().newCDPSession(page);
  const used: Heap[] = [];
  for (let i = 0; i < count; i++) {
    await page.goto('/#/new');
    await page.locator('.order__go button').click();
    await page.locator('.orders__prompt').waitFor();
    while (!page.url().includes('#/report/')) {
      await page.keyboard.press('e');
      await page.waitForTimeout(60);
    }
    await page.locator('.report__vp').waitFor();
    await page.goto('/#/');
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    used.push({ all: usedSize / MEGABYTE, content: (await contentOf(session)) / MEGABYTE });
  }
  return used;
}
