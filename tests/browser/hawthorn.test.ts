// The battle of Hawthorn Ridge, whole: by mouse on the trench map, by keys alone, by touch on a phone; undo, reload,
// report, archive, link and theatre; in both languages; nothing that axe finds at four sizes.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encodeLink } from '../../src/engine/link.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import * as A from '../../src/systems/red-poppies/rules/actions.ts';
import { battleOn, redPoppies } from '../../src/systems/red-poppies/rules/system.ts';
import { battleEn } from '../../src/systems/red-poppies/screen-words/battle-en.ts';
import { battleFr } from '../../src/systems/red-poppies/screen-words/battle-fr.ts';
import { formEn } from '../../src/systems/red-poppies/screen-words/form-en.ts';
import { formFr } from '../../src/systems/red-poppies/screen-words/form-fr.ts';
import { oddsEn } from '../../src/systems/red-poppies/screen-words/odds-en.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { screensFr } from '../../src/words/shell/screens-fr.ts';
import { hawthorn } from '../systems/red-poppies/hawthorn.ts';
import { findings } from './harness/axe.ts';
import { DEAF } from './harness/battlefield.ts';
import { useDesk } from './harness/desk.ts';
import { Attack, beginAttack, byKeys, byMouse, byTouch } from './harness/hawthorn.ts';
import { isVerified } from './harness/theatre.ts';

const desk = useDesk();

async function expectReport(page: Page, { session }: Attack): Promise<void> {
  const { vp, outcome } = redPoppies.score(session.position);
  await page.waitForURL(/#\/report\//);
  await page.locator('.report__vp').waitFor();
  expect(await page.locator('.report__vp').innerText()).toBe(String(vp).replace('-', '−'));
  const name = formEn[`outcome.${outcome as 'victory'}`];
  await page.getByRole('heading', { name }).first().waitFor();
}

test('a battle by mouse: taken back before the dice, reloaded, reported, archived, linked and watched', async () => {
  const page = await desk.open();
  const at = await beginAttack(page, 'mouse');
  await at.give(at.wanted, byMouse);
  const before = at.session.count;
  await at.give(at.wanted, byMouse);
  await page.locator('.raid-top [aria-keyshortcuts="z"]').click();
  at.session.undo();
  await expect.poll(() => page.locator('.orders__prompt').innerText()).toContain('begin');
  expect(at.session.count).toBe(before);
  await at.play(byMouse, 24);
  await page.reload();
  await page.locator('.orders [data-order]:visible').first().waitFor();
  await at.play(byMouse);
  await expectReport(page, at);

  await page.goto('/#/replays');
  await page.getByText(hawthorn.card.title.en).first().waitFor();
  await page.getByRole('link', { name: archiveEn['archive.report'] }).first().waitFor();
  const game = battleOn(hawthorn);
  const replay = makeReplay(game, at.session.options, at.session.actions);
  await page.goto(`/#r=${encodeLink(game, replay)}`);
  await page.waitForURL(/#\/theatre\//);
  await page.locator('#theatre-map canvas').waitFor();
  expect(await isVerified(page)).toBe(true);
});

test('a battle by keys alone', async () => {
  const page = await desk.open();
  const at = await beginAttack(page, 'keys', 1);
  await at.play(byKeys);
  await expectReport(page, at);
});

test('a battle by touch on a phone', async () => {
  const page = await desk.open({ size: 'phone', touch: true });
  const at = await beginAttack(page, 'mouse', 1);
  await at.play(byTouch);
  await expectReport(page, at);
});

test('a battery in hand is put down by Escape; a square that is pointed at is told gun by gun', async () => {
  const page = await desk.open();
  const at = await beginAttack(page, 'axe');
  await page.getByRole('button', { name: battleEn['rp.place.rest'] }).click();
  await at.follow();
  const asked = (): string => at.session.asked.kind;
  while (asked() !== 'half') await at.give(at.wanted, byTap);
  await page.locator('[data-lay]').first().click();
  await page.getByText(battleEn['rp.lay.back']).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.rp-desk [data-lay]').first().waitFor();
  const mass = at.session.asked.actions.find((action) => A.verbOf(action) === 'mass') ?? -1;
  await at.give(mass, byMouse);
  while (asked() === 'mass') await at.follow();
  const way = at.session.asked.actions.find((action) => A.verbOf(action) === 'move-both') ?? -1;
  const spot = await at.spotOf(A.whereOf(way));
  await page.mouse.move(spot?.x ?? 0, spot?.y ?? 0, { steps: 3 });
  const card = page.locator('.orders__preview');
  await card.getByText(oddsEn['rp.odds.never']).waitFor();
  expect(await card.innerText()).toContain(oddsEn['rp.odds.guns']);
  expect(await page.locator('.zone-tip').isVisible()).toBe(false);
});

/** A key that has found no words, or English words that are not French too. */
async function expectFrench(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\brp\.[a-z]/);
  const french = new Set<string>(Object.values(battleFr));
  const english = Object.values(battleEn).filter(
    (words) => words.length > 8 && !words.includes('{') && !french.has(words),
  );
  expect(english.filter((words) => text.includes(words))).toEqual([]);
}

/** The middle of what a selector finds lies in the window, and nothing else lies over it. */
const isInSight = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .evaluate((found) => {
      const { x, y, width, height } = found.getBoundingClientRect();
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      return found.contains(at);
    });

for (const size of ['desktop', 'tablet', 'phone', 'landscape'] as const) {
  test(`in French, the tools in sight, and nothing that axe finds, ${size}`, async () => {
    const page = await desk.open({ size, settings: { lang: 'fr' } });
    const sound = async () => {
      expect(await findings(page)).toEqual([]);
      await expectFrench(page);
    };
    await page.locator('.battle', { hasText: hawthorn.card.title.fr }).waitFor();
    await page.locator('.battle', { hasText: hawthorn.card.title.fr }).click();
    await page.getByLabel(screensFr['new.seed']).fill('axe');
    await sound();
    await page.getByRole('button', { name: formFr['rp.form.begin'] }).click();
    await page.locator('.orders [data-order]:visible').first().waitFor();
    await sound();
    const at = new Attack(page, 'axe');
    await page.getByRole('button', { name: battleFr['rp.place.rest'] }).click();
    await at.follow();
    while (at.session.asked.kind !== 'half') await at.give(at.wanted, byTap);
    await sound();
    await page.keyboard.press('n');
    await page.locator('.rp-split').waitFor();
    await sound();
    await page.waitForTimeout(DEAF);
    await page.locator('.orders [data-order]:visible').first().click();
    await at.follow();
    await page.keyboard.press('n');
    await page.locator('.orders__group--here').waitFor();
    await sound();
    for (const tool of ['.raid-top__tools button:last-child', '.pop__button'])
      expect(await isInSight(page, tool)).toBe(true);
    await page.locator('.pop__button').first().click();
    await sound();
  });
}

/** By the buttons of the panel, with any pointer. */
const byTap = async (at: Attack, action: number): Promise<void> => {
  await at.page.waitForTimeout(DEAF);
  await at.button(action).click();
};
