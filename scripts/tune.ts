// Tries out values: plays raids on the data of a battle with a patch that is never written down, and prints one line a
// level; shares in %.
//   npx tsx scripts/tune.ts [--battle raid/…] [--patch FILE]… [--seeds 1..60] [--level all] [--player planner-deep]
//                           [--again 0] [--fit N] [--jobs N] [--json]
// A patch is a module (.mjs, .ts) whose default export changes the files in place, (files) => { files.tables.… = … },
// named without '.json', or a JSON file that is merged into them. The planners' outlook is fitted anew, quickly, where
// the one in the folder is not of these data; --fit N takes N raids a level, --fit 0 the one in the folder all the same.

import { table } from '../src/cli/table.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { chosenBattle } from './battle.ts';
import { playTasks } from './second-act/crew.ts';
import type { RaidRecord } from './second-act/raid.ts';
import { countedLevel, summariseAct } from './second-act/summary.ts';
import { readWords, tasksOf } from './second-act/words.ts';
import { groundOf, scenarioOn } from './tune/ground.ts';
import { type TunedLevel, tunedHead, tunedRows } from './tune/table.ts';

function tunedLevel(scenario: Scenario, level: string, all: readonly RaidRecord[]): TunedLevel {
  const records = all.filter((record) => record.level === level);
  return { counts: countedLevel(scenario, records), act: summariseAct(level, records) };
}

const { scenario: shipped, rest } = chosenBattle();
const asked = readWords(
  rest,
  shipped,
  { seeds: '1..60', again: 0 },
  {
    patch: { type: 'string', multiple: true, default: [] },
  },
);
const patches = asked.more.patch as readonly string[];
const began = performance.now();
const ground = await groundOf(shipped.id, patches, asked.fit, asked.jobs);
const fitted = performance.now();
const records = await playTasks(ground, tasksOf(asked), asked.jobs);
const scenario = await scenarioOn(ground);
const levels = asked.levels.map((level) => tunedLevel(scenario, level, records));
if (asked.json) console.log(JSON.stringify(levels, null, 2));
else {
  const seconds = (from: number, to: number): string => ((to - from) / 1000).toFixed(0);
  const { id, hash } = scenario;
  const { player, first, last } = asked;
  console.log(
    `${[id, ...patches].join(' + ')} (data ${hash}), ${player}, seeds ${first} to ${last}`,
  );
  console.log(
    `${ground.told} in ${seconds(began, fitted)} s, played in ${seconds(fitted, performance.now())} s`,
  );
  console.log(table(tunedHead, tunedRows(levels)).join('\n'));
}
