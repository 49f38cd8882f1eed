// The lesson: found from the title, its first stops gone through by keyboard, a wrong order answered, left for a raid of
// one's own, and found again where it was left. And the rules with the pictures that the same raid gives.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadBattle } from '../../src/systems/raid/data/battles.ts';
import { lessonEn as raidLessonEn } from '../../src/systems/raid/screen-words/lesson-en.ts';
import { lessonEn } from '../../src/words/shell/lesson-en.ts';
import { findings } from './harness/axe.ts';
import { useDesk } from './harness/desk.ts';
import { shelfOf } from './harness/kept.ts';

const desk = useDesk();
const offer = loadBattle('dieppe-1942').card.lesson?.offer.en ?? '';

const card = (page: Page) => page.locator('.lesson');
const atStop = (page: Page, title: string) =>
  card(page).getByRole('heading', { name: title }).waitFor();
const order = (page: Page, name: string | RegExp) =>
  page.locator('.orders').getByRole('button', { name }).first();

/** Gives an order of the list by keyboard. */
async function give(page: Page, name: string | RegExp): Promise<void> {
  await order(page, name).focus();
  await page.keyboard.press('Enter');
}

test('the first stops by keyboard, a wrong order, and a raid of one’s own', async () => {
  const page = await desk.open({ settings: { briefing: 'unread', hints: 'on' } });
  await page.getByRole('link', { name: offer }).click();
  await page.locator('#raid-map canvas').waitFor();
  await atStop(page, raidLessonEn['lesson.landing.title']);
  expect(await findings(page)).toEqual([]);

  await page.keyboard.press('e'); // the phase is not to be ended yet
  const answer = page.locator('.orders__refusal');
  await answer.waitFor();
  expect(await answer.innerText()).toContain(raidLessonEn['lesson.landing.why']);

  await give(page, /men aboard LCA 1/);
  await give(page, /Orange One/);
  await atStop(page, raidLessonEn['lesson.front.title']);
  await card(page).getByRole('button', { name: lessonEn['lesson.show'] }).press('Enter');
  await atStop(page, raidLessonEn['lesson.marker.title']);
  await give(page, /Orange One/);
  await card(page).getByText(raidLessonEn['lesson.lines.title']).waitFor();

  await card(page).getByRole('button', { name: lessonEn['lesson.leave'] }).press('Enter');
  await page.getByRole('button', { name: lessonEn['lesson.fresh'] }).press('Enter');
  await page.waitForURL(/#\/play\/(?!.*lesson)/);
  await page.locator('#raid-map canvas').waitFor();
  expect(await card(page).count()).toBe(0);
  const kept = [...(await shelfOf(page)).values()];
  expect(kept.map(({ origin, practice }) => [origin, practice])).toEqual([['taken', true]]);

  await page.goBack();
  await card(page).getByText(raidLessonEn['lesson.lines.title']).waitFor(); // where it was left
});

test('on a phone a stop is read first; once its order has begun the map has the room', async () => {
  const page = await desk.open({ size: 'phone', touch: true });
  await page.getByRole('link', { name: offer }).tap();
  await page.locator('#raid-map canvas').waitFor();
  await atStop(page, raidLessonEn['lesson.landing.title']);
  await order(page, /men aboard LCA 1/).tap();
  await page.locator('.lesson--folded').waitFor();
  await order(page, /Orange One/).tap();
  await atStop(page, raidLessonEn['lesson.front.title']); // the next one is to be read as well
});

test('the rules have a picture for every chapter, painted when it is seen', async () => {
  const page = await desk.open();
  await page.goto('/#/rules');
  const first = page.locator('#chapter-1 canvas');
  await first.waitFor();
  const last = page.locator('#chapter-13 figure');
  expect(await last.locator('canvas').count()).toBe(0); // nobody has seen it yet
  await last.scrollIntoViewIfNeeded();
  const canvas = last.locator('canvas');
  await canvas.waitFor();
  expect(await canvas.getAttribute('aria-label')).toMatch(/Hess battery/);
  const painted = () => canvas.evaluate((one: HTMLCanvasElement) => one.toDataURL().length);
  await expect.poll(painted).toBeGreaterThan(50_000); // a blank sheet takes a few hundred
  expect(await page.locator('.chapter figure').count()).toBe(13);
  expect(await findings(page)).toEqual([]);
});
