// What stands behind the title: the coast, unless a battle with a picture of its own is under way or pointed at.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useDesk } from './harness/desk.ts';
import { beginBattle } from './harness/spicheren.ts';

const desk = useDesk();
const over = (page: Page) => page.locator('.backdrop__over svg');
const card = (page: Page, title: string) => page.locator('.battle', { hasText: title });

test('pointing at a card shows its picture, by mouse and by keys, and the coast comes back', async () => {
  const page = await desk.open();
  await card(page, 'Spicheren').waitFor();
  expect(await over(page).count()).toBe(0);
  await card(page, 'Spicheren').hover();
  await over(page).waitFor();
  await card(page, 'Operation Cauldron').hover();
  await expect.poll(() => over(page).count()).toBe(0);
  await card(page, 'Spicheren').focus();
  await over(page).waitFor();
  await card(page, 'Operation Flodden').focus();
  await expect.poll(() => over(page).count()).toBe(0);
});

test('the battle under way has its picture behind the title', async () => {
  const page = await desk.open();
  await beginBattle(page, 'behind');
  await page.goto('/#/');
  await page.reload();
  await page.locator('.title__name').waitFor();
  await over(page).waitFor();
});
