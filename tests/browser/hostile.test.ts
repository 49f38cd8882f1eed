// Raids from outside that are damaged, edited or meant to do harm, through the page itself: each is refused in words,
// none throws or hangs, none leaves anything behind, and no text of theirs becomes markup.

import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { replayText } from '../../src/engine/replay.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { fileOf, madeRaid } from '../app/made-raids.ts';
import { type HostileText, harmless, hostile, SCRIPT } from '../engine/hostile.ts';
import { hostileValues } from '../engine/hostile-replays.ts';
import { useDesk } from './harness/desk.ts';
import { drop, shelfOf, takeIn } from './harness/kept.ts';

const desk = useDesk();
const kept = madeRaid('kept', 'kept');
const notice = 'dialog[open]:has(.fault), dialog[open]:has([role="alert"])';

/** What the page says of the one it was given, and how long that took it. */
async function refusalOf(page: Page, give: () => Promise<void>): Promise<[string, number]> {
  const began = Date.now();
  await give();
  const shown = page.locator(notice);
  await shown.waitFor({ timeout: 20_000 });
  const took = Date.now() - began;
  const said = await shown.locator('[role="alert"]').innerText();
  await page.keyboard.press('Escape');
  await shown.waitFor({ state: 'detached' });
  return [said, took];
}

const follow = (page: Page, link: string) => async () => {
  await page.evaluate((text) => {
    window.location.hash = `#r=${text}`;
  }, link);
};

const give = (page: Page, one: HostileText) =>
  one.link ? follow(page, one.text) : () => drop(page, one.text);

async function expectUnhurt(page: Page): Promise<void> {
  expect(await page.locator('img[src="x"], .theatre, .raid').count()).toBe(0);
  const spoilt = await page.evaluate(() => 'hurt' in window || 'polluted' in {});
  expect(spoilt).toBe(false);
}

test('every hostile link and replay is refused in words', async () => {
  expect(hostile.length).toBeGreaterThan(150);
  const page = await desk.open();
  await takeIn(page, [kept]);
  const before = await shelfOf(page);
  await page.goto('/');
  let longest = ['', 0] as readonly [string, number];
  for (const one of hostile) {
    const [said, took] = await refusalOf(page, give(page, one));
    expect(said, one.name).toContain(theatreEn['refused.nothing']);
    expect(said.length, one.name).toBeLessThan(260);
    if (took > longest[1]) longest = [one.name, took];
    await expectUnhurt(page);
  }
  console.log(`the longest took ${longest[1]} ms: ${longest[0]}`);
  expect(await shelfOf(page)).toEqual(before);
  expect(new URL(page.url()).hash).toBe('#/'); // the title, and nowhere else
});

test('a link that is refused leads a stranger to the title, with what can be read of it', async () => {
  const page = await desk.open();
  await page.goto('about:blank');
  await page.goto(`/#r=${harmless.link.slice(0, -5)}`);
  const shown = page.locator(notice);
  await shown.waitFor();
  const told = await shown.innerText();
  expect(told).toContain(theatreEn['refused.short']);
  expect(told).toContain(harmless.replay.seed);
  expect(await page.locator('.title__name').count()).toBe(1);
});

test('files that are no text at all are refused', async () => {
  const bomb = gzipSync(Buffer.alloc(20_000_000)); // opens to a thousand times its size
  const picture = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
  const zip = [0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0];
  const page = await desk.open();
  for (const bytes of [[...bomb], picture, zip, [], new Array(64).fill(0xff)]) {
    const [said] = await refusalOf(page, () => drop(page, bytes));
    expect(said).toContain(theatreEn['refused.nothing']);
  }
  const large = () =>
    page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(new Array(60).fill('x'.repeat(1_000_000)), 'large.json'));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, cancelable: true }));
    });
  const [said] = await refusalOf(page, large);
  expect(said).toContain(theatreEn['refused.long']);
  expect((await shelfOf(page)).size).toBe(0);
});

test('a hostile archive brings nothing in', async () => {
  const raids = [kept, madeRaid('second', 'second of them')];
  const [head, ...sound] = fileOf(raids).trim().split('\n');
  const lines = hostileValues.map(([, replay]) => JSON.stringify({ replay, kept: { id: 'x' } }));
  const beside = [
    { id: '../../x', origin: SCRIPT, started: 1e300, updated: -1, starred: 'yes', help: SCRIPT },
    { id: '__proto__', origin: '__proto__', started: null, updated: {} },
  ].map((words, i) => JSON.stringify({ ...JSON.parse(sound[i] ?? ''), kept: words }));
  const odd = ['[]', '"x"', '{"record":{"id":"y"}}', `${'['.repeat(100_000)}`, '{"a":'.repeat(9)];
  const long = `{"replay":"${'x'.repeat(1_200_000)}"}`;
  const page = await desk.open();
  const told = await takeIn(page, [head, ...lines, ...odd, long].join('\n'));
  expect(told).toContain(String(lines.length + odd.length + 1));
  expect((await shelfOf(page)).size).toBe(0);
  await takeIn(page, [head, ...beside].join('\n')); // sound raids, odd words beside them
  const taken = [...(await shelfOf(page)).values()];
  expect(taken).toHaveLength(beside.length);
  for (const raid of taken) {
    expect(raid.id).toMatch(/^[\w-]{1,64}$/);
    const actions = raids.find(({ seed }) => seed === raid.seed)?.actions;
    expect(raid).toMatchObject({ origin: 'file', actions });
  }
  await expectUnhurt(page);
  expect(await page.locator('.file').count()).toBe(beside.length);
  for (const text of ['', 'x'.repeat(5000), '{"format":"cauldron-archive","version":99}\n{}']) {
    const said = await takeIn(page, text);
    expect(said).not.toContain(archiveEn['import.taken'].slice(0, 5));
    expect((await shelfOf(page)).size).toBe(beside.length);
  }
});

test('script in every text of a good raid stays text, wherever it is shown', async () => {
  const { named } = harmless;
  const page = await desk.open();
  await drop(page, replayText(named));
  await page.waitForURL(/#\/theatre\//);
  await page.locator('.theatre-top__title', { hasText: SCRIPT.slice(0, 40) }).waitFor();
  await page.locator('.now__note', { hasText: SCRIPT.slice(0, 40) }).waitFor();
  const id = [...(await shelfOf(page)).keys()][0] ?? '';
  for (const where of ['replays', `compare/${id}`, 'records', '', 'new']) {
    await page.goto(`/#/${where}`);
    await page.locator('#heading').waitFor();
    await page.waitForTimeout(150);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
  }
});
