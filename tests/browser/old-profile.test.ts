// A browser profile that an earlier build has written (scripts/make-profile.ts) opens in the game of now: every raid
// with its words, the review that was kept, records and settings.

import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { reviewEn } from '../../src/words/shell/review-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { staffEn } from '../../src/words/shell/staff-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { noteIn, type OldRaid, raidsIn, readProfile, reviewsIn } from './harness/profile.ts';
import { isVerified, positionOf } from './harness/theatre.ts';

const desk = useDesk();
const profile = readProfile('profile-1');
const raids = raidsIn(profile);
const LEVELS = ['basic', 'green', 'hardened', 'seasoned'] as const;

const levelName = (level: string): string =>
  loadDieppe().levels.find(({ id }) => id === level)?.en ?? '';
const titleOf = ({ name, seed }: OldRaid): string => name || seed;
const points = (raid: OldRaid): string => String(raid.result?.vp ?? '–').replace('-', '−');

/** The only raid of the profile that is so. */
function only(wanted: (raid: OldRaid) => boolean): OldRaid {
  const [found, another] = raids.filter(wanted);
  if (found === undefined || another !== undefined) throw new Error('not the only such raid');
  return found;
}
const inHand = only(({ id }) => id === (noteIn(profile, 'cauldron.last-raid') as OldRaid).id);
const takenUp = only(({ origin }) => origin === 'taken');
const ofDay = only(({ seed }) => seed.startsWith('daily-'));

async function atArchive(page: Page): Promise<void> {
  await page.goto('/#/replays');
  await page.locator('.file').first().waitFor();
}

const factsIn = ({ level, turn, actions }: OldRaid): string[] => [
  levelName(level),
  `turn ${turn}, ${actions.length} order`,
];

/** The row of a raid in the archive; its title alone may be that of several. */
function rowOf(page: Page, raid: OldRaid): Locator {
  const titled = page.getByText(titleOf(raid), { exact: true });
  const rows = page.locator('.file').filter({ has: titled });
  return factsIn(raid).reduce((some, hasText) => some.filter({ hasText }), rows);
}

/** Goes where a button of a raid's row in the archive leads. */
async function follow(page: Page, raid: OldRaid, way: string): Promise<void> {
  await atArchive(page);
  const name = `${way} ${titleOf(raid)}`;
  await rowOf(page, raid).getByRole('link', { name, exact: true }).click();
}

test('the archive lists every raid with its name, note, star and marks', async () => {
  const page = await desk.open({ profile });
  await atArchive(page);
  const titles = await page.locator('.file__title').allInnerTexts();
  expect(titles.sort()).toEqual(raids.map(titleOf).sort());
  for (const raid of raids) {
    const row = rowOf(page, raid);
    const title = titleOf(raid);
    expect(await row.count(), title).toBe(1);
    expect(await row.locator('.file__vp').innerText()).toBe(points(raid));
    expect(await row.locator('.file__note').allInnerTexts()).toEqual(raid.note ? [raid.note] : []);
    const star = raid.starred ? `Take the star off: ${title}` : `Star: ${title}`;
    expect(await row.getByRole('button', { name: star, exact: true }).count(), star).toBe(1);
    expect(await marksOf(row)).toEqual(marksIn(raid));
  }
  expect(await page.getByText(archiveEn['archive.unreadable']).count()).toBe(0);
});

const MARKS = [
  archiveEn['archive.taken'],
  screensEn['replays.practice'],
  screensEn['replays.received'],
  archiveEn['archive.noHelp'],
  'Raid of 19 Aug',
];

async function marksOf(row: Locator): Promise<string[]> {
  const badges = await row.locator('.file__badges').innerText();
  return MARKS.filter((mark) => badges.includes(mark));
}

function marksIn(raid: OldRaid): string[] {
  const received = raid.origin === 'link' || raid.origin === 'file';
  const has = [raid.origin === 'taken', raid.practice, received, raid.help === 'none'];
  return MARKS.filter((_, i) => (i < has.length ? has[i] : raid === ofDay));
}

test('the raid in hand goes on where it was left, in the middle of an assault', async () => {
  const page = await desk.open({ profile });
  const { turn, clock, level } = inHand;
  const go = page.getByRole('link', { name: en['nav.continue'] });
  expect(await go.innerText()).toContain(`Turn ${turn}, ${clock}, ${levelName(level)}`);
  await go.click();
  const table = await atTable(page, inHand.seed);
  expect(table.mirror.actions).toEqual(inHand.actions);
  expect(table.mirror.asked.kind).toBe('round');
  await expectTime(page, inHand);
  const next = legalActions(table.mirror.state, []).find((action) => doing(action) === Do.goOn);
  await table.give(next ?? 0);
  await atArchive(page);
  await rowOf(page, { ...inHand, actions: table.mirror.actions })
    .filter({ hasText: inHand.note ?? '' })
    .waitFor();
});

/** What the turn track of the raid shows. */
const expectTime = (page: Page, { turn, clock }: OldRaid): Promise<void> =>
  page.getByRole('button', { name: `${clock} turn ${turn} of` }).waitFor();

