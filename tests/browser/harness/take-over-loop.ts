// A second tab takes a raid over while the first plays it as fast as it can, again and again at random moments.

import type { BrowserContext, Page } from 'playwright-core';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { screensEn } from '../../../src/words/shell/screens-en.ts';
import { shelfOf } from './kept.ts';
import { playRestlessly, type Seen, type Watched, watch } from './restless.ts';

export interface TakeOvers {
  tried: number;
  called: number; // how often the tabs that were robbed had called something saved
  forks: number; // the orders of the first tab became a raid of their own
  lost: string[]; // orders that were shown and are nowhere on the shelf
}

export interface TakeOverOptions {
  readonly times: number;
  readonly chance: () => number; // 0 to 1
  readonly told?: (count: TakeOvers) => void; // after each
}

const PACE = 20;
const LONGEST = 400; // milliseconds of play before the raid is taken over

interface Tab {
  readonly page: Page;
  readonly watched: Watched;
}

/** The raid goes from tab to tab; when it is over another is begun. */
export async function takeOverAgainAndAgain(
  context: BrowserContext,
  { times, chance, told }: TakeOverOptions,
): Promise<TakeOvers> {
  const count: TakeOvers = { tried: 0, called: 0, forks: 0, lost: [] };
  let tab = await newTab(context);
  while (count.tried < times) {
    if (!tab.page.url().includes('#/raid')) await begin(tab.page);
    const next = await newTab(context);
    await next.page.goto(tab.page.url());
    const take = next.page.getByRole('button', { name: screensEn['elsewhere.takeOver'] });
    await take.waitFor();
    const before = (await shelfOf(next.page)).size;
    await playRestlessly(tab.page, PACE);
    await tab.page.waitForTimeout(chance() * LONGEST);
    await take.click();
    await stands(next.page);
    await tab.page.getByRole('alert').or(tab.page.locator('.report')).first().waitFor();
    const shelf = await shelfOf(next.page);
    count.tried++;
    count.called += tab.watched.called;
    count.forks += shelf.size - before;
    for (const seen of [tab.watched.saved, tab.watched.given]) {
      if (seen !== null && !isSomewhere(shelf, seen)) count.lost.push(seen.orders.join(', '));
    }
    await tab.page.close();
    tab = next;
    told?.(count);
  }
  return count;
}

async function newTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, watched: await watch(page) };
}

async function begin(page: Page): Promise<void> {
  await page.goto('/#/new');
  await page.locator('.order__go button').click();
  await stands(page);
}

/** Until the raid is there and saved, or its report. */
const stands = (page: Page): Promise<void> =>
  page.locator('.raid-top__saving--saved, .report').first().waitFor();

const isSomewhere = (shelf: ReadonlyMap<string, SavedRaid>, { orders }: Seen): boolean =>
  [...shelf.values()].some((raid) => orders.every((order, i) => raid.actions[i] === order));
