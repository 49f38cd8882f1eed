// The archive: thousands of raids taken in, found, named, starred, deleted and brought back, and saved as one file.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { RaidFacts } from '../../src/systems/raid/luck/read-facts.ts';
import { lossesByZone } from '../../src/systems/raid/panels/records/stats.ts';
import { recordsEn } from '../../src/systems/raid/screen-words/records-en.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { fileOf, LEVELS, madeRaid, manyRaids } from '../app/made-raids.ts';
import { SCRIPT } from '../engine/hostile.ts';
import { useDesk } from './harness/desk.ts';
import { drop, shelfOf, takeIn } from './harness/kept.ts';

const desk = useDesk();
const DAY = 86_400_000;

const some = LEVELS.map((level, i) =>
  madeRaid(`some-${i}`, `seed ${i}`, {
    player: 'steady',
    level,
    changes: { started: Date.UTC(2026, 0, i + 1), updated: Date.UTC(2026, 0, i + 1) + DAY / 2 },
  }),
);

/** A figure as the game writes it. */
const minus = (figure = 0): string => String(figure).replace('-', '−');

const titles = (page: Page): Promise<string[]> => page.locator('.file__title').allInnerTexts();
const rowOf = (page: Page, title: string) => page.locator('.file', { hasText: title });
const count = (page: Page): Promise<string> => page.locator('.archive__count').first().innerText();

async function saveAll(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: archiveEn['archive.export'] });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
}

test('two thousand raids are taken in, and the list stays quick to use', async () => {
  const raids = manyRaids(2000);
  const page = await desk.open();
  expect(await takeIn(page, raids)).toContain('2000 games');
  expect(await count(page)).toBe('2000 games');
  expect(await page.locator('.file').count()).toBeLessThanOrEqual(100); // the rest is on other pages
  const newest = raids.at(-1)?.seed ?? '';
  expect((await titles(page))[0]).toBe(newest);

  const search = page.getByLabel(archiveEn['archive.search'], { exact: true });
  await search.fill('many 1234');
  await expect.poll(() => titles(page)).toEqual(['many 1234']);
  await search.fill('');
  await page.getByLabel(archiveEn['archive.level'], { exact: true }).selectOption('seasoned');
  await expect.poll(() => count(page)).toBe('500 of 2000 games');
  await page.getByRole('button', { name: archiveEn['archive.clear'] }).click();
  await page.getByLabel(archiveEn['archive.sort'], { exact: true }).selectOption('points');
  const best = Math.max(...raids.map(({ result }) => result?.vp ?? 0));
  const first = page.locator('.file__vp').first();
  await expect.poll(() => first.innerText()).toBe(minus(best));
  await page.getByRole('button', { name: archiveEn['archive.last'] }).click();
  await page.getByText('Page 40 of 40').waitFor();
  await page.getByLabel(archiveEn['archive.sort'], { exact: true }).selectOption('newest');

  const lines = await saveAll(page);
  expect(lines).toHaveLength(2001);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ format: 'cauldron-archive', raids: 2000 });
  await page.goto('/#/records');
  await page.locator('.loss-map').waitFor();
  expect(await page.locator('.figures').first().innerText()).toContain('500');
  const known = await takeIn(page, `${lines.join('\n')}\n`);
  expect(known).toContain('2000');
  expect(known).toContain('already');
  expect(await count(page)).toBe('2000 games');
});

test('a raid is named, noted and starred; the words stay words', async () => {
  const page = await desk.open();
  await takeIn(page, some);
  expect(await titles(page)).toEqual([...some].reverse().map(({ seed }) => seed));
  const row = rowOf(page, 'seed 2');
  const facts = await row.locator('.file__facts').innerText();
  expect(facts).toContain('Hardened');
  expect(facts).toContain(`${some[2]?.actions.length} orders`);
  expect(facts).toContain('3 Jan 2026');
  expect(await row.locator('.file__vp').innerText()).toBe(minus(some[2]?.result?.vp));

  await page.getByRole('button', { name: 'Name and note: seed 2' }).click();
  await page.getByLabel(archiveEn['edit.name'], { exact: true }).fill(SCRIPT.slice(0, 60));
  await page
    .getByLabel(archiveEn['edit.note'], { exact: true })
    .fill(`${SCRIPT}\nsecond\u0007line`);
  await page.getByRole('button', { name: archiveEn['edit.save'], exact: true }).click();
  const named = rowOf(page, SCRIPT.slice(0, 60));
  await named.waitFor();
  expect(await named.locator('.file__note').innerText()).toBe(`${SCRIPT}\nsecond line`);
  await page.getByRole('button', { name: 'Star: seed 3' }).click();
  await page.getByRole('button', { name: 'Take the star off: seed 3' }).waitFor();
  await page.getByLabel(archiveEn['archive.starredOnly']).check({ force: true });
  await expect.poll(() => titles(page)).toEqual(['seed 3']);
  await page.getByRole('button', { name: archiveEn['archive.clear'] }).click();

  const other = await desk.beside(page); // kept, and words wherever they are shown
  for (const where of ['replays', 'theatre/some-2', 'report/some-2', 'compare/some-2/some-3']) {
    await other.goto(`/#/${where}`);
    await other
      .getByText(/seed 3|seed 2/)
      .first()
      .waitFor();
    expect(await other.locator('img[src="x"]').count()).toBe(0);
    expect(await other.evaluate(() => 'hurt' in window)).toBe(false);
  }
  expect((await shelfOf(page)).get('some-2')).toMatchObject({ name: SCRIPT.slice(0, 60) });
});

