// A failure of the fuzzer as a replay file in artifacts/, with the commands that show it again.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeReplay, type Replay, replayText } from '../../../../src/engine/replay.ts';
import type { Action } from '../../../../src/engine/system.ts';
import type { Field } from '../../../../src/systems/fast-play/rules/field.ts';
import { battleOn, fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import type { FuzzFailure } from './battle.ts';

const FOLDER = new URL('../../../../artifacts/', import.meta.url);

/** Writes the replay and says in a few lines what failed and how to see it. */
export function report(field: Field, failure: FuzzFailure): string {
  const { options } = failure;
  const name = `fuzz-${options.seed.replace(/[^\w-]/g, '_')}.json`;
  mkdirSync(fileURLToPath(FOLDER), { recursive: true });
  writeFileSync(new URL(name, FOLDER), replayText(replayOf(field, failure)));
  const [, seed, index] = /^(.*)-(\d+)$/.exec(options.seed) ?? [];
  const checks = `--battle fast-play/${field.id} --seed ${seed} --from ${index} --raids 1 --deep`;
  return [
    `${failure.message} (${options.player}, ${options.level}, ${options.optional?.join() || 'plain'})`,
    `  the battle: npm run raid -- verify artifacts/${name}`,
    `  the checks: npx tsx scripts/fuzz.ts ${checks}`,
  ].join('\n');
}

/** As much of the battle as can be run: an answer that cannot is only named. */
export function replayOf(field: Field, { message, options, actions }: FuzzFailure): Replay {
  const last = actions.at(-1);
  const named = last === undefined ? 'nothing' : `'${fastPlay.format(field, last)}'`;
  const note = `Fuzzer, player ${options.player}: ${message}, after ${named}.`.slice(0, 1000);
  const write = (list: readonly Action[]): Replay =>
    makeReplay(battleOn(field), options, list, { note });
  try {
    return write(actions);
  } catch {
    return write(actions.slice(0, -1));
  }
}
