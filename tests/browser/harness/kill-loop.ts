// Kills the browser at random moments of a raid that is played through the screen, again and again in one folder, and
// looks after each death whether everything the screen had called saved is there.

import type { Page } from 'playwright-core';
import type { SavedRaid } from '../../../src/app/storage/records.ts';
import { BRISK } from './desk.ts';
import { shelfOf } from './kept.ts';
import { type Folder, type Killable, newFolder, startKillable } from './killable.ts';
import { playRestlessly, type Seen, type Watched, watch } from './restless.ts';

export interface Deaths {
  kills: number;
  called: number; // how often something was called saved
  lost: string[]; // what was called saved and is not there
  unsaved: number; // deaths that took an order that was shown and still being saved
}

export interface KillOptions {
  readonly program: string; // the browser
  readonly origin: string;
  readonly kills: number;
  readonly within?: number; // milliseconds after which no other life is begun
  readonly chance: () => number; // 0 to 1
  readonly told?: (deaths: Deaths) => void; // after each
}

const PACE = 25; // milliseconds from key to key
const MOST_CALLS = 3; // times that something is called saved before a kill
const LONGEST = 200; // milliseconds from there to the kill
const PATIENCE = 5000; // on a machine with other work; milliseconds

export async function killAgainAndAgain(options: KillOptions): Promise<Deaths> {
  const deaths: Deaths = { kills: 0, called: 0, lost: [], unsaved: 0 };
  const folder = newFolder();
  try {
    let before: Watched = { saved: null, given: null, called: 0 };
    const end = Date.now() + (options.within ?? Number.POSITIVE_INFINITY);
    for (; deaths.kills < options.kills && Date.now() < end; deaths.kills++) {
      before = await live(folder, options, before, deaths);
      options.told?.(deaths);
    }
    const last = await startKillable(options.program, folder);
    try {
      await lookBack(await pageOf(last, options.origin), before, deaths);
    } finally {
      await last.kill();
    }
    return deaths;
  } finally {
    folder.remove();
  }
}

/** One life of the browser: looks what the one before has left, plays on and is killed. */
async function live(
  folder: Folder,
  { program, origin, chance }: KillOptions,
  before: Watched,
  deaths: Deaths,
): Promise<Watched> {
  const killable = await startKillable(program, folder);
  try {
    const page = await pageOf(killable, origin);
    await lookBack(page, before, deaths);
    const watched = await watch(page);
    await enterRaid(page, origin);
    await playRestlessly(page, PACE);
    await moment(page, watched, chance);
    await killable.kill();
    deaths.called += watched.called;
    return watched;
  } finally {
    await killable.kill();
  }
}

/** A random moment, counted in what the screen has called saved: a busy machine calls nothing for a long while. */
async function moment(page: Page, watched: Watched, chance: () => number): Promise<void> {
  const wanted = watched.called + Math.floor(chance() * (MOST_CALLS + 1));
  const end = Date.now() + PATIENCE;
  while (watched.called < wanted && Date.now() < end) await page.waitForTimeout(5);
  await page.waitForTimeout(chance() * LONGEST);
}

async function pageOf({ context }: Killable, origin: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript('globalThis.__name = (made) => made'); // tsx puts it around functions
  await page.goto(`${origin}/icon.svg`); // of the origin, and without the game
  await page.evaluate((settings) => {
    localStorage.setItem('cauldron.settings', settings);
  }, JSON.stringify(BRISK));
  return page;
}

/** Goes on with the raid in hand, or begins one. */
async function enterRaid(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/#/raid`);
  const sign = page.locator('.raid-top__saving--saved');
  const none = page.locator('main a[href$="#/new"]');
  await sign.or(none).first().waitFor();
  if ((await sign.count()) > 0) return;
  await page.goto(`${origin}/#/new`);
  await page.locator('.order__go button').click();
  await sign.waitFor();
}

/** What was promised is there; the shelf is read as it lies, without the game. */
async function lookBack(page: Page, { saved, given }: Watched, deaths: Deaths): Promise<void> {
  if (saved === null) return;
  const shelf = await shelfOf(page);
  if (!holds(shelf.get(saved.id), saved)) {
    const there = shelf.get(saved.id)?.actions.length;
    deaths.lost.push(`${saved.id}: ${saved.orders.length} orders called saved, ${there} there`);
  }
  if (given !== null && !holds(shelf.get(given.id), given)) deaths.unsaved++;
}

const holds = (raid: SavedRaid | undefined, { orders }: Seen): boolean =>
  raid !== undefined && orders.every((order, i) => raid.actions[i] === order);
