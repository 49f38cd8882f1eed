// Makes the picture of a battle's card out of its own sheet: `npx tsx scripts/make-card.ts <battle> [<x> <y> <width>]
// [-- <actions that open a game>]`. Plays nothing: it opens a new game, cuts a piece out of the map, given in parts of
// its width and height, and writes data/<system>/<battle>/card.webp, as good as 6 KB allow.

import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { newRecord } from '../src/app/storage/new-record.ts';
import { battleFolders, levelNames } from '../src/systems/battle-folders.ts';
import { buildApp } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { serve } from '../tests/browser/harness/serve.ts';
import { newContext } from './measure/pages.ts';

const MOST = 6 * 1024; // bytes
const SIZE = { width: 240, height: 160 }; // twice the size it is shown in
const [id = '', ...rest] = process.argv.slice(2);
const end = rest.includes('--') ? rest.indexOf('--') : rest.length;
const [x = 0.3, y = 0.3, width = 0.4] = rest.slice(0, end).map(Number);
const opening = rest.slice(end + 1);

const folder = battleFolders().find((one) => one.id === id);
if (folder === undefined) throw new Error(`no battle '${id}'`);
const level = levelNames(folder)[0]?.id ?? '';
const choice = { seed: 'card', level, events: false, practice: false, opening };
const record = newRecord('card', { system: folder.system, battle: id }, choice, 0);

const app = await buildApp();
const server = await serve(app.folder);
const browser = await startBrowser({ path: findBrowser() });
try {
  const page = await (await newContext(browser, server.origin, record)).newPage();
  await page.goto(`/#/play/${id}/card`);
  await page.locator('canvas').first().waitFor();
  await page.waitForTimeout(3000); // trees, houses and grain come after the first picture
  const picture = await cut(page);
  writeFileSync(`${folder.path}/card.webp`, picture);
  console.log(`${folder.path}/card.webp: ${picture.length} bytes`);
} finally {
  await browser.close();
  server.stop();
  app.remove();
}

/** The piece of the map, in the best quality that is small enough. */
async function cut(page: Page): Promise<Buffer> {
  for (let quality = 0.9; quality > 0.05; quality -= 0.05) {
    const text = await page.evaluate(
      ({ part, size, q }) => {
        const map = document.querySelector('canvas') as HTMLCanvasElement;
        const card = Object.assign(document.createElement('canvas'), size);
        const wide = map.width * part.width;
        const high = (wide * size.height) / size.width;
        const from = [map.width * part.x, map.height * part.y] as const;
        card.getContext('2d')?.drawImage(map, ...from, wide, high, 0, 0, size.width, size.height);
        return card.toDataURL('image/webp', q);
      },
      { part: { x, y, width }, size: SIZE, q: quality },
    );
    const bytes = Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
    if (bytes.length <= MOST) return bytes;
  }
  throw new Error('the picture cannot be made small enough');
}
