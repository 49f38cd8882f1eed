// What is still at stake once the last heavy gun has fallen: how open the raid is from there, how idle the Germans are,
// how many of their losses they owe to their own fire, and who comes home. Only over raids in which it falls.
//   npx tsx scripts/second-act.ts [--battle raid/…] [--seeds 1..200] [--level all] [--player planner-deep]
//                                 [--again 40] [--fit N] [--jobs N] [--json]
//   npx tsx scripts/second-act.ts --seeds 1..40 --again 10   a quick look; --again 0 plays nothing on

import { table } from '../src/cli/table.ts';
import { RULES_VERSION } from '../src/systems/raid/rules/version.ts';
import { chosenBattle } from './battle.ts';
import { playTasks } from './second-act/crew.ts';
import { summariseAct } from './second-act/summary.ts';
import { secondActRows, speedRows } from './second-act/tables.ts';
import { readWords, tasksOf } from './second-act/words.ts';
import { groundOf } from './tune/ground.ts';

const { scenario, rest } = chosenBattle();
const asked = readWords(rest, scenario, { seeds: '1..200', again: 40 });
const ground = await groundOf(scenario.id, [], asked.fit, asked.jobs);
const records = await playTasks(ground, tasksOf(asked), asked.jobs);
const levels = asked.levels.map((level) =>
  summariseAct(
    level,
    records.filter((record) => record.level === level),
  ),
);
const { player, first, last, again } = asked;
const { id, hash } = scenario;
if (asked.json) {
  const head = { scenario: { id, hash }, rules: RULES_VERSION, player, seeds: { first, last } };
  console.log(JSON.stringify({ ...head, again, levels }, null, 2));
} else {
  console.log(
    `${id} (data ${hash}, rules ${RULES_VERSION}), ${player}, seeds ${first} to ${last}, ${again} played on; ${ground.told}`,
  );
  const rows = [...secondActRows(levels), ...speedRows(levels)];
  console.log(table(['', ...asked.levels], rows).join('\n'));
}
