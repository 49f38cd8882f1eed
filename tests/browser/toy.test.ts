// The whole shell over four systems and seven battles: the toy is begun, played, taken back, reloaded, reported, shared,
// watched, taken up and reviewed like a raid, and the drill raid beside Dieppe without a line of code that names it.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { soundReplay } from '../../src/app/storage/export.ts';
import { encodeLink } from '../../src/engine/link.ts';
import { makeReplay } from '../../src/engine/replay.ts';
import type { Action } from '../../src/engine/system.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { reviewEn } from '../../src/words/shell/review-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { screensFr } from '../../src/words/shell/screens-fr.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { drill } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';
import { ford } from '../toy/field.ts';
import { toy, toyOn } from '../toy/rules/system.ts';
import { en as toyEn } from '../toy/screen-words/en.ts';
import { fr as toyFr } from '../toy/screen-words/fr.ts';
import { useDesk } from './harness/desk.ts';
import { byKeys, byMouse, Ford } from './harness/ford.ts';
import { useHouse } from './harness/house.ts';
import { shelfOf, takeIn } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';
import { isVerified, positionOf } from './harness/theatre.ts';

const desk = useDesk(useHouse());
const order = (text: string): Action => toy.parse(ford, text) as Action;

async function begin(page: Page, title: string, seed: string): Promise<void> {
  await page.locator('.battle', { hasText: title }).click();
  await page.getByLabel(screensEn['new.seed']).fill(seed);
  await page.getByRole('button', { name: screensEn['new.start'] }).click();
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders [data-order]').first().waitFor();
}

