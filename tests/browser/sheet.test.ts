// The sheet without the raid: a toy battle on twenty hexes brings its own board, and everything else is there.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { partsOfPhaser } from '../../scripts/vite/phaser.ts';
import { root } from './harness/built.ts';
import { startBrowser } from './harness/chromium.ts';
import { Guard } from './harness/guard.ts';
import { type Served, serve } from './harness/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'cauldron-toy-'));
let served: Served;
let browser: Browser;

beforeAll(async () => {
  await build({
    root: join(root, 'tests/ui/sheet/toy'),
    configFile: false,
    logLevel: 'error',
    plugins: [partsOfPhaser()],
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  served = await serve(folder);
  browser = await startBrowser({ path: inject('browserPath') });
});
afterAll(async () => {
  await browser?.close();
  served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function openToy(): Promise<{ readonly page: Page; readonly guard: Guard }> {
  const context = await browser.newContext({ viewport: { width: 800, height: 800 } });
  const guard = new Guard(context, served.origin);
  const page = await context.newPage();
  await page.goto(served.origin);
  await page.waitForFunction(() => (window.toy?.view.frames ?? 0) > 0);
  return { page, guard };
}

const told = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.toy?.told.splice(0) ?? []);

async function pointOf(page: Page, place: number): Promise<readonly [number, number]> {
  const point = await page.evaluate((hex) => window.toy?.view.placePoint(hex) ?? null, place);
  if (point === null) throw new Error(`hex ${place} cannot be touched`);
  return point;
}

/** The colour in the middle of a hex. */
async function colourAt(page: Page, place: number): Promise<readonly number[]> {
  const [x, y] = await pointOf(page, place);
  await page.waitForTimeout(100); // a frame
  return page.evaluate(
    ([px = 0, py = 0]) => {
      const ctx = document.querySelector('canvas')?.getContext('2d');
      return [...(ctx?.getImageData(Math.round(px), Math.round(py), 1, 1).data ?? [])];
    },
    [x, y],
  );
}

const BLUE = [0x1f, 0x4f, 0xa3];
const RED = [0xb3, 0x26, 0x1e];
const DARK_BLUE = [0x0b, 0x2f, 0x74];
/** Hexes that are lit up, and in which ink: two targets, a threat's head, a plan's, and the focus. */
const LIT: ReadonlyArray<readonly [hex: number, ink: readonly number[]]> = [
  [11, BLUE],
  [12, RED],
  [8, RED],
  [15, BLUE],
  [4, DARK_BLUE],
];

/** Whether a hex has ink of a colour on it. */
async function hasInk(page: Page, place: number, ink: readonly number[]): Promise<boolean> {
  const [x, y] = await pointOf(page, place);
  await page.waitForTimeout(100); // a frame
  return page.evaluate(
    ([px, py, colour]) => {
      const ctx = document.querySelector('canvas')?.getContext('2d');
      const { data } = ctx?.getImageData(px - 70, py - 70, 140, 140) ?? { data: [] };
      for (let i = 0; i < data.length; i += 4) {
        if (colour.every((part, k) => Math.abs((data[i + k] ?? 0) - part) < 12)) return true;
      }
      return false;
    },
    [x, y, ink] as const,
  );
}

test('every hex is found under the pointer, up to its edge', async () => {
  const { page, guard } = await openToy();
  for (let hex = 0; hex < 20; hex++) {
    const [x, y] = await pointOf(page, hex);
    await page.mouse.click(x + 20, y - 45); // beyond the ring, inside the hex
    expect(await told(page)).toContain(`place ${hex}`);
  }
  await page.mouse.click(790, 10);
  expect(await told(page)).toContain('nothing');
  expect(guard.problems).toEqual([]);
});

test('men stand where the board lays them, walk, and can be hurried', async () => {
  const { page } = await openToy();
  const brown = [0x7a, 0x52, 0x32, 255];
  expect(await colourAt(page, 6)).toEqual(brown);
  expect(await colourAt(page, 8)).not.toEqual(brown);
  const walked = page.evaluate(() => window.toy?.walk(6, 8, 60_000));
  await page.waitForTimeout(300);
  await page.evaluate(() => window.toy?.view.skip());
  await walked;
  expect(await colourAt(page, 8)).toEqual(brown);
  expect(await colourAt(page, 6)).not.toEqual(brown);
});

test('targets, threats, plan and focus are drawn over any board, and a stack is fanned out', async () => {
  const { page } = await openToy();
  for (const [hex, ink] of LIT) expect(await hasInk(page, hex, ink)).toBe(false);
  await page.evaluate(() =>
    window.toy?.show([6, 6, 12, 19], {
      targets: [
        { place: 11, look: 'move', label: '1 MP' },
        { place: 12, look: 'fire', label: '50 %' },
      ],
      threats: [{ from: 19, to: 8, label: '17 %' }],
      plan: [10, 15],
      focus: 4,
      inspected: 6,
    }),
  );
  for (const [hex, ink] of LIT) expect(await hasInk(page, hex, ink), `hex ${hex}`).toBe(true);
  for (let y = 20; y < 780; y += 24) {
    for (let x = 20; x < 780; x += 24) await page.mouse.click(x, y);
  }
  expect(await told(page)).toEqual(expect.arrayContaining(['piece 0', 'piece 1']));
});

test('an idle sheet draws nothing, and one that is closed leaves nothing', async () => {
  const { page, guard } = await openToy();
  await page.evaluate(() => {
    window.toy?.view.zoomBy(2);
    window.toy?.view.panTo(19);
  });
  await page.waitForTimeout(1500);
  const before = await page.evaluate(() => window.toy?.view.frames);
  await page.waitForTimeout(700);
  expect(await page.evaluate(() => window.toy?.view.frames)).toBe(before);
  await page.evaluate(() => window.toy?.view.destroy());
  expect(await page.locator('canvas').count()).toBe(0);
  expect(guard.problems).toEqual([]);
});
