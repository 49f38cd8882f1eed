// The game kept by its service worker. After one calm visit to the title all of it is there without a server; a newer game
// is told and taken when the player likes; and where the server is not well only what is sound is kept, and the kept game
// is shown.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { keepingEn } from '../../src/words/shell/keeping-en.ts';
import { reviewEn } from '../../src/words/shell/review-en.ts';
import { madeRaid } from '../app/made-raids.ts';
import { startBrowser } from './harness/chromium.ts';
import { BRISK } from './harness/desk.ts';
import { layDown } from './harness/laid.ts';
import { usePublished } from './harness/published.ts';
import { type Instead, type Served, serve } from './harness/serve.ts';

const published = usePublished();
let served: Served;
let browser: Browser;
let context: BrowserContext | undefined;
let instead: Instead = () => false; // what is the matter with the server

beforeAll(async () => {
  served = await serve(published().folder, (name, response) => instead(name, response));
  browser = await startBrowser({ path: inject('browserPath') });
});
afterEach(async () => {
  instead = () => false;
  await context?.close();
});
afterAll(async () => {
  await browser?.close();
  served?.stop();
});

async function newPage(): Promise<Page> {
  const value = JSON.stringify(BRISK);
  const origins = [{ origin: served.origin, localStorage: [{ name: 'cauldron.settings', value }] }];
  context = await browser.newContext({
    baseURL: served.origin,
    locale: 'en-GB',
    storageState: { cookies: [], origins },
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  return page;
}

/** A page whose title is kept. */
async function keptPage(page?: Page): Promise<Page> {
  const opened = page ?? (await newPage());
  await opened.goto('/');
  await opened.evaluate(() => navigator.serviceWorker.ready);
  await opened.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return opened;
}

/** A page whose game is kept whole, though nobody asked for it. */
async function wholePage(): Promise<Page> {
  const page = await keptPage();
  const all = namesToKeep();
  await expect.poll(async () => missing(all, await kept(page)), { timeout: 30_000 }).toEqual([]);
  return page;
}

const PORTAL = '<!doctype html><title>Hotel</title><h1>Sign in to the network</h1>';
const html = (response: ServerResponse, text = PORTAL): true => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(text);
  return true;
};
const status = (response: ServerResponse, code: number, headers = {}): true => {
  response.writeHead(code, headers).end('no');
  return true;
};
const gone: Instead = (_, response) => {
  response.destroy();
  return true;
};

/** Opens an address as if the browser had just been started. */
async function open(page: Page, address: string, see: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await page.locator(see).first().waitFor();
}

const SCREENS: ReadonlyArray<readonly [address: string, see: string]> = [
  ['/', '.card img, .title__name'],
  ['/#/new', '.order__go'],
  ['/#/new/today', '.order__go'],
  ['/#/rules/raid/en', '.rule__title'],
  ['/#/rules/raid/fr', '.rule__title'],
  ['/#/replays', '.file'],
  ['/#/records', '.loss-map'],
  ['/#/compare/kept', '.page__title'],
  ['/#/report/kept', '.report__vp'],
  ['/#/theatre/kept/60', '#theatre-map canvas'],
  ['/#/settings', '.page__title'],
  ['/#/about', '.page__title'],
];

/** Of what a screen was still fetching when it was left: what is not to be had fails otherwise. */
const LEFT = 'net::ERR_ABORTED';

test('after one calm visit to the title the whole game is there without a server', async () => {
  const page = await wholePage();
  const raid = madeRaid('kept', 'offline');
  await layDown(page, [{ record: raid, summary: summaryOf(raid) }]);
  const failed: string[] = [];
  instead = gone;
  await context?.setOffline(true);
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    if (why !== LEFT) failed.push(`${why} ${request.url()}`);
  });
  for (const [address, see] of SCREENS) await open(page, address, see);
  for (const battle of ['dieppe-1942', 'berneval-1942']) {
    await open(page, `/#/new/${battle}`, '.order__go');
    await page.locator('.order__go button').click();
    await page.locator('#raid-map canvas').waitFor();
    await page.keyboard.press('w'); // the staff officer has a thread of his own, and a plan its words
    await page.locator('.plan__line').first().waitFor({ timeout: 60_000 });
  }
  await open(page, '/#/review/kept', '.review__offer');
  await page.getByRole('button', { name: reviewEn['review.start'] }).click();
  await page.getByRole('progressbar').waitFor();
  expect(failed).toEqual([]);
});

test('where data are to be saved only what was used is kept', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await keptPage(page);
  await open(page, '/#/settings', '.page__title');
  const settings = namesToKeep().filter((name) => /settings-host.*js$/.test(name));
  await expect.poll(async () => missing(settings, await kept(page))).toEqual([]);
  const all = namesToKeep();
  expect(missing(all, await kept(page)).length).toBeGreaterThan(all.length / 2);
});

