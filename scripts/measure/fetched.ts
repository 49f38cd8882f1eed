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
  readonly title: readonly File[];
  readonly raid: readonly File[]; // on top of the title: rules, map, fonts, the staff officer's thread
}

interface Site {
  readonly origin: string;
  readonly folder: string; // where its files are
}

const REST = 2000; // ms in which whatever comes late comes

export async function fetched(browser: Browser, site: Site): Promise<Fetched> {
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: 'block', // which would fetch the whole game, to play it offline
    locale: 'en-GB',
  });
  const seen = new Set<string>();
  context.on('request', (request) => seen.add(new URL(request.url()).pathname));
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.title__name').waitFor();
  await page.waitForTimeout(REST);
  const title = [...seen];
  await page.goto('/#/new');
  await page.locator('.order__go button').click();
  await page.locator('#raid-map canvas').waitFor();
  await page.waitForTimeout(REST);
  await context.close();
  const raid = [...seen].filter((path) => !title.includes(path));
  const sized = (paths: readonly string[]) => paths.map((path) => sizeOf(site.folder, path));
  return { title: sized(title), raid: sized(raid) };
}

function sizeOf(folder: string, path: string): File {
  const file = path === '/' ? 'index.html' : path.slice(1);
  const bytes = readFileSync(join(folder, file));
  return { file, bytes: file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length };
}

/** In kilobytes of 1,000 bytes. */
export const kilobytes = (files: readonly File[]): string =>
  (files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1);
