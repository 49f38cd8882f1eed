// A desk with a browser on it, for one file of tests. Every page it opens is watched; after each test nothing may have
// gone wrong in any of them.

import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { root } from './built.ts';
import { startBrowser } from './chromium.ts';
import { Guard } from './guard.ts';
import { type Profile, storedAt } from './profile.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 }, // a phone of the smallest kind
  landscape: { width: 844, height: 390 }, // a phone on its side
} as const;
export type SizeName = keyof typeof SIZES;

/** Settings a page starts with: nothing moves or sounds, the Germans at once, nobody reckons beside it, and
 * the player knows the game and wants neither to be asked again nor his stacks put in order. */
export const BRISK = {
  motion: 'off',
  germanSpeed: 'instant',
  lang: 'en',
  chance: 'off',
  sound: 'off',
  hints: 'off',
  briefing: 'read',
  battleBriefing: 'read',
  slips: 'off',
  officers: 'off',
};

export interface Seat {
  readonly size?: SizeName;
  readonly touch?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly raid?: SavedRaid; // under way already, and opened
  readonly profile?: Profile; // all that is stored, settings too
}

export interface Desk {
  open(seat?: Seat): Promise<Page>;
  /** Another page beside the ones of the same player. */
  beside(page: Page): Promise<Page>;
  readonly origin: string;
}

/** `at` says where the game is served, for tests that build it in a way of their own. */
export function useDesk(at = (): string => inject('origin')): Desk {
  const path = inject('browserPath');
  const opened: Array<{ readonly context: BrowserContext; readonly guard: Guard }> = [];
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await startBrowser({ path });
  });
  afterAll(() => browser?.close());
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await keepPictures(task.name, opened);
    const problems = opened.flatMap(({ guard }) => guard.problems);
    for (const { context, guard } of opened.splice(0)) {
      guard.stop();
      await context.close();
    }
    expect(problems).toEqual([]);
  });
  return {
    get origin() {
      return at();
    },
    async open(seat = {}) {
      if (browser === undefined) throw new Error('the browser has not started');
      const origin = at();
      const context = await browser.newContext(contextOptions(seat, origin));
      opened.push({ context, guard: new Guard(context, origin) });
      return visit(context, seat.raid === undefined ? '/' : '/#/raid');
    },
    beside: (page) => visit(page.context(), '/'),
  };
}

export function contextOptions(seat: Seat, origin: string): BrowserContextOptions {
  const { size = 'desktop', touch = false } = seat;
  const settings = JSON.stringify({ ...BRISK, ...seat.settings });
  const localStorage = [{ name: 'cauldron.settings', value: settings }]; // where the game keeps them
  if (seat.raid !== undefined) {
    localStorage.push({ name: 'cauldron.last-raid', value: JSON.stringify(seat.raid) });
  }
  const stored = seat.profile ? storedAt(origin, seat.profile) : { origin, localStorage };
  return {
    baseURL: origin,
    viewport: SIZES[size],
    hasTouch: touch,
    isMobile: touch,
    locale: 'en-GB',
    timezoneId: 'UTC',
    acceptDownloads: true,
    storageState: { cookies: [], origins: [stored] },
  };
}

/** What every page showed when a test failed. */
async function keepPictures(
  name: string,
  opened: ReadonlyArray<{ readonly context: BrowserContext }>,
): Promise<void> {
  const pages = opened.flatMap(({ context }) => context.pages());
  for (const [i, page] of pages.entries()) {
    const path = join(root, 'artifacts/failed', `${name.replaceAll(/\W+/g, '-')}-${i}.png`);
    await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined); // a dead page has none
  }
}

async function visit(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await page.locator('#heading').waitFor();
  return page;
}
