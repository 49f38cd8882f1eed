// Prints what keeping, sharing and replaying raids costs: `npx tsx scripts/measure-theatre.ts`. Length of links, time
// from a link to the first frame of the theatre, a whole raid scrubbed both ways, and an archive of two thousand raids
// taken in. Nothing is asserted. `--battle raid/…` takes links and theatre of another raid than the first.

import type { Browser, Page } from 'playwright-core';
import { replayOf } from '../src/app/replay-of.ts';
import { encodeLink } from '../src/engine/link.ts';
import { headless } from '../src/systems/raid/index.ts';
import { raidOn } from '../src/systems/raid/rules/system.ts';
import { fileOf, madeRaid, manyRaids } from '../tests/app/made-raids.ts';
import { buildApp } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { serve } from '../tests/browser/harness/serve.ts';
import { chosenBattle } from './battle.ts';
import { median, workOver } from './measure/figures.ts';
import { newContext, openRaid, openTheatre, timeTo } from './measure/pages.ts';
import { FRESH } from './measure/raids.ts';

const RAIDS = 10; // links of each player at each level
const RUNS = 5;
const MANY = 2000;
const PLAYERS = ['steady', 'planner-quick'] as const;
const { scenario } = chosenBattle();
const game = { ...headless, scenario };

printLinks();
const app = await buildApp();
const server = await serve(app.folder);
const browser = await startBrowser({ path: findBrowser() });
try {
  const raid = madeRaid('measure', 'measure', { game, player: 'steady' });
  const replay = replayOf(game, raid);
  const link = encodeLink(raidOn(scenario), replay);
  await printOpening(browser, link);
  await printScrub(browser, link);
  await printArchive(browser);
} finally {
  await browser.close();
  server.stop();
  app.remove();
}

function printLinks(): void {
  console.log(`Characters of a link, ${RAIDS} raids each (aim under 2000)`);
  for (const player of PLAYERS) {
    for (const { id: level } of scenario.levels) {
      const lengths = Array.from({ length: RAIDS }, (_, i) => lengthOf(player, level, i));
      console.log(`  ${player}, ${level}: ${lengths.sort((a, b) => a - b).join(' ')}`);
    }
  }
}

/** Every second raid has random events. */
function lengthOf(player: string, level: string, i: number): number {
  const raid = madeRaid('link', `link ${i}`, { game, player, level, events: i % 2 === 1 });
  const replay = replayOf(game, raid);
  return encodeLink(raidOn(scenario), replay).length;
}

async function printOpening(browser: Browser, link: string): Promise<void> {
  const links: number[] = [];
  const raids: number[] = [];
  for (let i = 0; i < RUNS; i++) {
    links.push(await startOf((page) => openTheatre(page, link)));
    raids.push(await startOf(openRaid));
  }
  const [ours, theirs] = [median(links), median(raids)];
  const times = `${ours.toFixed(0)} ms, the raid screen ${theirs.toFixed(0)} ms`;
  console.log(`A link to the first frame of the theatre: ${(ours / theirs).toFixed(2)} (${times})`);

  async function startOf(open: (context: Awaited<ReturnType<typeof newContext>>) => Promise<Page>) {
    const context = await newContext(browser, server.origin, FRESH);
    const page = await open(context);
    const time = await timeTo(page);
    await context.close();
    return time;
  }
}

/** One event a frame, from one end to the other. */
async function printScrub(browser: Browser, link: string): Promise<void> {
  const context = await newContext(browser, server.origin, FRESH);
  const page = await openTheatre(context, link);
  const end = Number(await page.locator('.timeline__slider').getAttribute('max'));
  await scrub(page, 0, end); // once for the program to warm up
  const back = await scrub(page, end, 0);
  const on = await scrub(page, 0, end);
  await context.close();
  const told = (name: string, { time, work }: Scrub) =>
    console.log(
      `  ${name}: ${(time / 1000).toFixed(1)} s, work ${(work / end).toFixed(2)} ms an event`,
    );
  console.log(`A raid of ${end} events scrubbed event by event, one a frame`);
  told('forwards', on);
  told('backwards', back);
  const ratio = (a: number, b: number) => (a / b).toFixed(2);
  console.log(
    `  backwards to forwards: time ${ratio(back.time, on.time)}, work ${ratio(back.work, on.work)}`,
  );
}

interface Scrub {
  readonly time: number; // ms
  readonly work: number; // ms
}

async function scrub(page: Page, from: number, to: number): Promise<Scrub> {
  const began = Date.now();
  const work = await workOver(page, () =>
    page.evaluate(
      async ([first, last]) => {
        const slider = document.querySelector<HTMLInputElement>('.timeline__slider');
        const by = first < last ? 1 : -1;
        for (let at = first; at !== last + by; at += by) {
          if (slider === null) return;
          slider.value = String(at);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise(requestAnimationFrame);
        }
      },
      [from, to] as const,
    ),
  );
  return { time: Date.now() - began, work: work.all };
}

async function printArchive(browser: Browser): Promise<void> {
  const context = await newContext(browser, server.origin, FRESH);
  const page = await context.newPage();
  await page.goto('/#/replays');
  const buffer = Buffer.from(fileOf(manyRaids(MANY)));
  const chooser = page.locator('.archive__tools input[type="file"]');
  await chooser.waitFor({ state: 'attached' });
  const began = Date.now();
  await chooser.setInputFiles({ name: 'many.jsonl', mimeType: 'application/json', buffer });
  await page.locator('dialog[open] .import').waitFor({ timeout: 300_000 });
  const taken = Date.now() - began;
  await page.keyboard.press('Escape');
  const search = page.locator('.filters input').first();
  const typed: number[] = [];
  for (const text of ['many 1', 'many 17', 'many 170', '']) {
    const start = Date.now();
    await search.fill(text);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    typed.push(Date.now() - start);
  }
  const size = `${(buffer.length / 1e6).toFixed(1)} MB`;
  console.log(`${MANY} raids (${size}) played, checked and kept: ${(taken / 1000).toFixed(1)} s`);
  console.log(`  a word typed into the search, to the next frame: ${median(typed)} ms`);
  await context.close();
}
