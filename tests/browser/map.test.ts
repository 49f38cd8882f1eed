// The map itself: it draws nothing while nothing happens, and it is painted by WebGL where there is any.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Do, doing } from '../../src/rules/actions.ts';
import { useDesk } from './harness/desk.ts';
import { startRaid } from './harness/go.ts';
import { steadyPlan } from './harness/plans.ts';
import { playPlan } from './harness/play.ts';

const desk = useDesk({ webgl: true });

const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    interface Seen extends HTMLElement {
      readonly view?: { readonly frames: number };
    }
    return document.querySelector<Seen>('#raid-map')?.view?.frames ?? -1;
  });

test('an idle map draws no frames', async () => {
  const page = await desk.open({ settings: { motion: 'on' } });
  await startRaid(page, 'idle');
  await page.mouse.move(10, 10);
  await settled(page);
  const before = await framesOf(page);
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(2000);
  expect(await framesOf(page)).toBe(before);
  await page.keyboard.press('+');
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
});

/** The sheet is painted in full a while after the map has come to rest. */
async function settled(page: Page): Promise<void> {
  for (let last = -1; last !== (await framesOf(page)); ) {
    last = await framesOf(page);
    await page.waitForTimeout(1500);
  }
}

test('the map is painted by WebGL, with motion, and plays', async () => {
  const plan = steadyPlan('webgl');
  const page = await desk.open({
    settings: { renderer: 'auto', motion: 'on', germanSpeed: 'fast' },
  });
  const table = await startRaid(page, plan.seed);
  const kind = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#raid-map canvas');
    return canvas?.getContext('2d') === null ? 'webgl' : 'canvas';
  });
  expect(kind).toBe('webgl');
  const end = plan.actions.findIndex((action) => doing(action) === Do.done) + 1;
  await playPlan(table, { ...plan, actions: plan.actions.slice(0, end) });
  expect(await framesOf(page)).toBeGreaterThan(3);
});
