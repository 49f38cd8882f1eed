// A browser profile that an earlier build has written (scripts/make-profile.ts) opens in the game of now, whose rules are
// of another version: every raid with its words, the review that was kept, records and settings. None is played again.

import { readFileSync } from 'node:fs';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { writtenReplay } from '../../src/app/replay-of.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { replayText } from '../../src/engine/replay.ts';
import { RULES_VERSION } from '../../src/systems/raid/rules/version.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { dayEn } from '../../src/words/shell/day-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { keptEn } from '../../src/words/shell/kept-en.ts';
import { reviewEn } from '../../src/words/shell/review-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { settingsEn } from '../../src/words/shell/settings-en.ts';
import { staffEn } from '../../src/words/shell/staff-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { useDesk } from './harness/desk.ts';
import { noteIn, type OldRaid, raidsIn, readProfile, reviewsIn } from './harness/profile.ts';

const desk = useDesk();
const profile = readProfile('profile-1');
const raids = raidsIn(profile);
const LEVELS = ['basic', 'green', 'hardened', 'seasoned'] as const;
const BEGUN = `Begun under rules 2; the rules are now version ${RULES_VERSION}.`;
const PLAYED = `Played under rules 2; the rules are now version ${RULES_VERSION}.`;

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
    for (const way of [archiveEn['archive.watch'], archiveEn['archive.continue']]) {
      expect(await row.getByRole('link', { name: `${way} ${title}`, exact: true }).count()).toBe(0);
    }
  }
  expect(await page.getByText(archiveEn['archive.unreadable']).count()).toBe(0);
});

const MARKS = [
  'Rules 2',
  archiveEn['archive.taken'],
  screensEn['replays.practice'],
  screensEn['replays.received'],
  archiveEn['archive.noHelp'],
  'Battle of 19 Aug',
];

async function marksOf(row: Locator): Promise<string[]> {
  const badges = await row.locator('.file__badges').innerText();
  return MARKS.filter((mark) => badges.includes(mark));
}

function marksIn(raid: OldRaid): string[] {
  const received = raid.origin === 'link' || raid.origin === 'file';
  const has = [true, raid.origin === 'taken', raid.practice, received, raid.help === 'none'];
  return MARKS.filter((_, i) => (i < has.length ? has[i] : raid === ofDay));
}

test('the title tells of the raid in hand that it cannot go on, and of none that is put away', async () => {
  const page = await desk.open({ profile });
  const { turn, clock, level } = inHand;
  const rest = page.getByRole('link', { name: en['nav.past'] });
  await rest.waitFor();
  expect(await rest.innerText()).toContain(`Turn ${turn}, ${clock}, ${levelName(level)}`);
  expect(await rest.innerText()).toContain(BEGUN);
  expect(await page.getByRole('link', { name: en['nav.continue'] }).count()).toBe(0);
  for (const raid of raids.filter(({ status, origin }) => status === 'playing' && isOwn(origin))) {
    await keptPage(page, raid);
    await page.getByRole('button', { name: keptEn['kept.away'] }).click();
    await page.getByText(keptEn['kept.isAway']).waitFor();
  }
  await page.goto('/#/');
  await page.getByRole('link', { name: en['nav.new'] }).waitFor();
  await page.waitForTimeout(500); // the archive has been read by then
  expect(await rest.count()).toBe(0);
  await atArchive(page);
  expect(await page.locator('.file').count()).toBe(raids.length);
});

const isOwn = (origin: OldRaid['origin']): boolean => origin === 'played' || origin === 'taken';

/** Goes to what is kept of a raid, from its row in the archive. */
async function keptPage(page: Page, raid: OldRaid): Promise<void> {
  await follow(page, raid, archiveEn['archive.kept']);
  await page.locator('.kept').waitFor();
}

