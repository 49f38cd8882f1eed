// What two builds cost in one browser: each tree is built by its own configuration, both are opened by the same code.

import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { findBrowser, startBrowser } from '../../../tests/browser/harness/chromium.ts';
import { type Served, serve } from '../../../tests/browser/harness/serve.ts';
import { frameCost, least, PAN, startTime } from '../figures.ts';
import { newContext, openRaid } from '../pages.ts';
import { type KeptRaids, keptRaids } from './kept-raid.ts';
import { run } from './run.ts';
import type { Tree, Trees } from './trees.ts';
import { type Figure, type Kind, turnAbout } from './turns.ts';

const FLOOR = 0.93;
const time = (name: string): Kind => ({ name, unit: 'ms', better: 'less', floor: FLOOR });
const KINDS = [time('first playable frame'), time('work of a frame while panning')];

/** Of each turn the run that was disturbed least counts. */
const STARTS = 3;
const PANS = 2;

export async function browserFigures(trees: Trees, times: number): Promise<Figure[]> {
  const raids = await keptRaids(trees);
  const ours = await served(trees.ours, join(trees.workshop, 'ours'));
  const theirs = await served(trees.theirs, join(trees.workshop, 'theirs'));
  const browser = await startBrowser({ path: findBrowser() });
  const measure = (tree: Tree) =>
    costs(browser, (tree === trees.ours ? ours : theirs).origin, raids);
  try {
    for (const { origin } of [ours, theirs]) {
      await startTime(browser, origin, raids.fresh, openRaid); // the browser's own first time is not counted
    }
    return await turnAbout(trees, times, KINDS, measure);
  } finally {
    await browser.close();
    ours.stop();
    theirs.stop();
  }
}

async function served({ folder }: Tree, outDir: string): Promise<Served> {
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'];
  await run(folder, 'node_modules/.bin/vite', args);
  return serve(outDir);
}

async function costs(browser: Browser, origin: string, raids: KeptRaids): Promise<number[]> {
  const starts: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    starts.push(await startTime(browser, origin, raids.fresh, openRaid));
  }
  return [least(starts), await panning(browser, origin, raids)];
}

/** In a page of its own each turn: how one page happened to be laid out and compiled would else be in every turn. */
async function panning(browser: Browser, origin: string, { full }: KeptRaids): Promise<number> {
  const context = await newContext(browser, origin, full);
  const page = await openRaid(context);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const works: number[] = [];
  for (let i = 0; i < PANS; i++) works.push((await frameCost(page, PAN)).all);
  await context.close();
  return least(works);
}
