// Writes par.json into a battle's folder: what the strongest automatic player reaches on every level, and on the seeds
// of the days to come. To be run again whenever the data of a battle or the player change.
//   npx tsx scripts/par.ts [--battle SYSTEM/…]   a hundred seeds a level and a fortnight of days
//   npx tsx scripts/par.ts 20 3 2026-11-17       twenty seeds a level, three days from that day
//   --jobs N                                     in so many processes, not one a core

import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { LevelPar, SeedPar } from '../src/engine/par.ts';
import { playGame } from '../src/engine/run.ts';
import { playerNamed } from '../src/staff/players.ts';
import { battleFolders } from '../src/systems/battle-folders.ts';
import { openGame } from '../src/systems/index.ts';
import { firstBattle } from '../src/systems/shelf.ts';
import { seedOfDay } from '../src/ui/screens/today/day-seed.ts';

const PLAYER = 'planner-deep';
const SEEDS = 100; // a level
const DAYS = 14;
const DAY = 86_400_000; // milliseconds

interface Task {
  readonly seed: string;
  readonly level: string;
}

const first = firstBattle();
const { values, positionals: rest } = parseArgs({
  options: {
    battle: { type: 'string', default: `${first.system}/${first.id}` },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
  allowPositionals: true,
});
const folder = battleFolders().find(({ system, id }) => `${system}/${id}` === values.battle);
const game = folder === undefined ? null : await openGame(folder.system, folder.id);
if (folder === undefined || game === null) throw new Error(`no battle '${values.battle}'`);
const { path } = folder;
const { system, scenario } = game;
const staff = await game.staff();
const events = system.id === 'raid'; // what its form begins with

function play({ seed, level }: Task): SeedPar {
  const end = playGame(
    { system, scenario },
    { seed, level, events },
    playerNamed(system, staff, PLAYER),
  );
  const { vp, outcome } = system.score(end);
  return { seed, level, events, points: vp, outcome };
}

function levelPar(raids: readonly SeedPar[]): LevelPar {
  const points = raids.map((one) => one.points).sort((a, b) => a - b);
  const [best, worst] = [system.outcomes[0]?.id, system.outcomes.at(-1)?.id];
  const total = raids.filter(({ outcome }) => outcome === best).length;
  const fail = raids.filter(({ outcome }) => outcome === worst).length;
  return {
    raids: raids.length,
    events,
    ...{ total, half: raids.length - total - fail, fail },
    meanPoints: Math.round((10 * points.reduce((a, b) => a + b, 0)) / points.length) / 10,
    deciles: Array.from(
      { length: 9 },
      (_, i) => points[Math.floor(((i + 1) * points.length) / 10)] as number,
    ),
  };
}

/** Every task, by as many processes as there are cores; the result does not hang on how many. */
async function playAll(tasks: readonly Task[]): Promise<SeedPar[]> {
  const results: SeedPar[] = [];
  let next = 0;
  const keepBusy = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      let mine = -1;
      const more = (): void => {
        mine = next++;
        const task = tasks[mine];
        if (task === undefined) resolve();
        else child.send(task);
      };
      child.on('message', (result) => {
        results[mine] = result as SeedPar;
        more();
      });
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`a helping process ended early (${code})`)));
      more();
    });
  const children = Array.from({ length: Number(values.jobs) }, () =>
    fork(fileURLToPath(import.meta.url), process.argv.slice(2)),
  );
  await Promise.all(children.map(keepBusy));
  for (const child of children) child.kill();
  return results;
}

async function main(): Promise<void> {
  const [seeds = SEEDS, days = DAYS] = rest.slice(0, 2).map(Number);
  const from = new Date(rest[2] ?? new Date().toISOString().slice(0, 10)).getTime();
  const levels = scenario.levels.map(({ id }) => id);
  const name = scenario.id === first.id ? null : scenario.id; // in the seed of a day
  const many = levels.flatMap((level) =>
    Array.from({ length: seeds }, (_, i) => ({ seed: String(i + 1), level })),
  );
  const daily = levels.flatMap((level) =>
    Array.from({ length: days }, (_, i) => {
      const day = new Date(from + i * DAY).toISOString().slice(0, 10);
      return { seed: seedOfDay(day, level, name), level };
    }),
  );
  const results = await playAll([...many, ...daily]);
  const par = {
    format: 'cauldron-par',
    version: 1,
    rules: system.version,
    scenario: { id: scenario.id, hash: scenario.hash },
    player: PLAYER,
    levels: Object.fromEntries(
      levels.map((level) => [
        level,
        levelPar(results.slice(0, many.length).filter((one) => one.level === level)),
      ]),
    ),
    seeds: results,
  };
  writeFileSync(join(path, 'par.json'), `${JSON.stringify(par, null, 1)}\n`);
}

if (process.send === undefined) await main();
else process.on('message', (task: Task) => process.send?.(play(task)));
