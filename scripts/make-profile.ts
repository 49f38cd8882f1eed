// Plays, names, receives and reviews raids in a browser that has never seen the game and writes everything it has then
// stored to tests/browser/fixtures. profile-1 was written by it on the build of commit 33ec2de; the script is kept to
// tell how that came about. A later build would write a profile of its own, not the one that must still open: run it
// with `npx tsx scripts/make-profile.ts <name> <commit>` for another one.

import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { SavedRaid } from '../src/app/storage/records.ts';
import { guideEn } from '../src/systems/raid/screen-words/guide-en.ts';
import { seedOfDay } from '../src/ui/screens/today/day-seed.ts';
import { buildApp, root } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { shelfOf } from '../tests/browser/harness/kept.ts';
import type { Profile } from '../tests/browser/harness/profile.ts';
import { serve } from '../tests/browser/harness/serve.ts';
import { Player } from './profile/player.ts';
import {
  bringArchive,
  leaveAtLoading,
  leaveInAssault,
  playDrill,
  playFinished,
  playOfDay,
  playUnaided,
  receive,
  SEEDS,
  takeUp,
} from './profile/raids.ts';
import { changeWays, nameRaid, reviewRaid, settleDown, type Words } from './profile/words.ts';

const DAY = '2026-08-19';
const OF_DAY = seedOfDay(DAY, 'basic');

/** By the title the archive has then; of two raids with the same one the newest is meant. */
const WORDS: ReadonlyArray<readonly [string, Words]> = [
  [
    SEEDS.left,
    {
      name: 'Hold on at the wire',
      note: 'Left between two rounds.\nGo on, or back to the beach?',
      star: true,
    },
  ],
  [SEEDS.finished, { name: 'If only', note: 'The same raid with other dice.' }],
  [SEEDS.finished, { name: 'First light', note: 'Too few, too early.', star: true }],
  [SEEDS.unaided, { name: 'Alone', note: '', star: true }],
  [OF_DAY, { name: '', note: 'The anniversary.' }],
  ['golden 1', { name: 'From a friend <b>', note: 'Événements & déveine: 54° “N”' }],
];

const [name, build] = process.argv.slice(2);
if (name === undefined || build === undefined) throw new Error('name and commit are needed');
const app = await buildApp();
const server = await serve(app.folder);
const browser = await startBrowser({ path: findBrowser() });
try {
  const player = await Player.of(browser, server.origin);
  await live(player);
  const { origins } = await player.context.storageState({ indexedDB: true });
  const [stored] = origins;
  if (stored === undefined || origins.length !== 1) throw new Error('nothing was stored');
  const { origin: _, ...rest } = stored;
  const profile = { build, ...rest } as unknown as Profile; // its type leaves the databases out
  const file = new URL(`../tests/browser/fixtures/${name}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(profile)}\n`, { flag: 'wx' }); // never over one that is there
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', fileURLToPath(file)], { cwd: root });
} finally {
  await browser.close();
  server.stop();
  app.remove();
}

async function live(player: Player): Promise<void> {
  await player.on('2026-08-14T18:00Z', async (page) => {
    await settleDown(page);
    await bringArchive(page);
  });
  await player.on('2026-08-15T18:00Z', readBriefing);
  await player.on('2026-08-15T19:00Z', playDrill);
  await player.on('2026-08-16T18:00Z', playFinished);
  await player.on('2026-08-17T18:00Z', playUnaided);
  await player.on('2026-08-18T20:00Z', receive);
  await player.on(`${DAY}T09:00Z`, (page) => playOfDay(page, DAY));
  await player.on('2026-08-20T18:00Z', async (page) => {
    await takeUp(page, await playedRaid(page, SEEDS.finished));
  });
  await player.on('2026-08-21T18:00Z', leaveInAssault);
  await player.on('2026-08-22T18:00Z', writeUp);
}

/** The briefing stands before the first raid; that raid goes no further than the loading of the craft. */
async function readBriefing(page: Page): Promise<void> {
  const begin = page.getByRole('button', { name: guideEn['guide.begin'] });
  await Promise.all([leaveAtLoading(page), begin.click()]);
}

async function writeUp(page: Page): Promise<void> {
  for (const seed of [SEEDS.finished, OF_DAY]) {
    await reviewRaid(page, (await playedRaid(page, seed)).id);
  }
  for (const [title, words] of WORDS) await nameRaid(page, title, words);
  await changeWays(page);
}

async function playedRaid(page: Page, seed: string): Promise<SavedRaid> {
  const raids = [...(await shelfOf(page)).values()];
  const found = raids.find((raid) => raid.seed === seed && raid.origin === 'played');
  if (found === undefined) throw new Error(`there is no raid '${seed}'`);
  return found;
}
