// The game in French, from the title to the first orders, and the language changed in the middle of a raid.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { formFr } from '../../src/systems/raid/screen-words/form-fr.ts';
import { guideEn } from '../../src/systems/raid/screen-words/guide-en.ts';
import { guideFr } from '../../src/systems/raid/screen-words/guide-fr.ts';
import { raidEn } from '../../src/systems/raid/screen-words/raid-en.ts';
import { raidFr } from '../../src/systems/raid/screen-words/raid-fr.ts';
import { en } from '../../src/words/shell/en.ts';
import { fr } from '../../src/words/shell/fr.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { playFr } from '../../src/words/shell/play-fr.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { screensFr } from '../../src/words/shell/screens-fr.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { steadyPlan } from './harness/plans.ts';
import { playPlan } from './harness/play.ts';
import { mouse } from './harness/pointer.ts';

const desk = useDesk();
const ORDERS = 9;
const ENGLISH: Readonly<Record<string, string>> = {
  ...en,
  ...screensEn,
  ...raidEn,
  ...playEn,
  ...guideEn,
};
const FRENCH: Readonly<Record<string, string>> = {
  ...fr,
  ...screensFr,
  ...raidFr,
  ...playFr,
  ...guideFr,
};

/** English sentences of the game that are on the page. */
async function englishOn(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText();
  return Object.entries(ENGLISH)
    .filter(([key, words]) => words !== FRENCH[key] && words.length > 8 && !words.includes('{'))
    .map(([, words]) => words)
    .filter((words) => text.includes(words));
}

/** A language is spoken once its words have come. */
const spoken = (page: Page, lang: string) =>
  expect.poll(() => page.locator('html').getAttribute('lang')).toBe(lang);

test('a raid is begun in French, and the language changes in the middle of it', async () => {
  const plan = steadyPlan('français');
  const page = await desk.open({ settings: { hints: 'on' } });
  await page.getByLabel('Français').check();
  await spoken(page, 'fr');
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('link', { name: fr['nav.new'] }).click();
  await page.getByLabel(screensFr['new.seed']).fill(plan.seed);
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: formFr['new.launch'] }).click();
  const table = await atTable(page, plan.seed, mouse(), 'fr');
  const fight = plan.actions.findIndex((action) => doing(action) === Do.assault);
  await playPlan(table, { ...plan, actions: plan.actions.slice(0, Math.min(fight, ORDERS)) });
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('button', { name: playFr['play.menu'], exact: true }).click();
  expect(await englishOn(page)).toEqual([]);
  await page.getByRole('link', { name: fr['nav.settings'] }).click();
  await page.getByLabel('English').check();
  await spoken(page, 'en');
  await page.goBack();
  table.lang = 'en';
  await table.settle();
});
