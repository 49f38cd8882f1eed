// Prints what the game costs in a browser: `npm run measure`. Times are told as ratios to a page with Phaser alone,
// measured by turns in the same run, since they depend on the machine; of several runs the least disturbed counts.
// Nothing is asserted.

import type { Browser } from 'playwright-core';
import { buildApp } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { serve } from '../tests/browser/harness/serve.ts';
import { buildEmptyPhaser } from './measure/empty-phaser.ts';
import {
  ALL_AIM,
  fetched,
  kilobytes,
  PICTURE_AIM,
  RAID_AIM,
  TITLE_AIM,
} from './measure/fetched.ts';
import {
  frameCost,
  heapOver,
  least,
  orderToFrame,
  PAN,
  startTime,
  type Work,
} from './measure/figures.ts';
import { newContext, openEmpty, openRaid } from './measure/pages.ts';
import { FRESH, FULL } from './measure/raids.ts';

const STARTS = 9; // a start is short, and anything else the machine does shows in it
const RUNS = 5;
const RAIDS = 10;

const app = await buildApp();
const empty = await buildEmptyPhaser();
const appServer = await serve(app.folder);
const emptyServer = await serve(empty.folder);
const browser = await startBrowser({ path: findBrowser() });
try {
  await printSizes(browser);
  await printStart(browser);
  await printFrames(browser);
  await printHeap(browser);
} finally {
  await browser.close();
  appServer.stop();
  emptyServer.stop();
  app.remove();
  empty.remove();
}

async function printSizes(browser: Browser): Promise<void> {
  const got = await fetched(browser, { origin: appServer.origin, folder: app.folder });
  const playable = [...got.title, ...got.raid];
  const all = [...playable, ...got.after];
  for (const { file, bytes } of [...all, ...got.pictures])
    console.log(`${String(bytes).padStart(10)}  ${file}`);
  const aim = (bytes: number): string => `aim under ${bytes / 1000} KB`;
  const title = `${kilobytes(got.title)} KB`;
  console.log(`What the title fetches, after Brotli (${aim(TITLE_AIM)}): ${title}`);
  console.log(
    `  and pictures of its cards (${aim(PICTURE_AIM)} each): ${kilobytes(got.pictures)} KB`,
  );
  console.log(`Until a raid can be played (${aim(RAID_AIM)}): ${kilobytes(playable)} KB`);
  console.log(
    `With the thread of the staff officer, who can be sent away (${aim(ALL_AIM)}): ${kilobytes(all)} KB`,
  );
}

async function printStart(browser: Browser): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    theirs.push(await startTime(browser, emptyServer.origin, FRESH, openEmpty));
    ours.push(await startTime(browser, appServer.origin, FRESH, openRaid));
  }
  compare('Navigation to first playable frame (aim under 1.5)', least(ours), least(theirs));
}

async function printFrames(browser: Browser): Promise<void> {
  const raid = await openRaid(await newContext(browser, appServer.origin, FULL));
  await raid.keyboard.press('+');
  await raid.keyboard.press('+');
  const page = await openEmpty(await newContext(browser, emptyServer.origin, FULL));
  const ours: Work[] = [];
  const theirs: Work[] = [];
  for (let i = 0; i < RUNS; i++) {
    await raid.bringToFront();
    ours.push(await frameCost(raid, PAN));
    await page.bringToFront();
    theirs.push(await frameCost(page, ''));
  }
  const all = (work: readonly Work[]) => least(work.map((one) => one.all));
  const script = (work: readonly Work[]) => least(work.map((one) => one.script));
  await raid.bringToFront();
  const delay = await orderToFrame(raid);
  for (const shown of [raid, page]) await shown.context().close();
  compare('Work of a frame while panning a full map (aim under 2)', all(ours), all(theirs));
  compare('  of that, script', script(ours), script(theirs));
  console.log(`An order to the next frame: ${delay.toFixed(0)} ms (aim under 50 ms)`);
}

async function printHeap(browser: Browser): Promise<void> {
  const context = await newContext(browser, appServer.origin, FRESH);
  const used = await heapOver(await context.newPage(), RAIDS);
  await context.close();
  const told = (of: readonly number[], digits: number) =>
    of.map((megabytes) => megabytes.toFixed(digits)).join(', ');
  const all = used.map((heap) => heap.all);
  const content = used.map((heap) => heap.content);
  console.log(
    `Heap after each of ${RAIDS} raids in one tab, with compiled code: ${told(all, 1)} MB`,
  );
  console.log(`  of that, what the game made (aim: no growth): ${told(content, 2)} MB`);
}

function compare(what: string, ours: number, theirs: number): void {
  const ratio = theirs === 0 ? Number.NaN : ours / theirs;
  const times = `${ours.toFixed(1)} ms, Phaser alone ${theirs.toFixed(1)} ms`;
  console.log(`${what}: ${ratio.toFixed(2)} (${times})`);
}
