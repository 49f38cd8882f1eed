// Every screen at every size: nothing for axe to find, nothing wider than the window, on a phone nothing too small for a
// finger, and a picture of each to look at in artifacts/screens.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findings } from './harness/axe.ts';
import { root } from './harness/built.ts';
import { BRISK, type SizeName, useDesk } from './harness/desk.ts';
import { takeIn } from './harness/kept.ts';
import { KEPT_SCENES, SHELF } from './harness/kept-scenes.ts';
import { SCENES, type Scene } from './harness/scenes.ts';
import { smallTargets } from './harness/targets.ts';

const desk = useDesk();

/** A phone is touched. */
const seat = (size: SizeName) => ({ size, touch: size !== 'desktop' && size !== 'tablet' });
/** What is laid out anew on a phone's side: the raid and the theatre. */
const isLaidOut = ({ see }: Scene): boolean => /map|raid/.test(see);

test.each(['desktop', 'tablet', 'phone'] as const)('every screen on a %s', async (size) => {
  expect(await lookAt(await desk.open(seat(size)), SCENES, size)).toEqual([]);
});

test('the raid on a phone on its side', async () => {
  const size = 'landscape';
  const scenes = SCENES.filter(isLaidOut);
  expect(await lookAt(await desk.open(seat(size)), scenes, size)).toEqual([]);
});

test.each(['desktop', 'phone'] as const)('every screen of kept raids on a %s', async (size) => {
  const page = await desk.open(seat(size));
  await takeIn(page, SHELF);
  expect(await lookAt(page, KEPT_SCENES, size)).toEqual([]);
});

/** Shows one scene after another, takes a picture of each, and gives what is wrong with them. */
async function lookAt(page: Page, scenes: readonly Scene[], size: SizeName): Promise<string[]> {
  const found: string[] = [];
  for (const scene of scenes) {
    await show(page, scene);
    await page.screenshot({ path: join(root, 'artifacts/screens', `${scene.name}-${size}.png`) });
    found.push(...named(scene, await findings(page)));
    if (await isTooWide(page)) found.push(`${scene.name}: wider than the window`);
    if (size === 'phone') found.push(...named(scene, await smallTargets(page)));
  }
  return found;
}

const named = ({ name }: Scene, found: readonly string[]): string[] =>
  found.map((finding) => `${name}: ${finding}`);

async function show(page: Page, { address, raid, settings, see, arrange }: Scene): Promise<void> {
  const notes = { settings: { ...BRISK, ...settings }, 'last-raid': raid };
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) {
      if (value !== undefined) localStorage.setItem(`cauldron.${name}`, JSON.stringify(value));
    }
  }, notes);
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator(see).first().waitFor();
  if ((await page.locator('#raid-map').count()) > 0)
    await page.locator('#raid-map canvas').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await arrange?.(page);
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