/** A battle of the toy on the screen, from its card. */
async function atFord(
  seed: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Ford> {
  const page = await desk.open({ settings });
  await begin(page, 'The ford', seed);
  const at = new Ford(page, seed);
  await expect.poll(async () => (await keptRaid(page)).seed).toBe(seed);
  return at;
}

test('seven cards stand on the shelf', async () => {
  const page = await desk.open();
  const titles = page.locator('.battle__title');
  await expect
    .poll(() => titles.allInnerTexts())
    .toEqual([
      'Operation Cauldron',
      'Operation Flodden',
      'Spicheren',
      'Hawthorn Ridge',
      'Beaumont-Hamel',
      'Drill raid',
      'The ford',
    ]);
  await page.locator('.battle', { hasText: 'The ford' }).locator('img').waitFor();
});

test('the toy is played by mouse, taken back up to the last die, reloaded and played to its end', async () => {
  const at = await atFord('mouse');
  const { page, session } = at;
  const undo = page.locator('.raid-top [aria-keyshortcuts="z"]');
  await at.give(order('move L2 B3'), byMouse);
  await undo.click();
  session.undo();
  await at.settled();
  await at.give(order('move S1 B1'), byMouse); // shows what E1 is
  expect(await undo.getAttribute('aria-disabled')).toBe('true');
  await at.play(byMouse, 5);
  await page.reload();
  await page.locator('.orders [data-order]').first().waitFor();
  await at.settled();
  await at.play(byMouse);

  await page.waitForURL(/#\/report\//);
  await expectReport(page, at);
  await expectOnItsCard(page, at);
  await expectArchived(page);
  await expectReviewed(page);
});

/** The report has the points, the outcome and the losses of the battle. */
async function expectReport(page: Page, { session }: Ford): Promise<void> {
  const { vp, outcome } = toy.score(session.position);
  await page.locator('.report__vp').waitFor();
  expect(await page.locator('.report__vp').innerText()).toBe(String(vp).replace('-', '−'));
  await page.getByRole('heading', { name: toyEn[`outcome.${outcome as 'draw'}`] }).waitFor();
  await page.getByText(toyEn['toy.own']).first().waitFor();
}

/** Its card on the title tells what came of it, in a tab that has opened nothing of the toy. */
async function expectOnItsCard(page: Page, { session }: Ford): Promise<void> {
  const { outcome } = toy.score(session.position);
  await page.goto('about:blank');
  await page.goto('/');
  const card = page.locator('.battle', { hasText: 'The ford' });
  const reached = card.locator('.battle__reached', {
    hasText: toyEn[`outcome.${outcome as 'draw'}`],
  });
  await reached.waitFor();
}

/** The archive lists it with its battle. */
async function expectArchived(page: Page): Promise<void> {
  await page.goto('/#/replays');
  await page.getByText('The ford').first().waitFor();
  const kept = [...(await shelfOf(page)).values()];
  expect(kept.map(({ system, scenario }) => [system, scenario.id])).toEqual([['toy', 'ford']]);
  await page.getByRole('link', { name: archiveEn['archive.report'] }).first().waitFor();
}

/** A review is made in threads, shown, and adds up. */
async function expectReviewed(page: Page): Promise<void> {
  await page.getByRole('link', { name: archiveEn['archive.report'] }).first().click();
  await page.getByRole('link', { name: reviewEn['review.open'], exact: true }).click();
  await page.getByText(reviewEn['review.budget.quick'], { exact: true }).click();
  await page.getByRole('button', { name: reviewEn['review.start'], exact: true }).click();
  await page.locator('.sum').waitFor();
  const terms = await page.locator('.sum dd').allInnerTexts();
  const [begun = 0, decisions = 0, luck = 0, end = 0] = terms.map((text) =>
    Number(text.replace('−', '-')),
  );
  expect(Math.abs(begun + decisions + luck - end)).toBeLessThan(0.31); // each is rounded to a tenth
}

test('the toy is played by keyboard alone, with a win chance beside it', async () => {
  const at = await atFord('keys', { chance: 'on' });
  const chance = at.page.locator('.chance');
  const games = async () => Number(await chance.getAttribute('data-raids'));
  await expect.poll(games, { timeout: 60_000 }).toBeGreaterThan(0);
  expect(await at.page.locator('.chance__said').innerText()).toMatch(/^Victory \d+\s%/);
  await at.play(byKeys);
  await at.page.waitForURL(/#\/report\//);
  await at.page.locator('.report__vp').waitFor();
});

test('a link of the toy opens in the theatre, which steps back and forth and hands command over', async () => {
  const at = new Ford(await desk.open(), 'link');
  while (!at.session.over) at.session.do(at.wanted);
  const replay = at.session.replay();
  const { page } = at;
  await page.goto(`/#r=${encodeLink(toyOn(ford), replay)}`);
  await page.waitForURL(/#\/theatre\//);
  await page.locator('#theatre-map canvas').waitFor();
  expect(await isVerified(page)).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => positionOf(page)).toBe(at.session.frames.length);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => positionOf(page)).toBe(at.session.frames.length - 1);
  const ofFirst = at.session.frames.filter(({ action }) => action === 0).length;
  await page.keyboard.press('Home');
  for (let i = 0; i < ofFirst; i++) await page.keyboard.press('ArrowRight');
  await expect.poll(() => positionOf(page)).toBe(ofFirst);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: theatreEn['theatre.takeFresh'] }).click();
  await page.waitForURL(/#\/play\/ford\//);
  await page.locator('.orders [data-order]').first().waitFor();
  expect((await keptRaid(page)).actions).toEqual(replay.actions.slice(0, 1));
});

test('a rule of the toy opens its own book at that rule', async () => {
  const page = await desk.open();
  await page.goto('/#/rules/toy/4');
  await page.getByText('On a D6 a line hits with 4 or more').waitFor();
  await page.goto('/#/new/ford');
  await page.locator('.rule-ref').first().click();
  await page.locator('dialog[open]').getByText('On a 1 fog falls').waitFor();
});

const ENGLISH: Readonly<Record<string, string>> = {
  ...{ ...en, ...screensEn, ...playEn, ...reportEn, ...archiveEn, ...reviewEn, ...theatreEn },
  ...toyEn,
};
/** A key that has found no words, or English words that are not French too. */
async function expectFrench(page: Page): Promise<void> {
  const text = await page.locator('body').innerText();
  expect(text).not.toMatch(/\b(?:toy|play|report|archive|review|theatre|staff)\.[a-z]/);
  const french = new Set(Object.values(toyFr).concat(Object.values(screensFr)));
  const found = Object.values(ENGLISH).filter(
    (words) => words.length > 8 && !words.includes('{') && !french.has(words),
  );
  expect(found.filter((words) => text.includes(words))).toEqual([]);
}

test('the toy speaks French on every screen', async () => {
  const page = await desk.open({ settings: { lang: 'fr' } });
  await page.locator('.battle', { hasText: 'Le gué' }).click();
  await page.getByLabel(screensFr['new.seed']).fill('fr');
  await expectFrench(page);
  await page.getByRole('button', { name: screensFr['new.start'] }).click();
  await page.locator('.orders [data-order]').first().waitFor();
  await expectFrench(page);
  const at = new Ford(page, 'fr');
  await at.play(byKeys, 12);
  await expectFrench(page);
  await at.play(byKeys);
  await page.waitForURL(/#\/report\//);
  await page.locator('.report__vp').waitFor();
  await expectFrench(page);
  const { id } = await keptRaid(page);
  await page.goto(`/#/theatre/${id}`);
  await page.locator('#theatre-map canvas').waitFor();
  await page.keyboard.press('End');
  await expectFrench(page);
  await page.goto('/#/replays');
  await page.getByText('Le gué').first().waitFor();
  await expectFrench(page);
});

test('a link of a system that is not here is refused by its name', async () => {
  const page = await desk.open();
  const game = toyOn(ford);
  const strange = { ...game, system: { ...game.system, id: 'chess' } };
  const replay = makeReplay(strange, { seed: '1', level: 'easy', events: false }, []);
  await page.goto(`/#r=${encodeLink(strange, replay)}`);
  await page.getByText(theatreEn['refused.system'].replace('{system}', 'chess')).first().waitFor();
});

test('a second raid of the same system is begun, played and listed apart', async () => {
  const page = await desk.open();
  await begin(page, 'Drill raid', 'drill');
  expect(page.url()).toContain('#/play/drill/');
  for (let i = 0; i < 2; i++) {
    const before = (await keptRaid(page)).actions.length;
    await page.keyboard.press('1');
    await expect.poll(async () => (await keptRaid(page)).actions.length).toBeGreaterThan(before);
  }
  const [raid] = [...(await shelfOf(page)).values()];
  expect(raid?.scenario.id).toBe('drill');
  await page.evaluate(() => {
    window.location.hash = '#/rules/en/12g';
  });
  await page.getByText('The first 3 cost nothing.').waitFor();
  await page.goto('/');
  await begin(page, 'The ford', 'beside');
  await page.goto('/#/replays');
  const rows = page.locator('.file__title');
  await expect.poll(() => rows.count()).toBe(2);
  for (const battle of ['ford', 'drill']) {
    await page.getByLabel(archiveEn['archive.battle'], { exact: true }).selectOption(battle);
    await expect.poll(() => rows.count()).toBe(1);
  }
});

test('a raid of the second battle is linked, watched, reviewed and counted apart', async () => {
  const drilled = madeRaid('drilled', 'drilled', { game: drill, player: 'steady' });
  const page = await desk.open();
  const fought = madeRaid('fought', 'fought');
  await takeIn(page, [drilled, fought]);
  const replay = soundReplay(drill, drilled);
  if (replay === null) throw new Error('the drill raid cannot be written down');
  await page.goto(`/#r=${encodeLink(drill, replay)}`);
  await page.waitForURL(/#\/theatre\//);
  await page.locator('#theatre-map canvas').waitFor();
  expect(await isVerified(page)).toBe(true);

  await page.goto('/#/records');
  const battle = page.getByLabel(archiveEn['records.battle'], { exact: true });
  const told = page.locator('main');
  for (const [label, raid] of [
    ['Drill raid', drilled],
    ['Operation Cauldron', fought],
  ] as const) {
    await battle.selectOption({ label });
    const points = String(raid.result?.vp).replace('-', '−');
    await expect.poll(() => told.innerText()).toMatch(new RegExp(`\\b1\\b[\\s\\S]*${points}`));
  }

  await page.goto('/#/review/drilled');
  await page.getByText(reviewEn['review.budget.quick'], { exact: true }).click();
  await page.getByRole('button', { name: reviewEn['review.start'], exact: true }).click();
  await page.locator('.sum').waitFor();
});
