// What stands behind the title: the coast, unless a battle with a picture of its own is under way.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useDesk } from './harness/desk.ts';
import { beginBattle } from './harness/spicheren.ts';

const desk = useDesk();
const over = (page: Page) => page.locator('.backdrop .panorama');

test('the battle under way has its picture behind the title', async () => {
  const page = await desk.open();
  await page.locator('.backdrop .boat').first().waitFor();
  expect(await over(page).count()).toBe(0);
  await beginBattle(page, 'behind');
  await page.goto('/#/');
  await page.reload();
  await page.locator('.title__name').waitFor();
  await over(page).waitFor();
});
