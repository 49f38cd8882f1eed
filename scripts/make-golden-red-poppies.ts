// Plays the golden battles of Red Poppies anew and writes them to tests/systems/red-poppies/golden, with their links. Run
// it with `npx tsx scripts/make-golden-red-poppies.ts` when rules, data or a player were changed on purpose, and raise
// RULES_VERSION when replays of the old rules no longer come out.

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeLink } from '../src/engine/link.ts';
import { makeReplay, replayText } from '../src/engine/replay.ts';
import { playGame } from '../src/engine/run.ts';
import type { Action } from '../src/engine/system.ts';
import { playerNamed } from '../src/staff/players.ts';
import { battleIds, loadBattle } from '../src/systems/red-poppies/data/battles.ts';
import { battleStaff } from '../src/systems/red-poppies/players/staff.ts';
import { battleOn, redPoppies } from '../src/systems/red-poppies/rules/system.ts';

const PLAYERS = ['random', 'steadfast-patient', 'steadfast-wave'] as const;

const folder = fileURLToPath(new URL('../tests/systems/red-poppies/golden', import.meta.url));

for (const file of readdirSync(folder)) if (/-1\.json$/.test(file)) rmSync(join(folder, file));
const links: Record<string, string> = {};
for (const battle of battleIds()) {
  const game = battleOn(loadBattle(battle));
  for (const player of PLAYERS) {
    for (const { id: level } of game.scenario.levels) {
      const options = { seed: 'golden 1', level, events: false };
      const actions: Action[] = [];
      playGame(game, options, playerNamed(redPoppies, battleStaff, player), actions);
      const replay = makeReplay(game, options, actions, { note: `played by ${player}` });
      const file = `${battle}-${player}-${level}-1.json`;
      writeFileSync(join(folder, file), replayText(replay));
      links[file] = encodeLink(game, replay);
      console.log(`${file}: ${replay.actions.length} actions, ${replay.result?.vp} VP`);
    }
  }
}
writeFileSync(join(folder, 'links.json'), `${JSON.stringify(links, null, 2)}\n`);
