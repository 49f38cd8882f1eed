// Every script of every screen in turn does not come: the screen is whole without it, or says so and is whole again once
// it comes. Nothing that was saved is lost by it. Some of the files here; all of them with CAULDRON_FAULTS=all.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { en } from '../../src/words/shell/en.ts';
import { madeRaid } from '../app/made-raids.ts';
import { startBrowser } from './harness/chromium.ts';
import { contextOptions } from './harness/desk.ts';
import { layDown } from './harness/laid.ts';

const EVERY = process.env.CAULDRON_FAULTS === 'all' ? 1 : 9;
const SCREENS = ['new', 'replays', 'records', 'rules', 'settings', 'theatre/kept', 'report/kept'];
const SCRIPTS = /\/assets\/[^/]+\.js$/;
const kept = madeRaid('kept', 'each file');

let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser({ path: inject('browserPath') });
});
afterAll(() => browser?.close());

/** A new browser with one raid on its shelf. */
async function fresh(): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext(contextOptions({}, inject('origin')));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto('/');
  await layDown(page, [{ record: kept, summary: summaryOf(kept) }]);
  return { context, page };
}

/** The scripts a screen asks for beyond those of the title. */
async function scriptsOf(screen: string): Promise<string[]> {
  const { context, page } = await fresh();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPTS.test(pathname)) asked.push(pathname);
  });
  await page.goto(`/#/${screen}`);
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...new Set(asked)];
}

const told = (page: Page) => page.getByText(en['error.chunk']).filter({ visible: true }).first();
const heading = (page: Page) => page.locator('#heading').filter({ visible: true });

async function withoutOne(screen: string, file: string): Promise<void> {
  const { context, page } = await fresh();
  await page.route(`**${file}`, (route) => route.abort());
  await page.goto(`/#/${screen}`);
  await page.reload(); // nothing of it is in memory
  await told(page).or(heading(page)).first().waitFor();
  await page.unrouteAll();
  await page.goto('/');
  await page.goto(`/#/${screen}`);
  await page.reload();
  await heading(page).waitFor();
  expect(await told(page).count(), `${screen} without ${file}`).toBe(0);
  await page.goto('/#/replays');
  await page.getByText('each file').first().waitFor();
  await context.close();
}

test.each(SCREENS)('%s without each of its scripts', { timeout: 280_000 }, async (screen) => {
  const scripts = await scriptsOf(screen);
  expect(scripts.length).toBeGreaterThan(0);
  const tried = scripts.filter((_, i) => i % EVERY === 0);
  for (const file of tried) await withoutOne(screen, file);
});
