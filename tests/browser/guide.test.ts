// Somebody plays for the first time: the briefing is read once, the hints stay until they are declined.

import { expect, test } from 'vitest';
import { guideEn } from '../../src/systems/raid/screen-words/guide-en.ts';
import { guideFr } from '../../src/systems/raid/screen-words/guide-fr.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';

const desk = useDesk();
const NEWCOMER = { hints: 'on', briefing: 'unread' };

test('the briefing is read once and can be opened again', async () => {
  const page = await desk.open({ settings: NEWCOMER });
  await page.goto('/#/new');
  await page.locator('.order__go button').click();
  const briefing = page.getByRole('dialog', { name: guideEn['guide.briefing'] });
  await briefing.waitFor();
  expect(await briefing.innerText()).toContain('Hess battery');
  await page.keyboard.press('Escape');
  await briefing.waitFor({ state: 'detached' });
  await page.reload();
  await page.locator('.orders__prompt').waitFor();
  expect(await briefing.count()).toBe(0);
  await page.getByRole('button', { name: playEn['play.menu'], exact: true }).click();
  await page.getByRole('button', { name: playEn['guide.open'] }).click();
  await briefing.waitFor();
});

test('a hint fits what is asked, in the language of the moment, until no more are wanted', async () => {
  const page = await desk.open({ settings: { hints: 'on' } });
  await page.goto('/#/new');
  await page.getByLabel('Seed').fill('hints');
  await page.locator('.order__go button').click();
  const table = await atTable(page, 'hints');
  const hint = page.getByRole('complementary', { name: guideEn['guide.hint'] });
  expect(await hint.innerText()).toContain(guideEn['guide.chooseAfloat']);
  await page.keyboard.press('2');
  await page.getByText(guideEn['guide.actAfloat']).waitFor();
  await table.settle();
  await page.keyboard.press('Escape');
  await page.getByText(guideEn['guide.chooseAfloat']).waitFor();
  await page.goto('/#/settings');
  await page.getByLabel('Français').check();
  await page.goBack();
  await page.getByText(guideFr['guide.chooseAfloat']).waitFor();
  await page.getByRole('button', { name: guideFr['guide.noMore'] }).click();
  await page.reload();
  await page.locator('.orders__prompt').waitFor();
  expect(await page.locator('.hint').count()).toBe(0);
});