test('the other raids under way go on too', async () => {
  const page = await desk.open({ profile });
  for (const raid of raids.filter(({ status }) => status === 'playing')) {
    await follow(page, raid, archiveEn['archive.continue']);
    await page.waitForURL(/#\/play\//);
    await page.locator('#raid-map canvas').waitFor();
    await page.locator('.orders__prompt').waitFor();
    await expectTime(page, raid);
  }
});

test('every raid is watched in the theatre and comes out as it was played', async () => {
  const page = await desk.open({ profile });
  for (const raid of raids) {
    await follow(page, raid, archiveEn['archive.watch']);
    await page.locator('#theatre-map canvas').waitFor();
    expect(await isVerified(page), titleOf(raid)).toBe(true);
    if (raid.actions.length > 0) await expectEnd(page, raid);
  }
  await follow(page, takenUp, archiveEn['archive.watch']);
  await page.locator('.theatre-top__marks', { hasText: theatreEn['theatre.taken'] }).waitFor();
});

/** The last moment of the theatre is the one the raid was left at. */
async function expectEnd(page: Page, { turn, clock }: OldRaid): Promise<void> {
  const slider = page.getByRole('slider', { name: theatreEn['theatre.position'] });
  const last = Number(await slider.getAttribute('max'));
  await page.keyboard.press('End');
  await expect.poll(() => positionOf(page)).toBe(last);
  expect(await slider.getAttribute('aria-valuetext')).toContain(`turn ${turn}, ${clock}`);
}

test('every raid that is over has its report', async () => {
  const page = await desk.open({ profile });
  for (const raid of raids.filter(({ status }) => status === 'over')) {
    await follow(page, raid, archiveEn['archive.report']);
    await page.locator('.report__vp').waitFor();
    expect(await page.locator('.report__vp').innerText()).toBe(points(raid));
    const unaided = await page.getByText(reportEn['report.noHelp'], { exact: true }).count();
    expect(unaided).toBe(raid.help === 'none' ? 1 : 0);
  }
  await follow(page, ofDay, archiveEn['archive.report']);
  await page.locator('.day-note', { hasText: archiveEn['day.counts'] }).waitFor();
  expect(await page.locator('.day-note').innerText()).toContain('Raid of 19 August');
});

test('reviews are shown as they were kept, and no other raid has one', async () => {
  const page = await desk.open({ profile });
  const kept = new Map(reviewsIn(profile).map(({ id, review }) => [id, review]));
  expect(kept.size).toBeGreaterThan(0);
  for (const raid of raids.filter(({ status }) => status === 'over')) {
    await follow(page, raid, archiveEn['archive.review']);
    const review = kept.get(raid.id);
    await page.locator(review === undefined ? '.review__offer' : '.sum').waitFor();
    if (review !== undefined) expect(await savedReview(page)).toEqual(review);
  }
});

async function savedReview(page: Page): Promise<unknown> {
  const save = page.getByRole('button', { name: reviewEn['review.save'] });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

test('records count the raids that were played', async () => {
  const page = await desk.open({ profile });
  await page.goto('/#/records');
  await page.locator('.loss-map').waitFor();
  const own = raids.filter(({ origin, status }) => origin === 'played' && status === 'over');
  await expectCounted(
    page,
    own.filter(({ practice }) => !practice),
  );
  await page.getByText('1 day played').waitFor();
  await page.getByText(archiveEn['records.practice']).click();
  await expectCounted(page, own);
});

async function expectCounted(page: Page, counted: readonly OldRaid[]): Promise<void> {
  const rows = page.locator('.figures').first().locator('tbody tr');
  const figures = async (): Promise<string[][]> => {
    const texts = await rows.allInnerTexts();
    return texts
      .map((text) => text.split('\t'))
      .map(([level = '', n = '', ...rest]) => [level, n, rest[3] ?? '']);
  };
  const expected = LEVELS.map((level) => {
    const some = counted.filter((raid) => raid.level === level);
    const best = Math.max(...some.map(({ result }) => result?.vp ?? 0));
    return [levelName(level), String(some.length), String(best).replace('-', '−')];
  });
  await expect.poll(figures).toEqual(expected);
}

const CHOSEN = [
  ['settings.speed', 'settings.speed.fast'],
  ['settings.sound', 'settings.sound.off'],
  ['settings.hints', 'settings.hints.off'],
  ['settings.motion', 'settings.motion.off'],
  ['settings.text', 'settings.text.large'],
  ['settings.contrast', 'settings.contrast.more'],
] as const;

test('settings are as they were', async () => {
  const page = await desk.open({ profile });
  await page.goto('/#/settings');
  for (const [what, value] of CHOSEN) {
    const group = page.getByRole('group', { name: screensEn[what] });
    const choice = group.getByLabel(screensEn[value], { exact: true });
    expect(await choice.isChecked(), value).toBe(true);
  }
  for (const help of ['chance', 'advice', 'threats'] as const) {
    const toggle = page.getByLabel(staffEn[`helps.${help}`], { exact: true });
    expect(await toggle.isChecked(), help).toBe(help !== 'chance');
  }
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
