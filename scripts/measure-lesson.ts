// How long the lesson takes: it is gone through in a browser as it is played, without a word read and every order given at
// once, and the time of a reader is added. `npx tsx scripts/measure-lesson.ts [FOLDER of a build]`;
// `--battle ID` takes another lesson than the first of the shelf.

import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { buildApp } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { serve } from '../tests/browser/harness/serve.ts';

const WORDS_A_MINUTE = 200;
const ORDER = 6; // seconds to find an order that has been read, and to give it
const LOOK = 50; // ms
const HOLDS = '.assault:not(.assault--folded) .assault__buttons .button--primary'; // a round that is told

interface Gone {
  readonly stops: number;
  readonly orders: number;
  readonly words: number; // on the cards, and of what the Germans do at a stop
  readonly seconds: number; // of playback
}

/** Gives every order by the card's own button, and goes on to the next German action as soon as there is one. */
async function goThrough(page: Page): Promise<Gone> {
  const read = new Set<string>();
  const stops = new Set<string>();
  let orders = 0;
  const begun = Date.now();
  while ((await page.locator('.lesson--ended').count()) === 0) {
    const seen = await page.evaluate(look, HOLDS);
    if (seen.stop !== '' && !stops.has(seen.stop)) {
      stops.add(seen.stop);
      console.log(`${((Date.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${seen.stop}`);
    }
    for (const text of seen.cards) read.add(text);
    if (seen.stop !== '') for (const text of seen.germans) read.add(text); // between stops they pass by
    if (seen.asked) {
      const give = page.locator('.lesson__foot:not(.lesson__foot--passing) button').first();
      if (!(await give.isVisible())) await page.locator('.lesson__head button').click(); // folded up
      await give.click();
      orders++;
    } else if (seen.holds)
      await page
        .locator(HOLDS)
        .click({ timeout: 1000 })
        .catch(() => {});
    else if (seen.waits) await page.keyboard.press('.');
    await page.waitForTimeout(LOOK);
  }
  const seconds = (Date.now() - begun) / 1000;
  const words = [...read].join(' ').split(/\s+/).length;
  return { stops: stops.size, orders, words, seconds };
}

/** In the page: what there is to read, and whether somebody has to do something. */
function look(holds: string) {
  return {
    holds: document.querySelector(holds) !== null,
    asked: document.querySelector('.lesson__foot:not(.lesson__foot--passing)') !== null,
    stop: document.querySelector('.lesson__body h3, .lesson__short b')?.textContent ?? '',
    cards: [...document.querySelectorAll('.lesson__body p, .lesson__body li')].map(
      (one) => one.textContent?.trim() ?? '',
    ),
    germans: [...document.querySelectorAll('.german__what, .german__reason')].map(
      (one) => one.textContent?.trim() ?? '',
    ),
    waits: document.querySelector('.german') !== null,
  };
}

const { values, positionals } = parseArgs({
  options: { battle: { type: 'string', default: '' } },
  allowPositionals: true,
});
const made = positionals[0] === undefined ? await buildApp() : null;
const served = await serve(positionals[0] ?? made?.folder ?? '');
const browser = await startBrowser({ path: findBrowser() });
const context = await browser.newContext({
  baseURL: served.origin,
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  serviceWorkers: 'block',
});
const page = await context.newPage();
await page.goto('/');
await page.locator(`a[href*="${values.battle}/lesson"]`).first().click();
await page.locator('.lesson').waitFor();
const { stops, orders, words, seconds } = await goThrough(page);
const minutes = seconds / 60 + words / WORDS_A_MINUTE + (orders * ORDER) / 60;
console.log(
  `${stops} stops, ${orders} orders, ${words} words, ${seconds.toFixed(0)} s of playback`,
);
console.log(`${minutes.toFixed(1)} minutes`);
await browser.close();
served.stop();
made?.remove();
