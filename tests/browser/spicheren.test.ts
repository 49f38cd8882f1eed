// The battle of Spicheren, whole: by mouse on the map, by keys alone, by touch on a phone; undo, reload, report, archive,
// link and theatre; in both languages; nothing that axe finds at three sizes.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { encodeLink } from '../../src/engine/link.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import { battleOn, fastPlay } from '../../src/systems/fast-play/rules/system.ts';
import { battleEn } from '../../src/systems/fast-play/screen-words/battle-en.ts';
import { battleFr } from '../../src/systems/fast-play/screen-words/battle-fr.ts';
import { formEn } from '../../src/systems/fast-play/screen-words/form-en.ts';
import { formFr } from '../../src/systems/fast-play/screen-words/form-fr.ts';
import { guideFr } from '../../src/systems/fast-play/screen-words/guide-fr.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { screensFr } from '../../src/words/shell/screens-fr.ts';
import { spicheren } from '../systems/fast-play/spicheren.ts';
import { findings } from './harness/axe.ts';
import { DEAF } from './harness/battlefield.ts';
import { useDesk } from './harness/desk.ts';
import { Battlefield, beginBattle, byKeys, byMouse, byTouch } from './harness/spicheren.ts';
import { isVerified } from './harness/theatre.ts';

const desk = useDesk();

async function expectReport(page: Page, { session }: Battlefield): Promise<void> {
  const { vp, outcome } = fastPlay.score(session.position);
  await page.waitForURL(/#\/report\//);
  await page.locator('.report__vp').waitFor();
  expect(await page.locator('.report__vp').innerText()).toBe(String(vp).replace('-', '−'));
  const name = formEn[`outcome.${outcome as 'success'}`];
  await page.getByRole('heading', { name }).first().waitFor();
}

test('a battle by mouse: taken back before the dice, reloaded, reported, archived, linked and watched', async () => {
  const page = await desk.open();
  const at = await beginBattle(page, 'mouse');
  while (at.session.asked.kind !== 'move') await at.give(at.wanted, byMouse);
  const before = at.session.actions.length;
  await at.give(at.wanted, byMouse);
  await page.locator('.raid-top [aria-keyshortcuts="z"]').click();
  at.session.undo();
  await at.settled();
  expect(at.session.actions.length).toBe(before);
  await at.play(byMouse, 12);
  await page.reload();
  await page.locator('.orders [data-order]:visible').first().waitFor();
  await at.settled();
  await at.play(byMouse);
  await expectReport(page, at);

  await page.goto('/#/replays');
  await page.getByText(spicheren.card.title.en).first().waitFor();
  await page.getByRole('link', { name: archiveEn['archive.report'] }).first().waitFor();
  const game = battleOn(spicheren);
  const replay = makeReplay(game, at.session.options, at.session.actions);
  await page.goto(`/#r=${encodeLink(game, replay)}`);
  await page.waitForURL(/#\/theatre\//);
  await page.locator('#theatre-map canvas').waitFor();
  expect(await isVerified(page)).toBe(true);
});

test('a battle by keys alone', async () => {
  const page = await desk.open();
  const at = await beginBattle(page, 'keys');
  await at.play(byKeys);
  await expectReport(page, at);
});

test('a battle by touch on a phone', async () => {
  const page = await desk.open({ size: 'phone', touch: true });
  const at = await beginBattle(page, 'touch', 2);
  await at.play(byTouch);
  await expectReport(page, at);
});

/** A key that has found no words, or English words that are not French too. */
async function expectFrench(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\bfp\.[a-z]/);
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
  test(`in French, read in once, the end of the moves in sight, and nothing that axe finds, ${size}`, async () => {
    const page = await desk.open({ size, settings: { lang: 'fr', battleBriefing: 'unread' } });
    const sound = async () => {
      expect(await findings(page)).toEqual([]);
      await expectFrench(page);
    };
    await page.locator('.battle', { hasText: spicheren.card.title.fr }).waitFor();
    await sound();
    await page.locator('.battle', { hasText: spicheren.card.title.fr }).click();
    await page.getByLabel(screensFr['new.seed']).fill('axe');
    await page.locator('details summary').first().click();
    await sound();
    await page.getByRole('button', { name: formFr['fp.form.begin'] }).click();
    const briefing = page.getByRole('dialog', { name: guideFr['fp.guide.briefing'] });
    await briefing.waitFor();
    await sound();
    await page.getByRole('button', { name: guideFr['fp.guide.begin'] }).click();
    await briefing.waitFor({ state: 'detached' });
    await page.locator('.orders [data-order]:visible').first().waitFor();
    const at = new Battlefield(page, 'axe');
    await sound();
    while (at.session.asked.kind !== 'move') await at.give(at.wanted, byTap);
    await sound();
    await page.locator('[data-unit]').first().click();
    await page.waitForTimeout(DEAF);
    expect(await isInSight(page, '.fp-phase-end button')).toBe(true);
    await page.locator('.orders__group--here summary').click();
    await page.waitForTimeout(DEAF);
    await page.locator('[data-end]').first().click();
    await page.locator('.fp-rose').waitFor();
    await sound();
    expect(await isInSight(page, '.fp-phase-end button')).toBe(true);
    for (const tool of ['.raid-top__tools button:last-child', '.pop__button', '.fp-rose button'])
      expect(await isInSight(page, tool)).toBe(true);
    await page.locator('.pop__button').first().click();
    await sound();
  });
}

/** By the buttons of the panel, with any pointer. */
const byTap = async (at: Battlefield, action: number): Promise<void> => {
  await at.page.waitForTimeout(DEAF);
  await at.button(action).click();
};
