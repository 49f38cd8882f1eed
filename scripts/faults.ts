// Kills the browser again and again while a raid is played, and has tabs take raids from each other; tells what was lost.
//
//   npx tsx scripts/faults.ts 1000              so many kills
//   npx tsx scripts/faults.ts 0 --take-overs 200

import { parseArgs } from 'node:util';
import { buildApp } from '../tests/browser/harness/built.ts';
import { findBrowser, startBrowser } from '../tests/browser/harness/chromium.ts';
import { contextOptions } from '../tests/browser/harness/desk.ts';
import { type Deaths, killAgainAndAgain } from '../tests/browser/harness/kill-loop.ts';
import { serve } from '../tests/browser/harness/serve.ts';
import { type TakeOvers, takeOverAgainAndAgain } from '../tests/browser/harness/take-over-loop.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'take-overs': { type: 'string', default: '0' } },
});
const kills = Number(positionals[0] ?? 100);
const takeOvers = Number(values['take-overs']);

const app = await buildApp();
const served = await serve(app.folder);
try {
  const deaths = await killed();
  const taken = await takenOver();
  for (const one of [...deaths.lost, ...taken.lost]) console.log(one);
  process.exitCode = deaths.lost.length + taken.lost.length === 0 ? 0 : 1;
} finally {
  served.stop();
  app.remove();
}

function killed(): Promise<Deaths> {
  return killAgainAndAgain({
    program: findBrowser(),
    origin: served.origin,
    kills,
    chance: Math.random,
    told: (now) => {
      const { called, lost, unsaved } = now;
      const counts = `${called} times called saved, ${lost.length} lost, ${unsaved} still being saved`;
      console.log(`kill ${now.kills + 1} of ${kills}: ${counts}`);
    },
  });
}

async function takenOver(): Promise<TakeOvers> {
  const browser = await startBrowser({ path: findBrowser() });
  const context = await browser.newContext(contextOptions({}, served.origin));
  await context.addInitScript('globalThis.__name = (made) => made'); // tsx puts it around functions
  const count = await takeOverAgainAndAgain(context, {
    times: takeOvers,
    chance: Math.random,
    told: ({ tried, called, forks, lost }) => {
      const counts = `${called} times called saved, ${forks} forks, ${lost.length} lost`;
      console.log(`take-over ${tried} of ${takeOvers}: ${counts}`);
    },
  });
  await browser.close();
  return count;
}
