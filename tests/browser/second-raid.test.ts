// The second raid of the shelf: begun from its card, played by a few orders, taken up again, and counted apart from the
// first: its losses are never told on the other map.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { theatreFr } from '../../src/words/shell/theatre-fr.ts';
import { berneval as game } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { useDesk } from './harness/desk.ts';
import { shelfOf, takeIn } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';
import { positionOf } from './harness/theatre.ts';

const desk = useDesk();
const berneval = game.scenario as Scenario;
const TITLE = 'Operation Flodden';

async function begin(page: Page, seed: string): Promise<void> {
  await page.locator('.battle', { hasText: TITLE }).click();
  await page.getByLabel(screensEn['new.seed']).fill(seed);
  await page.getByRole('button', { name: screensEn['new.start'] }).click();
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders [data-order]').first().waitFor();
}

/** Gives the order of the list that has this key, and waits until it is kept. */
async function order(page: Page, key: string): Promise<void> {
  const before = (await keptRaid(page)).actions.length;
  await page.keyboard.press(key);
  await expect.poll(async () => (await keptRaid(page)).actions.length).toBeGreaterThan(before);
}

test('it is begun from its card, played by a few orders and taken up again', async () => {
  const page = await desk.open();
  await begin(page, 'second');
  expect(page.url()).toContain('#/play/berneval-1942/');
  const orders = page.locator('.orders');
  await expect.poll(() => orders.innerText()).toContain('LCP 1');
  await order(page, '1');
  await expect.poll(() => orders.innerText()).toContain('Yellow');
  await order(page, '1');
  const { actions } = await keptRaid(page);
  expect(actions[1]).toMatch(/^take LCP\d/);
  expect(actions[2]).toMatch(/^land YE[12]/);
  const [kept] = [...(await shelfOf(page)).values()];
  expect(kept?.scenario.id).toBe(berneval.id);
  await page.reload();
  await page.locator('#raid-map canvas').waitFor();
  await expect.poll(() => page.locator('.raid-top').innerText()).toContain('04:45');
  expect((await keptRaid(page)).actions).toEqual(actions);
});

test('the rulebook that is looked up from it has its figures', async () => {
  const page = await desk.open();
  await begin(page, 'figures');
  await page.evaluate(() => {
    window.location.hash = '#/rules/en/12j';
  });
  await page.getByText('In this one each of the turns 3 to 9 is worth', { exact: false }).waitFor();
  await page.evaluate(() => {
    window.location.hash = '#/rules/en/1.4';
  });
  await page.getByText('turns of 20 minutes each', { exact: false }).first().waitFor();
});

/** Names of zones that only one of the two battles has, and that are no part of a name in the other. */
const own = (one: Scenario, other: Scenario): string[] =>
  one.zones.map(({ en }) => en).filter((name) => !other.zones.some(({ en }) => en.includes(name)));

test('records keep the two raids apart', async () => {
  const page = await desk.open();
  const second = madeRaid('second', 'second', { game, player: 'steady' });
  const first = madeRaid('first', 'first', { player: 'steady' });
  await takeIn(page, [second, first]);
  await page.goto('/#/records');
  const battle = page.getByLabel(archiveEn['records.battle'], { exact: true });
  const dieppe = loadDieppe();
  for (const [label, raid, here, elsewhere] of [
    [TITLE, second, berneval, dieppe],
    ['Operation Cauldron', first, dieppe, berneval],
  ] as const) {
    await battle.selectOption({ label });
    const points = String(raid.result?.vp).replace('-', '−');
    const told = page.locator('main');
    await expect.poll(() => told.innerText()).toContain(points);
    const text = (await told.textContent()) ?? '';
    expect(own(elsewhere, here).filter((zone) => text.includes(zone))).toEqual([]);
  }
});

/** What is said of the first raid and never of the second. */
const OF_FIRST =
  /No\. 4 Commando|Commando n°\s4|155 mm|Lovat|Mills-Roberts|Varengeville|Hess\b|Cauldron\b.*19/;

test.each([
  ['en', 'No. 3 Commando', '17 cm guns'],
  ['fr', 'Commando n°\u00a03', 'Canons de 17 cm'],
] as const)(
  'a raid of it is reported, watched and looked up in its own words, %s',
  async (lang, force, guns) => {
    const page = await desk.open({ settings: { lang } });
    await takeIn(page, [madeRaid('second', 'second', { game, player: 'steady' })], lang);
    await page.goto('/#/report/second');
    await page.locator('.report__vp').waitFor();
    const told = page.locator('main');
    await expect.poll(() => told.innerText()).toContain(force);
    expect(await told.innerText()).toContain(guns);
    expect(await told.innerText()).not.toMatch(OF_FIRST);
    await page.goto('/#/theatre/second');
    await page.locator('#theatre-map canvas').waitFor();
    const words = lang === 'en' ? theatreEn : theatreFr;
    await page.getByText(words['theatre.verified'], { exact: true }).first().waitFor();
    await page.keyboard.press('End');
    await expect.poll(() => positionOf(page)).toBeGreaterThan(100);
    expect(await told.innerText()).not.toMatch(OF_FIRST);
  },
);