/** The next build: its page and first script are called otherwise, and so is its worker. */
const NEXT = '/assets/index-next.js';
const FIRST = /\/assets\/index-[\w-]+\.js/;
const fileOf = (name: string): string => readFileSync(join(published().folder, name), 'utf8');
const nextPage = (): string =>
  fileOf('index.html')
    .replace(FIRST, NEXT)
    .replace(/integrity="[^"]+"/, `integrity="sha256-${sha256(nextScript())}"`)
    .replace('<body>', '<body data-next>');
const nextScript = (): string => `import '.${FIRST.exec(fileOf('index.html'))?.[0].slice(7)}';`;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');
const isPage = (name: string): boolean => name === '/index.html';
const nextWith =
  (script: (response: ServerResponse) => true): Instead =>
  (name, response) =>
    (isPage(name) && html(response, nextPage())) || (name === NEXT && script(response));
const asScript = (response: ServerResponse, text: string): true => {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(text);
  return true;
};
const nextBuild: Instead = (name, response) =>
  name === '/sw.js'
    ? asScript(response, fileOf('sw.js').replace(FIRST, NEXT).replace("'cauldron-", "'cauldron-n"))
    : nextWith((answer) => asScript(answer, nextScript()))(name, response);

const isNext = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.hasAttribute('data-next'));

test('a newer game is told beside a raid, not over it, and taken when the player likes', async () => {
  const page = await wholePage();
  await page.goto('/#/new');
  await page.locator('.order__go button').click();
  await page.locator('#raid-map canvas').waitFor();
  instead = nextBuild;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((done) => setTimeout(done, 100));
  });
  const note = page.locator('.toast', { hasText: keepingEn['newer.ready'] });
  expect(await note.count()).toBe(0); // a raid is being played
  await page.reload();
  await page.locator('#raid-map canvas').waitFor();
  expect(await isNext(page)).toBe(false);
  await page.goto('/#/settings');
  await note.waitFor();
  await note.getByRole('button', { name: keepingEn['newer.take'] }).click();
  await page.waitForFunction(() => document.body?.hasAttribute('data-next'));
  await page.locator('.page__title').waitFor();
  expect(await note.count()).toBe(0);
});

/** One file of it does not come, so that the game is kept in part and its page asked for anew. */
const inPart: Instead = (name, response) => name === namesToKeep().at(-1) && status(response, 404);

const TROUBLES: Readonly<Record<string, Instead>> = {
  'an error of the server': (_, response) => status(response, 503),
  'a server that hangs': () => true,
  'a portal in its place': (_, response) => html(response),
  'a portal elsewhere': (_, response) =>
    status(response, 302, { location: 'http://localhost:9/login' }),
  'a new page without its first script': nextWith((response) => status(response, 404)),
  'a new page whose first script is a page': nextWith((response) => html(response)),
  'a new page whose first script is damaged': nextWith((response) => asScript(response, 'a(')),
  'a new page whose first script hangs': nextWith(() => true),
};

test('the kept game is shown whatever the matter is, and a new page once it can begin', async () => {
  instead = inPart;
  const page = await keptPage();
  for (const [name, trouble] of Object.entries(TROUBLES)) {
    instead = trouble;
    await page.reload({ timeout: 20_000, waitUntil: 'commit' });
    await page.locator('.title__name').waitFor({ timeout: 20_000 });
    expect(await isNext(page), name).toBe(false);
  }
  instead = nextWith((response) => asScript(response, nextScript()));
  await page.reload();
  await page.locator('.title__name').waitFor();
  expect(await isNext(page)).toBe(true);
});

test('only what is sound is kept, and what is missing is asked for again', async () => {
  const isScreen = (name: string): boolean => /-host-[\w-]+\.js$/.test(name);
  let answered = 0;
  instead = (name, response) => isScreen(name) && html(response) && ++answered > 0;
  const page = await keptPage();
  const styles = namesToKeep().filter((name) => name.endsWith('.css'));
  await expect.poll(async () => missing(styles, await kept(page))).toEqual([]); // whatever was sound
  await expect.poll(() => answered).toBeGreaterThan(5);
  const before = await kept(page);
  expect(before.filter(({ name, type }) => /js$/.test(name) && !/javascript/.test(type))).toEqual(
    [],
  );
  instead = () => false;
  await page.reload(); // the next visit
  const all = namesToKeep();
  await expect.poll(async () => missing(all, await kept(page)), { timeout: 30_000 }).toEqual([]);
});

/** As the worker of this build lists them. */
function namesToKeep(): string[] {
  const [, list = '[]'] = /REST = (\[.*?\]);/.exec(fileOf('sw.js')) ?? [];
  return (JSON.parse(list) as string[]).map((name) => name.slice(1));
}

const missing = (all: readonly string[], found: readonly Kept[]): string[] =>
  all.filter((one) => !found.some(({ name }) => name === one));

interface Kept {
  readonly name: string;
  readonly type: string;
}

const kept = (page: Page): Promise<Kept[]> =>
  page.evaluate(async () => {
    const found: Kept[] = [];
    for (const version of await caches.keys()) {
      const cache = await caches.open(version);
      for (const { url } of await cache.keys()) {
        const type = (await cache.match(url))?.headers.get('content-type') ?? '';
        found.push({ name: new URL(url).pathname, type });
      }
    }
    return found;
  });
