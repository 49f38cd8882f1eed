// Every screen at every size: no serious finding of axe, nothing wider than the window, and a picture of each to look
// at in artifacts/screens.

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { graveFindings } from './harness/axe.ts';
import { root } from './harness/built.ts';
import { BRISK, SIZES, type SizeName, useDesk } from './harness/desk.ts';
import { takeIn } from './harness/kept.ts';
import { KEPT_SCENES, SHELF } from './harness/kept-scenes.ts';
import { SCENES, type Scene } from './harness/scenes.ts';

const desk = useDesk();

test.each(Object.keys(SIZES) as SizeName[])('every screen on a %s', async (size) => {
  expect(await lookAt(await desk.open({ size }), SCENES, size)).toEqual([]);
});

test.each(['desktop', 'phone'] as const)('every screen of kept raids on a %s', async (size) => {
  const page = await desk.open({ size });
  await takeIn(page, SHELF);
  expect(await lookAt(page, KEPT_SCENES, size)).toEqual([]);
});

/** Shows one scene after another, takes a picture of each, and gives what is wrong with them. */
async function lookAt(page: Page, scenes: readonly Scene[], size: SizeName): Promise<string[]> {
  const findings: string[] = [];
  for (const scene of scenes) {
    await show(page, scene);
    await page.screenshot({ path: join(root, 'artifacts/screens', `${scene.name}-${size}.png`) });
    findings.push(...named(scene, await graveFindings(page)));
    if (await isTooWide(page)) findings.push(`${scene.name}: wider than the window`);
  }
  return findings;
}

const named = ({ name }: Scene, findings: readonly string[]): string[] =>
  findings.map((finding) => `${name}: ${finding}`);

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
