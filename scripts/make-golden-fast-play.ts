// Plays the golden battles of Fast Play anew and writes them to tests/systems/fast-play/golden, with their links and the
// fingerprints. Run it with `npx tsx scripts/make-golden-fast-play.ts` when rules, data or a player were changed on
// purpose, and raise RULES_VERSION when replays of the old rules no longer come out.

import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Options } from '../src/engine/course.ts';
import { encodeLink } from '../src/engine/link.ts';
import { makeReplay, replayText } from '../src/engine/replay.ts';
import { playGame } from '../src/engine/run.ts';
import type { Action } from '../src/engine/system.ts';
import { playerNamed } from '../src/staff/players.ts';
import { battleIds, loadBattle } from '../src/systems/fast-play/data/battles.ts';
import { battleStaff } from '../src/systems/fast-play/players/staff.ts';
import type { Field } from '../src/systems/fast-play/rules/field.ts';
import { OPTIONS } from '../src/systems/fast-play/rules/options.ts';
import { battleOn, fastPlay } from '../src/systems/fast-play/rules/system.ts';
import { fingerprints } from '../tests/systems/fast-play/golden/fingerprint.ts';

const PLAYERS = ['random', 'steadfast'] as const;
const SPICHEREN = 'spicheren-1870'; // whose fingerprints are kept

const folder = fileURLToPath(new URL('../tests/systems/fast-play/golden', import.meta.url));

interface Kind {
  readonly name: string; // of the file, behind battle and player
  readonly options: Options;
}

/** Every level, plainly and with all options, and every option by itself at the second. */
function kindsOf({ levels }: Field): Kind[] {
  const at = (level: string, name: string, optional: readonly string[]): Kind => ({
    name: `${level}-${name}`,
    options: {
      seed: `golden ${name}`,
      level,
      events: false,
      ...(optional.length > 0 ? { optional } : {}),
    },
  });
  return [
    ...levels.flatMap(({ id }) => [at(id, 'plain', []), at(id, 'all', OPTIONS)]),
    ...OPTIONS.map((one) => at(levels[1]?.id ?? '', one, [one])),
  ];
}

for (const file of readdirSync(folder)) if (/-1\.json$/.test(file)) rmSync(join(folder, file));
const links: Record<string, string> = {};
for (const battle of battleIds()) {
  const game = battleOn(loadBattle(battle));
  for (const player of PLAYERS) {
    for (const { name, options } of kindsOf(game.scenario)) {
      const actions: Action[] = [];
      playGame(game, options, playerNamed(fastPlay, battleStaff, player), actions);
      const replay = makeReplay(game, options, actions, { note: `played by ${player}` });
      const file = `${battle}-${player}-${name}-1.json`;
      writeFileSync(join(folder, file), replayText(replay));
      links[file] = encodeLink(game, replay);
      console.log(`${file}: ${replay.actions.length} actions, ${replay.result?.vp} VP`);
    }
  }
}
const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
writeFileSync(join(folder, 'links.json'), written(links));
const field = loadBattle(SPICHEREN);
const battles = fingerprints(field);
writeFileSync(join(folder, 'fingerprints.json'), written({ scenario: field.hash, battles }));
