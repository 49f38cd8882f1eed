// Plays the golden raids anew and writes them to tests/systems/raid/golden, with their links and fingerprints. Run it
// with `npx tsx scripts/make-golden.ts` when rules, data or a player were changed on purpose, and raise
// RULES_VERSION when replays of the old rules no longer come out. `--battle raid/…` makes those of one battle and leaves
// the others; without it those of every raid on the shelf are made.

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { encodeLink } from '../src/engine/link.ts';
import { makeReplay, type Replay, replayText } from '../src/engine/replay.ts';
import { playGame } from '../src/engine/run.ts';
import type { Action } from '../src/engine/system.ts';
import { playerNamed } from '../src/staff/players.ts';
import { battleIds, loadBattle } from '../src/systems/raid/data/battles.ts';
import { raidStaff } from '../src/systems/raid/players/staff.ts';
import type { Scenario } from '../src/systems/raid/rules/scenario.ts';
import { raid, raidOn } from '../src/systems/raid/rules/system.ts';
import { fingerprints, goldenFiles } from '../tests/systems/raid/golden/fingerprint.ts';
import { chosenBattle } from './battle.ts';

const PLAYERS = ['random', 'steady'] as const;
const RAIDS = 2; // of each player, level and choice of events

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'tests/systems/raid/golden');
const made = chosenBattles();

/** Those that are named, or all of the shelf. */
function chosenBattles(): readonly string[] {
  const { values } = parseArgs({ options: { battle: { type: 'string', multiple: true } } });
  return values.battle?.map((name) => chosenBattle(['--battle', name]).folder.id) ?? battleIds();
}

function play(
  scenario: Scenario,
  player: string,
  level: string,
  events: boolean,
  n: number,
): Replay {
  const options = { seed: `golden ${n}`, level, events };
  const actions: Action[] = [];
  playGame(raidOn(scenario), options, playerNamed(raid, raidStaff, player), actions);
  return makeReplay(raidOn(scenario), options, actions, { note: `played by ${player}` });
}

/** Whether a file is one of those that are not made anew. */
const stays = (file: string): boolean =>
  battleIds().some((id) => file.startsWith(`${id}-`) && !made.includes(id));

/** What a list of them holds, by their names, of those that stay. */
function staying<T>(list: string): Record<string, T> {
  const all = JSON.parse(readFileSync(join(folder, list), 'utf8')) as Record<string, T>;
  return Object.fromEntries(Object.entries(all).filter(([file]) => stays(file)));
}

function write(list: string, found: Readonly<Record<string, unknown>>): void {
  const sorted = Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(folder, list), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

for (const file of goldenFiles()) if (!stays(file)) rmSync(join(folder, file));
const links = staying<string>('links.json');
for (const battle of made) {
  const scenario = loadBattle(battle);
  for (const player of PLAYERS) {
    for (const level of scenario.levels) {
      for (const events of [false, true]) {
        for (let n = 1; n <= RAIDS; n++) {
          const kind = events ? 'events' : 'quiet';
          const file = `${battle}-${player}-${level.id}-${kind}-${n}.json`;
          const replay = play(scenario, player, level.id, events, n);
          writeFileSync(join(folder, file), replayText(replay));
          links[file] = encodeLink(raidOn(scenario), replay);
          console.log(`${file}: ${replay.actions.length} actions, ${replay.result?.vp} VP`);
        }
      }
    }
  }
}
write('links.json', links);
const prints = await fingerprints(goldenFiles().filter((file) => !stays(file)));
write('fingerprints.json', { ...staying('fingerprints.json'), ...prints });
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', folder], { cwd: root });
