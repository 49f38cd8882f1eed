// What a browser fetches that knows nothing of the game: for the title, then on the way into a raid. Sizes are those
// after Brotli; fonts are compressed already.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';

export interface File {
  readonly file: string;
  readonly bytes: number;
}
export interface Fetched {
  readonly title: readonly File[]; // with what its cards say
  readonly pictures: readonly File[]; // of the cards, counted apart
  readonly raid: readonly File[]; // on top of the title, until it can be played: rules, map, fonts
  readonly after: readonly File[]; // on top of that, while it is played already: the staff officer's thread
}

interface Site {
  readonly origin: string;
  readonly folder: string; // where its files are
}

/** In bytes: what may be fetched for the title, for a raid with the title, and with what comes after its first picture. */
export const TITLE_AIM = 52_000;
export const RAID_AIM = 303_000;
export const ALL_AIM = 350_000;
export const PICTURE_AIM = 6_000; // each

/** Fetched when the page has been calm, whatever screen is shown then (src/app/offline.ts). */
const LATE = /\/keep-game-[^/]+$/;
/** Asked for when the first picture has been seen: a thread that reckons, with the rules for it, and what it has learnt. */
const AFTER = /\/(?:keep-game|desk-worker|system|staff|outlook)-[^/]+$/;
const PICTURE = /\.webp$/;
const REST = 2000; // ms in which whatever comes late comes

export interface Visitor {
  readonly locale: string;
  readonly battle?: string; // else the first on the shelf
}

export async function fetched(
  browser: Browser,
  site: Site,
  { locale, battle }: Visitor = { locale: 'en-GB' },
): Promise<Fetched> {
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: 'block', // which would fetch the whole game, to play it offline
    locale,
  });
  const seen = new Set<string>();
  context.on('request', (request) => seen.add(new URL(request.url()).pathname));
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.title__name').waitFor();
  await page.waitForTimeout(REST);
  const title = [...seen].filter((path) => !LATE.test(path));
  await page.goto(battle === undefined ? '/#/new' : `/#/new/${battle}`);
  await page.locator('.order__go button').click();
  await page.locator('#raid-map canvas').waitFor();
  await page.waitForTimeout(REST);
  await context.close();
  const onTop = [...seen].filter((path) => !title.includes(path));
  const sized = (paths: readonly string[]) => paths.map((path) => sizeOf(site.folder, path));
  return {
    title: sized(title.filter((path) => !PICTURE.test(path))),
    pictures: sized(title.filter((path) => PICTURE.test(path))),
    raid: sized(onTop.filter((path) => !AFTER.test(path))),
    after: sized(onTop.filter((path) => AFTER.test(path))),
  };
}

function sizeOf(folder: string, path: string): File {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const bytes = readFileSync(join(folder, file));
  return { file, bytes: file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length };
}

export const bytesOf = (files: readonly File[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** In kilobytes of 1,000 bytes. */
export const kilobytes = (files: readonly File[]): string => (bytesOf(files) / 1000).toFixed(1);
