// What a browser fetches that knows nothing of the game stays within what it may: for the title, and for a raid.
// Measured on the game as it is published. Nothing of another system is among it before it can be played.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  ALL_AIM,
  bytesOf,
  type File,
  fetched,
  PICTURE_AIM,
  RAID_AIM,
  TITLE_AIM,
} from '../../scripts/measure/fetched.ts';
import { battles } from '../../src/systems/shelf.ts';
import { startBrowser } from './harness/chromium.ts';
import { usePublished } from './harness/published.ts';

const published = usePublished();
let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser({ path: inject('browserPath') });
});
afterAll(() => browser?.close());

test.each([
  ['English', 'en-GB', 'fr'],
  ['French', 'fr-FR', 'en'],
])('the title and a raid in %s are small enough to fetch', async (_, locale, other) => {
  const { title, pictures, raid, after } = await fetched(browser, published(), { locale });
  const playable = [...title, ...raid];
  const all = [...playable, ...after];
  expect(bytesOf(title), list(title)).toBeLessThanOrEqual(TITLE_AIM);
  expect(bytesOf(playable), list(playable)).toBeLessThanOrEqual(RAID_AIM);
  expect(bytesOf(all), list(all)).toBeLessThanOrEqual(ALL_AIM);
  expect(after.length).toBeGreaterThan(2); // the thread has come
  expect(pictures.length).toBeGreaterThan(2);
  for (const { file, bytes } of pictures) expect(bytes, file).toBeLessThanOrEqual(PICTURE_AIM);
  expect(all.filter(({ file }) => /archive|review|report|theatre/.test(file))).toEqual([]);
  expect(all.filter(({ file }) => /-more-/.test(file))).toEqual([]); // letters of names: none is shown
  const words = all.filter(({ file }) => /\/words-/.test(file)); // of the shell and of the raid
  expect(words.length).toBe(2);
  expect(words.filter(({ file }) => file.includes(`-${other}-`))).toEqual([]);
  expect(systemsIn(title)).toEqual([]);
  expect(systemsIn(playable)).toEqual(['raid']);
});

test('a battle of another system fetches no code of the raid', async () => {
  const battle = battles().find(({ system }) => system !== 'raid');
  if (battle === undefined) throw new Error('all battles are raids');
  const visitor = { locale: 'en-GB', battle: battle.id };
  const { title, raid, after } = await fetched(browser, published(), visitor);
  expect(systemsIn([...title, ...raid])).toEqual([battle.system]);
  const all = [...title, ...raid, ...after];
  expect(bytesOf(all), list(all)).toBeLessThanOrEqual(ALL_AIM);
});

test('the page names no letters of names ahead', () => {
  const page = readFileSync(join(published().folder, 'index.html'), 'utf8');
  expect(page).toMatch(/alegreya-700-[^"]+woff2/);
  expect(page).not.toMatch(/-more-/);
});

/** Where a system's words lie apart: a line of the register that fetches them. */
const DOOR = /\/apart\.ts$/;

/** The systems whose code is in these files. */
function systemsIn(files: readonly File[]): string[] {
  const { sources } = published();
  const modules = files.flatMap(({ file }) => sources[file] ?? []).filter((one) => !DOOR.test(one));
  const systems = modules.flatMap((one) => /^src\/systems\/([\w-]+)\//.exec(one)?.[1] ?? []);
  return [...new Set(systems)].sort();
}

const list = (files: readonly File[]): string =>
  files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