test('a new raid begins beside it, and is what the title goes on with', async () => {
  const page = await desk.open({ profile });
  await page.getByRole('link', { name: en['nav.past'] }).click();
  await page.getByRole('button', { name: keptEn['kept.again'] }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('.orders__prompt').waitFor();
  await page.goto('/#/');
  await page.getByRole('link', { name: en['nav.continue'] }).waitFor();
  expect(await page.getByRole('link', { name: en['nav.past'] }).count()).toBe(0);
  await atArchive(page);
  expect(await page.locator('.file').count()).toBe(raids.length + 1);
});

test('every raid has its page with all that was kept, and its file as it was', async () => {
  const page = await desk.open({ profile });
  for (const raid of raids) {
    await keptPage(page, raid);
    const text = await page.locator('.kept').innerText();
    expect(text).toContain(raid.status === 'over' ? PLAYED : BEGUN);
    expect(text).toContain(raid.note ?? '');
    expect(text).toContain(levelName(raid.level));
    if (raid.result !== null) expect(text).toContain(`${points(raid)} VP`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: screensEn['replays.download'] }).click(),
    ]);
    const replay = writtenReplay(raid as unknown as SavedRaid);
    expect(await textOf(file)).toBe(replay === null ? '' : replayText(replay));
  }
  await keptPage(page, ofDay);
  await page.locator('.day-note', { hasText: dayEn['day.counts'] }).waitFor();
  expect(await page.locator('.day-note').innerText()).toContain('Battle of 19 August');
});

const textOf = async (file: Download): Promise<string> => readFileSync(await file.path(), 'utf8');

test('the whole archive is saved with every record as it was', async () => {
  const page = await desk.open({ profile });
  await atArchive(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: archiveEn['archive.export'] }).click(),
  ]);
  const [, ...lines] = (await textOf(file)).trim().split('\n');
  const byId = (a: OldRaid, b: OldRaid) => (a.id < b.id ? -1 : 1);
  const saved = lines.map((line) => (JSON.parse(line) as { record: OldRaid }).record);
  expect(saved.sort(byId)).toEqual([...raids].sort(byId));
});

test('the theatre does not play it again, and its file is refused with both versions', async () => {
  const page = await desk.open({ profile });
  await page.goto(`/#/theatre/dieppe-1942/${ofDay.id}`);
  await page.locator('.kept', { hasText: PLAYED }).waitFor();
  await atArchive(page);
  await page.getByRole('button', { name: archiveEn['archive.open'] }).click();
  const replay = writtenReplay(ofDay as unknown as SavedRaid);
  await page.getByLabel(theatreEn['open.paste']).fill(replay === null ? '' : replayText(replay));
  await page.getByRole('button', { name: theatreEn['open.go'] }).click();
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toContain('rules version 2');
  expect(await alert.innerText()).toContain(`version ${RULES_VERSION}`);
});

test('reviews are shown as they were kept, and no other raid has one', async () => {
  const page = await desk.open({ profile });
  const kept = new Map(reviewsIn(profile).map(({ id, review }) => [id, review]));
  expect(kept.size).toBeGreaterThan(0);
  for (const raid of raids.filter(({ status }) => status === 'over')) {
    await keptPage(page, raid);
    const link = page.getByRole('link', { name: archiveEn['archive.review'], exact: true });
    const review = kept.get(raid.id);
    expect(await link.count()).toBe(review === undefined ? 0 : 1);
    if (review === undefined) continue;
    await link.click();
    await page.locator('.sum').waitFor();
    for (const more of await page.locator('.review__more summary').all()) await more.click();
    await page.getByText('Made under rules 2 and shown as it was kept').waitFor();
    expect(await page.locator('.watch, .rule-ref').count()).toBe(0);
    expect(await savedReview(page)).toEqual(review);
  }
});

async function savedReview(page: Page): Promise<unknown> {
  const save = page.getByRole('button', { name: reviewEn['review.save'] });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  return JSON.parse(await textOf(download));
}

test('records count the raids that were played, under their rules', async () => {
  const page = await desk.open({ profile });
  await page.goto('/#/records');
  await page.getByText('Games of rules 2.').waitFor();
  const own = raids.filter(({ origin, status }) => origin === 'played' && status === 'over');
  await expectCounted(
    page,
    own.filter(({ practice }) => !practice),
  );
  expect(await page.locator('.loss-map').count()).toBe(0);
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

const ways = { ...screensEn, ...settingsEn };
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
    const group = page.getByRole('group', { name: ways[what] });
    const choice = group.getByLabel(ways[value], { exact: true });
    expect(await choice.isChecked(), value).toBe(true);
  }
  for (const help of ['chance', 'advice', 'threats'] as const) {
    const toggle = page.getByLabel(staffEn[`helps.${help}`], { exact: true });
    expect(await toggle.isChecked(), help).toBe(help !== 'chance');
  }
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
