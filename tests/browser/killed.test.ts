// The browser is killed, all of it at once, at random moments of a raid played through the screen: after each death
// everything that the screen had called saved is there. `npx tsx scripts/faults.ts 1000` does so by hand.

import { expect, inject, test } from 'vitest';
import { killAgainAndAgain } from './harness/kill-loop.ts';

const KILLS = 10;
const WITHIN = 40_000; // milliseconds: a busy machine kills less often
const LEAST = 3;

test('what the screen has called saved outlives a browser that is killed', async () => {
  const deaths = await killAgainAndAgain({
    program: inject('browserPath'),
    origin: inject('origin'),
    kills: KILLS,
    within: WITHIN,
    chance: Math.random,
  });
  expect(deaths.lost).toEqual([]);
  expect(deaths.kills).toBeGreaterThanOrEqual(LEAST);
  expect(deaths.called).toBeGreaterThanOrEqual(LEAST);
});
