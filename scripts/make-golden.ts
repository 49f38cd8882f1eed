// Plays the golden raids anew and writes them to tests/systems/raid/golden, with their links and fingerprints. Run it
// with `npx tsx scripts/make-golden.ts` when rules, data or a player were changed on purpose, and raise
// RULES_VERSION when replays of the old rules no longer come out.

import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeLink } from '../src/engine/link.ts';
import { makeReplay, type Replay, replayText } from '../src/engine/replay.ts';
import { playGame } from '../src/engine/run.ts';
import type { Action } from '../src/engine/system.ts';
import { playerNamed } from '../src/staff/players.ts';
import { raidStaff } from '../src/systems/raid/players/staff.ts';
import { raid, raidOn } from '../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../tests/systems/raid/dieppe.ts';
import { fingerprints } from '../tests/systems/raid/golden/fingerprint.ts';

const PLAYERS = ['random', 'steady'] as const;
const RAIDS = 2; // of each player, level and choice of events

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = join(root, 'tests/systems/raid/golden');
const scenario = loadDieppe();

function play(player: string, level: string, events: boolean, number: number): Replay {
  const options = { seed: `golden ${number}`, level, events };
  const actions: Action[] = [];
  playGame(raidOn(scenario), options, playerNamed(raid, raidStaff, player), actions);
  return makeReplay(raidOn(scenario), options, actions, { note: `played by ${player}` });
}

for (const file of readdirSync(folder)) {
  if (file.endsWith('.json')) rmSync(join(folder, file));
}
const links: Record<string, string> = {};
for (const player of PLAYERS) {
  for (const level of scenario.levels) {
    for (const events of [false, true]) {
      for (let number = 1; number <= RAIDS; number++) {
        const file = `${player}-${level.id}-${events ? 'events' : 'quiet'}-${number}.json`;
        const replay = play(player, level.id, events, number);
        writeFileSync(join(folder, file), replayText(replay));
        links[file] = encodeLink(raidOn(scenario), replay);
        console.log(`${file}: ${replay.actions.length} actions, ${replay.result?.vp} VP`);
      }
    }
  }
}
writeFileSync(join(folder, 'links.json'), `${JSON.stringify(links, null, 2)}\n`);
const prints = `${JSON.stringify(await fingerprints(), null, 2)}\n`;
writeFileSync(join(folder, 'fingerprints.json'), prints);
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', folder], { cwd: root });