test('raids are deleted, one or several, and come back', async () => {
  const page = await desk.open();
  await takeIn(page, some);
  const before = await shelfOf(page);
  await page.getByRole('button', { name: 'Delete: seed 1' }).click();
  await expect.poll(() => titles(page)).toEqual(['seed 3', 'seed 2', 'seed 0']);
  await expect.poll(async () => (await shelfOf(page)).has('some-1')).toBe(false);
  await page.locator('.toast').getByRole('button', { name: archiveEn['archive.undo'] }).click();
  await expect.poll(() => titles(page)).toHaveLength(4);
  await expect.poll(() => shelfOf(page)).toEqual(before);

  for (const title of ['seed 0', 'seed 3']) await page.getByLabel(`Select: ${title}`).check();
  await page.locator('.bulk').getByRole('button', { name: archiveEn['archive.deleteAll'] }).click();
  await expect.poll(() => titles(page)).toEqual(['seed 2', 'seed 1']);
  await page
    .locator('.toast')
    .getByRole('button', { name: archiveEn['archive.undo'] })
    .last()
    .click();
  await expect.poll(() => titles(page)).toEqual(['seed 3', 'seed 2', 'seed 1', 'seed 0']);
  await expect.poll(() => shelfOf(page)).toEqual(before);
});

test('a whole archive is dropped onto any page; a bad line in it spoils no other', async () => {
  const [head, first, second] = fileOf(some.slice(0, 2)).trim().split('\n');
  const page = await desk.open();
  await drop(page, [head, first, '{"replay":{"format":"x"}}', 'no JSON', second].join('\n'));
  const report = page.locator('dialog[open] .import');
  await report.waitFor();
  const told = await report.innerText();
  expect(told).toContain('Line 3');
  expect(told).toContain('Line 4');
  await page.getByRole('button', { name: archiveEn['import.close'] }).last().click();
  await expect.poll(() => titles(page)).toEqual(['seed 1', 'seed 0']);
});

test('records and charts count the raids that were played', async () => {
  const page = await desk.open();
  const practice = madeRaid('practice', 'practice', { changes: { practice: true } });
  const received = madeRaid('received', 'received', { changes: { origin: 'link' } });
  await takeIn(page, [...some, practice, received]);
  await page.goto('/#/records');
  await page.locator('.loss-map').waitFor();
  const rows = await page.locator('.figures').first().locator('tbody tr').allInnerTexts();
  expect(rows).toHaveLength(4);
  for (const [i, row] of rows.entries()) {
    expect(row.split('\t')[1]).toBe('1'); // neither practice nor what was received
    expect(row).toContain(minus(some[i]?.result?.vp));
  }
  const facts = [...(await shelfOf(page)).values()].flatMap(({ id, facts: known }) =>
    known !== undefined && id.startsWith('some') ? [known as RaidFacts] : [],
  );
  expect(facts).toHaveLength(4);
  const zones = lossesByZone(facts);
  expect(await page.locator('.loss-map__loss').count()).toBe(zones.length);
  const charts = await page.locator('.figure__title').allInnerTexts();
  for (const key of ['points', 'outcomes', 'secondGun', 'losses', 'where', 'luck'] as const) {
    expect(charts).toContain({ ...archiveEn, ...recordsEn }[`records.${key}`]);
  }
  await page.getByText(archiveEn['records.practice']).click();
  const basic = page.locator('.figures').first().locator('tbody tr').first();
  await expect.poll(async () => (await basic.innerText()).split('\t')[1]).toBe('2');
});

test('an empty archive says so', async () => {
  const page = await desk.open();
  await page.goto('/#/replays');
  await page.getByText(screensEn['replays.empty']).waitFor();
  await page.goto('/#/records');
  await page.getByText(archiveEn['records.none']).waitFor();
});
