// What the player's system asks for is done: no motion, more contrast. And where storage runs full, play goes on.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Do } from '../../src/systems/raid/rules/actions.ts';
import { en } from '../../src/words/shell/en.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { framesOf, stillness } from './harness/map.ts';
import { before, keptAs, momentOf, SAMPLE } from './harness/positions.ts';

const desk = useDesk();

test('who wants no motion sees the result of a shot at once', async () => {
  const moving = await framesOfShot('no-preference');
  const still = await framesOfShot('reduce');
  expect(still.rolled).toBe(false);
  expect(moving.rolled).toBe(true);
  expect(still.frames).toBeLessThan(moving.frames);
});

/** Fires the first shot of the sample: how often the map drew, and whether dice were seen rolling. */
async function framesOfShot(
  reducedMotion: 'reduce' | 'no-preference',
): Promise<{ readonly frames: number; readonly rolled: boolean }> {
  const moment = momentOf(SAMPLE, before(Do.fire));
  const raid = keptAs('shot', SAMPLE.seed, moment.actions);
  const page = await desk.open({ raid, settings: { motion: 'auto' } });
  await page.emulateMedia({ reducedMotion });
  const table = await atTable(page, SAMPLE.seed);
  await page.mouse.move(5, 5);
  await stillness(page);
  const frames = await framesOf(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.roll-card .is-open')) Object.assign(window, { rolled: true });
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await table.give(moment.next);
  const rolled = await page.evaluate(() => 'rolled' in window);
  return { frames: (await framesOf(page)) - frames, rolled };
}

test('who wants more contrast has black ink, and the map in full light at night', async () => {
  const plain = await looksOf('no-preference');
  const strong = await looksOf('more');
  expect(strong.ink).toMatch(/^#0+$/);
  expect(plain.ink).not.toBe(strong.ink);
  expect(strong.light).toBeGreaterThan(plain.light * 1.15);
});

async function looksOf(
  contrast: 'more' | 'no-preference',
): Promise<{ readonly ink: string; readonly light: number }> {
  const page = await desk.open();
  await page.emulateMedia({ contrast });
  await startRaid(page, 'contrast');
  await stillness(page);
  return { light: await lightOfMap(page), ink: await inkOf(page) };
}

const inkOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink').trim());

/** The mean brightness of the map, 0 to 255. */
function lightOfMap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const map = document.querySelector<HTMLCanvasElement>('#raid-map canvas');
    const small = new OffscreenCanvas(64, 64);
    const pen = small.getContext('2d');
    if (map === null || pen === null) return 0;
    pen.drawImage(map, 0, 0, 64, 64);
    const { data } = pen.getImageData(0, 0, 64, 64);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) {
      sum += ((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0)) / 3;
    }
    return sum / (data.length / 4);
  });
}

test('where storage is full the raid is played on, and the screen says it is not kept', async () => {
  const page = await desk.open();
  await page.evaluate(fillLocalStorage);
  await page.evaluate(fillDatabase);
  await page.getByRole('link', { name: en['nav.new'] }).click();
  await page.locator('.order__go button').click();
  await page.getByText(playEn['play.unsaved']).waitFor();
  await page.keyboard.press('n');
  await page.locator('.orders__prompt', { hasText: 'What now' }).waitFor();
  await page.keyboard.press('d');
  await page.locator('.orders__prompt', { hasText: 'Which stack acts' }).waitFor();
});

/** In the page: a browser whose disk is full aborts what would write more. */
function fillDatabase(): void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...record) {
    const request = put.apply(this, record);
    this.transaction.abort();
    return request;
  };
}

/** In the page: leaves no room at all. */
function fillLocalStorage(): void {
  for (let size = 2 ** 21; size >= 1; size = Math.floor(size / 2)) {
    for (let n = 0; n < 20; n++) {
      try {
        localStorage.setItem(`filler ${size} ${n}`, 'x'.repeat(size));
      } catch {
        break;
      }
    }
  }
}
