// A failure of the fuzzer as a replay file in artifacts/, with the commands that show it again.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameData } from '../../../src/engine/position.ts';
import { makeReplay, type Replay, replayText } from '../../../src/engine/replay.ts';
import type { Action, System } from '../../../src/engine/system.ts';
import type { Told } from '../../../src/engine/told.ts';
import type { FuzzFailure } from './game.ts';

const FOLDER = new URL('../../../artifacts/', import.meta.url);

/** Writes the replay and says in a few lines what failed and how to see it. */
export function report<S extends GameData, E extends Told>(
  system: System<S, E>,
  scenario: S,
  failure: FuzzFailure,
): string {
  const { options } = failure;
  const name = `fuzz-${options.seed.replace(/[^\w-]/g, '_')}.json`;
  mkdirSync(fileURLToPath(FOLDER), { recursive: true });
  writeFileSync(new URL(name, FOLDER), replayText(replayOf(system, scenario, failure)));
  const [, seed, index] = /^(.*)-(\d+)$/.exec(options.seed) ?? [];
  const checks = `--battle ${system.id}/${scenario.id} --seed ${seed} --from ${index} --raids 1 --deep`;
  return [
    `${failure.message} (${options.player}, ${options.level}, ${options.optional?.join() || 'plain'})`,
    `  the battle: npm run raid -- verify artifacts/${name}`,
    `  the checks: npx tsx scripts/fuzz.ts ${checks}`,
  ].join('\n');
}

/** As much of the game as can be run: an answer that cannot is only named. */
export function replayOf<S extends GameData, E extends Told>(
  system: System<S, E>,
  scenario: S,
  { message, options, actions }: FuzzFailure,
): Replay {
  const last = actions.at(-1);
  const named = last === undefined ? 'nothing' : `'${system.format(scenario, last)}'`;
  const note = `Fuzzer, player ${options.player}: ${message}, after ${named}.`.slice(0, 1000);
  const write = (list: readonly Action[]): Replay =>
    makeReplay({ system, scenario }, options, list, { note });
  try {
    return write(actions);
  } catch {
    return write(actions.slice(0, -1));
  }
}
