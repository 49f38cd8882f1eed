// What a browser fetches that knows nothing of the game stays within what it may: for the title, and for a raid.
// Measured on the game as it is published.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  ALL_AIM,
  bytesOf,
  type File,
  fetched,
  RAID_AIM,
  TITLE_AIM,
} from '../../scripts/measure/fetched.ts';
import { startBrowser } from './harness/chromium.ts';
import { usePublished } from './harness/published.ts';

const PICTURE = /\.webp$/;
const PICTURE_AIM = 6000; // bytes

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
  const { title, cards, raid, after } = await fetched(browser, published(), locale);
  const playable = [...title, ...cards, ...raid];
  const all = [...playable, ...after];
  const pictures = cards.filter(({ file }) => PICTURE.test(file)); // of the battles: counted apart
  expect(bytesOf(title), list(title)).toBeLessThanOrEqual(TITLE_AIM);
  const apart = (files: readonly File[]) => files.filter((one) => !pictures.includes(one));
  expect(bytesOf(apart(playable)), list(playable)).toBeLessThanOrEqual(RAID_AIM);
  expect(bytesOf(apart(all)), list(all)).toBeLessThanOrEqual(ALL_AIM);
  expect(after.length).toBeGreaterThan(2); // the thread has come
  for (const { file, bytes } of pictures) expect(bytes, file).toBeLessThanOrEqual(PICTURE_AIM);
  expect(all.filter(({ file }) => /archive|review|report|theatre/.test(file))).toEqual([]);
  const words = all.filter(({ file }) => /\/words-/.test(file)); // of the shell and of the raid
  expect(words.length).toBe(2);
  expect(words.filter(({ file }) => file.includes(`-${other}-`))).toEqual([]);
});

const list = (files: readonly File[]): string =>
  files.map(({ file, bytes }) => `${bytes} ${file}`).join('\n');
