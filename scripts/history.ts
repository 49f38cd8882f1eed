// Seeks a seed on which the orders of history come out as the real raid did, and keeps the raid as a replay in
// tests/systems/raid/history, and as the lesson in the folder of the battle. Run it with `npx tsx scripts/history.ts` when
// rules or data were changed on purpose; `--from N` starts at another seed.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeReplay, replayText } from '../src/engine/replay.ts';
import { loadBattle } from '../src/systems/raid/data/battles.ts';
import { raidOn } from '../src/systems/raid/rules/system.ts';
import { score } from '../src/systems/raid/rules/victory.ts';
import { isAsItWas, mayStillBe } from './history/as-it-was.ts';
import { carryOut } from './history/carry-out.ts';
import { courseOf, followsTheWays } from './history/course.ts';
import { ORDERS } from './history/orders.ts';

const BATTLE = 'dieppe-1942';
const SEEDS = 50000;
const KEPT = [
  new URL(`../tests/systems/raid/history/${BATTLE}.json`, import.meta.url),
  new URL(`../data/raid/${BATTLE}/lesson.json`, import.meta.url),
];

const { values } = parseArgs({ options: { from: { type: 'string', default: '1' } } });
const scenario = loadBattle(BATTLE);
const from = Number(values.from);
for (let i = from; ; i++) {
  if (i >= from + SEEDS) throw new Error(`history did not happen on ${SEEDS} seeds`);
  const options = { seed: `history ${i}`, level: 'basic', events: false };
  const raid = carryOut(scenario, options, ORDERS, mayStillBe);
  if (raid === null || !isAsItWas(raid.s)) continue;
  const note = 'the raid of 19 August 1942, by its orders';
  const replay = makeReplay(raidOn(scenario), options, raid.actions, { note });
  const course = courseOf(scenario, replay);
  if (!followsTheWays(course)) continue;
  for (const file of KEPT) writeFileSync(file, replayText(replay));
  console.log(`${options.seed}: ${score(course.end).vp} VP`);
  break;
}
