// A player whose browser remembers: one context, and a page of it for every day he sits down to play.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { SIZES } from '../../tests/browser/harness/desk.ts';

export class Player {
  readonly context: BrowserContext;

  private constructor(context: BrowserContext) {
    this.context = context;
  }

  /** With a browser that has never seen the game. */
  static async of(browser: Browser, origin: string): Promise<Player> {
    const context = await browser.newContext({
      baseURL: origin,
      viewport: SIZES.desktop,
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await context.addInitScript('globalThis.__name = (made) => made;'); // tsx puts it around functions
    return new Player(context);
  }

  /** Does something in a page whose clock begins at a moment, '2026-08-19T09:00Z'. */
  async on(moment: string, what: (page: Page) => Promise<void>): Promise<void> {
    const page = await this.context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('pageerror', (fault) => console.error(fault));
    await page.addInitScript(clockAt(new Date(moment).getTime()));
    await page.goto('/');
    await page.locator('#heading').waitFor();
    await what(page);
    await page.waitForTimeout(500); // for what is still being written
    await page.close();
  }
}

const clockAt = (time: number): string => `{
  const Real = Date;
  const ahead = ${time} - Real.now();
  globalThis.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(Real.now() + ahead);
      else super(...given);
    }
    static now() {
      return Real.now() + ahead;
    }
  };
}`;
