// A failure of the fuzzer as a replay file in artifacts/, with the commands that show it again.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeReplay, type Replay, replayText } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { raidOn } from '../../../../src/systems/raid/rules/system.ts';
import type { FuzzFailure } from './raid.ts';

const FOLDER = new URL('../../../../artifacts/', import.meta.url);

/** The file a failure is written to, inside artifacts/. */
const fileName = ({ options }: FuzzFailure): string =>
  `fuzz-${options.seed.replace(/[^\w-]/g, '_')}.json`;

/** Writes the replay and says in a few lines what failed and how to see it. */
export function report(scenario: Scenario, failure: FuzzFailure): string {
  const { options } = failure;
  const name = fileName(failure);
  mkdirSync(fileURLToPath(FOLDER), { recursive: true });
  writeFileSync(new URL(name, FOLDER), replayText(replayOf(scenario, failure)));
  const [, seed, index] = /^(.*)-(\d+)$/.exec(options.seed) ?? [];
  return [
    `${failure.message} (${options.player}, ${options.level}, events ${options.events ? 'on' : 'off'})`,
    `  the raid:   npm run raid -- verify artifacts/${name}`,
    `  the checks: npx tsx scripts/fuzz.ts --seed ${seed} --from ${index} --raids 1 --deep`,
  ].join('\n');
}

/** As much of the raid as can be run: an action that cannot is only named. */
export function replayOf(scenario: Scenario, { message, options, actions }: FuzzFailure): Replay {
  const last = actions.at(-1);
  const named = last === undefined ? 'nothing' : `'${formatAction(scenario, last)}'`;
  const note = `Fuzzer, player ${options.player}: ${message}, after ${named}.`.slice(0, 1000);
  const write = (list: readonly Action[]): Replay =>
    makeReplay(raidOn(scenario), options, list, { note });
  try {
    return write(actions);
  } catch {
    return write(actions.slice(0, -1));
  }
}
