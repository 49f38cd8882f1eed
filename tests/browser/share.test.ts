// Sharing: a raid goes from one player to another as a link, a file, a text or a picture, and arrives as it was.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayOf } from '../../src/app/replay-of.ts';
import type { Replay } from '../../src/engine/replay.ts';
import { replayText } from '../../src/engine/replay.ts';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { dieppe } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';
import { useDesk } from './harness/desk.ts';
import { drop, shelfOf, takeIn } from './harness/kept.ts';
import { saveReplay } from './harness/replay.ts';
import { isVerified, openTheatre, positionOf, showOf } from './harness/theatre.ts';

const desk = useDesk();
const raid = madeRaid('mine', 'shared', { player: 'steady', level: 'green', events: true });
const replay = replayOf(dieppe, raid);
const MOMENT = 100;

/** A player who has the raid open, and may copy. */
async function owner(): Promise<Page> {
  const page = await desk.open();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await takeIn(page, [raid]);
  await openTheatre(page, raid.id, MOMENT);
  await page.keyboard.press('s');
  return page;
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** The raid has arrived: it runs to the same end, and is kept as somebody else's. */
async function expectArrived(page: Page, origin: 'link' | 'file'): Promise<void> {
  await page.locator('#theatre-map canvas').waitFor();
  expect(await isVerified(page)).toBe(true);
  const kept = [...(await shelfOf(page)).values()];
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({ origin, actions: raid.actions, result: raid.result });
  expect(kept[0]?.turns?.at(-1)).toBe(replay.turns.at(-1)); // the hash of the end
  await page.keyboard.press('End');
  await expect.poll(() => positionOf(page)).toBe(showOf(raid).end);
}

/** Saves the raid that is open; the command line runs it again. */
async function saveFile(page: Page): Promise<Replay> {
  const save = () => page.getByRole('button', { name: theatreEn['theatre.save'] }).click();
  const saved = await saveReplay(page, save);
  expect(saved.verdict).toContain('verified');
  return saved.replay as Replay;
}

test('a link opens in a fresh profile at its moment, and ends in the same hash', async () => {
  const page = await owner();
  await page.getByRole('button', { name: theatreEn['theatre.share'] }).click();
  await page.getByText(theatreEn['theatre.shared']).first().waitFor();
  const link = await copied(page);
  expect(link).toMatch(new RegExp(`^${desk.origin}/#r=[\\w-]+@${MOMENT}$`));
  expect(link.length).toBeLessThan(2000);
  const stranger = await desk.open();
  await stranger.goto(link);
  await stranger.waitForURL(/#\/theatre\//);
  await stranger.locator('.timeline__slider').waitFor();
  expect(await positionOf(stranger)).toBe(MOMENT + 1);
  await expectArrived(stranger, 'link');
  await stranger.keyboard.press('s');
  expect((await saveFile(stranger)).turns).toEqual(replay.turns);
  await stranger.goto(link); // a second time it is the same raid, not another
  await stranger.waitForURL(/#\/theatre\//);
  expect((await shelfOf(stranger)).size).toBe(1);
});

test('a file is saved, and dropped onto the page of another', async () => {
  const page = await owner();
  const saved = await saveFile(page);
  expect(saved).toEqual(replay);
  const stranger = await desk.open();
  await drop(stranger, replayText(saved));
  await stranger.waitForURL(/#\/theatre\//);
  await expectArrived(stranger, 'file');
});

test('a text is copied, and pasted into the page of another', async () => {
  const page = await owner();
  await page.getByRole('button', { name: theatreEn['theatre.copy'] }).click();
  await page.getByText(theatreEn['theatre.copied']).first().waitFor();
  const text = await copied(page);
  expect(JSON.parse(text)).toEqual(replay);
  const stranger = await desk.open();
  await stranger.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stranger.evaluate((given) => navigator.clipboard.writeText(given), text);
  await stranger.keyboard.press('ControlOrMeta+V');
  await stranger.waitForURL(/#\/theatre\//);
  await expectArrived(stranger, 'file');
});

test('where the game may not copy, the link is shown to be copied by hand', async () => {
  const page = await desk.open();
  await takeIn(page, [raid]);
  await openTheatre(page, raid.id, MOMENT);
  await page.evaluate(() => {
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('no')) });
  });
  await page.keyboard.press('s');
  await page.getByRole('button', { name: theatreEn['theatre.share'] }).click();
  const shown = page.locator('dialog[open] textarea');
  await shown.waitFor();
  expect(await shown.inputValue()).toContain('#r=');
});

test('the report is saved as a picture', async () => {
  const page = await desk.open();
  await takeIn(page, [raid]);
  await page.goto(`/#/report/${raid.id}`);
  const button = page.getByRole('button', { name: reportEn['report.picture'] });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.readUInt32BE(16)).toBeGreaterThan(600); // its width
  expect(bytes.length).toBeGreaterThan(10_000);
});

test('a practice raid arrives as one', async () => {
  const practice = madeRaid('practice', 'practice', { changes: { practice: true } });
  const page = await desk.open();
  await drop(page, replayText(replayOf(dieppe, practice)));
  await page.waitForURL(/#\/theatre\//);
  await page.locator('.theatre-top__marks', { hasText: theatreEn['theatre.practice'] }).waitFor();
});

test('a raid that differs is refused, names where, and can be seen as far as it goes', async () => {
  const { actions } = replay;
  const end = actions.indexOf('end', Math.floor(actions.length / 2));
  const edited = { ...replay, actions: actions.map((word, i) => (i === end ? 'prisoner' : word)) };
  const page = await desk.open();
  await drop(page, replayText(edited));
  const notice = page.locator('dialog[open]');
  await notice.waitFor();
  const told = await notice.innerText();
  expect(told).toContain(`Order ${end + 1}, “prisoner”`);
  expect(told).toContain(theatreEn['refused.nothing']);
  await page.getByRole('button', { name: theatreEn['refused.look'] }).click();
  await page.locator('.theatre-differs').waitFor();
  expect(await page.locator('.theatre-differs').innerText()).toContain(`Order ${end + 1}`);
  expect(await isVerified(page)).toBe(false);
  await page.keyboard.press('End');
  const shown = showOf({ ...raid, actions: actions.slice(0, end) });
  await expect.poll(() => positionOf(page)).toBe(shown.end);
  expect((await shelfOf(page)).size).toBe(0);
});
