// The pages that are compared, each opened afresh: the raid in the middle of things, the theatre, and Phaser alone.

import type { Browser, BrowserContext, Page } from 'playwright-core';

const SETTINGS = {
  renderer: 'canvas',
  motion: 'off',
  germanSpeed: 'instant',
  briefing: 'read',
  lang: 'en',
};

/** A browser that has kept nothing but its settings and this raid, as the game keeps one. */
export async function newContext(
  browser: Browser,
  origin: string,
  raid: object,
): Promise<BrowserContext> {
  const localStorage = [
    { name: 'cauldron.settings', value: JSON.stringify(SETTINGS) },
    { name: 'cauldron.last-raid', value: JSON.stringify(raid) },
  ];
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await context.addInitScript('globalThis.__name = (f) => f'); // tsx names functions by it
  return context;
}

const AT_ONCE = { waitUntil: 'commit' } as const; // the page is watched from its beginning
const OPENING = 1000; // ms in which a page opens that nothing disturbs
const WINDOW = 1500; // ms in which the browser loads the controls of its own window, which must not be counted in

async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW);
  return page;
}

/** Notes when something is on the page at the beginning of a frame. By a few lines that come with the page: what the
 * driver puts into a page to watch it is read by the browser while the page itself should be. */
async function watchFor(page: Page, isThere: string): Promise<void> {
  await page.addInitScript(`{
    const look = () => {
      if (${isThere}) globalThis.seen_at = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
}

/** Leaves the page alone for as long as it takes to open, then makes sure that it was seen. */
async function seen(page: Page): Promise<void> {
  await page.waitForTimeout(OPENING);
  await page.waitForFunction('globalThis.seen_at > 0');
}

/** Milliseconds from the navigation to when the page was seen: whatever it does afterwards is not counted in. */
export const timeTo = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'seen_at')));

/** Where the raid's map is found. A game that calls it otherwise adds its name, so that older ones still open. */
export const RAID_MAP = '#raid-map';

const drawn = (map: string): string => `(document.querySelector('${map}')?.view?.frames ?? 0) > 0`;

/** The raid, once it can be played: its orders are listed and its map is drawn. */
export async function openRaid(context: BrowserContext): Promise<Page> {
  const page = await newPage(context);
  await watchFor(page, `${drawn(RAID_MAP)} && document.querySelector('.order') !== null`);
  await page.goto('/#/raid', AT_ONCE);
  await seen(page);
  return page;
}

/** A raid from a link, once the theatre has drawn it. */
export async function openTheatre(context: BrowserContext, link: string): Promise<Page> {
  const page = await newPage(context);
  await watchFor(page, drawn('#theatre-map'));
  await page.goto(`/#r=${link}`, AT_ONCE);
  await seen(page);
  return page;
}

export async function openEmpty(context: BrowserContext): Promise<Page> {
  const page = await newPage(context);
  await watchFor(page, 'globalThis.frames_drawn > 0');
  await page.goto('/', AT_ONCE);
  await seen(page);
  return page;
}
