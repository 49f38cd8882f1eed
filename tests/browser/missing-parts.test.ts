// Parts of the game that cannot be fetched when they are wanted: each is told, and there is a way back.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { startBrowser } from './harness/chromium.ts';
import { contextOptions } from './harness/desk.ts';

let browser: Browser;
let context: BrowserContext | undefined;
beforeAll(async () => {
  browser = await startBrowser({ path: inject('browserPath') });
});
afterEach(() => context?.close());
afterAll(() => browser?.close());

/** At this address of the game. */
async function at(address: string, settings = {}): Promise<Page> {
  context = await browser.newContext(contextOptions({ settings }, inject('origin')));
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(address);
  await page.locator('#heading').waitFor();
  return page;
}

/** From now on these files do not come. */
async function lose(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.abort());
}
const told = (page: Page) => page.getByText(en['error.chunk']).filter({ visible: true }).first();
const again = (page: Page) => page.getByRole('button', { name: en['error.retry'] }).first();

const LINK = '#r=AAAA';

test('a text is pasted and a file dropped where what reads them does not come', async () => {
  for (const bring of [paste, drop]) {
    const page = await at('/');
    await lose(page, /\/assets\/.*\.js/);
    await bring(page);
    await told(page).waitFor();
    await page.unroute(/\/assets\/.*\.js/);
    await again(page).click();
    await page.locator('.title__name').waitFor();
    expect(await told(page).count()).toBe(0);
    await context?.close();
  }
});

test('a file is taken in where what reads archives does not come', async () => {
  const page = await at('/#/replays');
  await lose(page, /\/assets\/files-/);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: archiveEn['archive.import'] }).click();
  await (await chooser).setFiles({
    name: 'archive.jsonl',
    mimeType: 'application/json',
    buffer: Buffer.from('{}'),
  });
  await told(page).waitFor();
  expect(await page.getByRole('dialog').filter({ visible: true }).count()).toBe(0);
});

test('a raid whose rules do not come is not waited for without end', async () => {
  const page = await at('/');
  await lose(page, /\/assets\/(?:scenario|raid)-\w/);
  await page.getByRole('link', { name: en['nav.new'] }).click();
  await page.locator('main h1', { hasText: en['error.chunk'] }).waitFor();
  await page.unrouteAll();
  await page.locator('main').getByRole('button', { name: en['error.retry'] }).click();
  await page.getByLabel('Seed').waitFor();
});

test('a raid is played without its map, and says so', async () => {
  const page = await at('/#/new');
  await lose(page, /\/assets\/view-/);
  await page.getByRole('button', { name: 'Begin the raid' }).click();
  await told(page).waitFor();
  await page.locator('.raid-map__wait').waitFor({ state: 'detached' });
});

test('a rule whose book does not come says so', async () => {
  const page = await at('/#/new');
  await page.getByRole('button', { name: 'Begin the raid' }).click();
  await page.locator('#raid-map canvas').waitFor();
  await lose(page, /\/assets\/(?:rules|rule-sheet)/);
  await page.locator('.rule-ref').first().click();
  await page.getByRole('alert').filter({ hasText: en['error.chunk'] }).waitFor();
});

test('sounds that do not come are told once', async () => {
  const page = await at('/#/settings', { sound: 'soft' });
  await lose(page, /\/assets\/(?:speaker|rattle)/);
  await page.getByLabel(screensEn['settings.sound.full'], { exact: true }).check();
  await page.getByText(screensEn['sound.missing']).filter({ visible: true }).first().waitFor();
});

const paste = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, LINK);

const drop = (page: Page): Promise<void> =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'raid.txt'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, LINK);
