// What is typed behind the scripts that fit and judge the win chance.

import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { type Counted, countsFile } from '../balance/counts.ts';
import { chosenBattle } from '../battle.ts';
import { type Opening, openingsIn } from './opening.ts';

export interface Words {
  readonly scenario: Scenario;
  readonly positions: number | null; // as the script has it, where none is typed
  readonly jobs: number;
  readonly file: string | null; // what was played is kept here
  readonly openings: readonly Opening[];
  readonly told: string; // where the openings were counted
  readonly write: boolean;
}

export function readWords(chosen = chosenBattle()): Words & Pick<typeof chosen, 'folder'> {
  const { scenario, folder, rest } = chosen;
  const { values, positionals } = parseArgs({
    args: [...rest],
    allowPositionals: true,
    options: {
      jobs: { type: 'string' },
      samples: { type: 'string' },
      opening: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const whole = (name: string, text: string): number => {
    if (!/^[1-9][0-9]*$/.test(text))
      throw new Error(`${name}: '${text}' is no whole number above 0`);
    return Number(text);
  };
  const lying = [fileURLToPath(countsFile(folder)), join(folder.path, 'par.json')];
  return {
    ...{ scenario, folder, write: values.write, file: values.samples ?? null },
    positions: positionals[0] === undefined ? null : whole('positions', positionals[0]),
    jobs: values.jobs === undefined ? availableParallelism() : whole('--jobs', values.jobs),
    ...(values.opening === undefined
      ? openingsLying(lying, scenario)
      : openingsOf(values.opening, scenario)),
  };
}

type Openings = Pick<Words, 'openings' | 'told'>;

const openingsOf = (file: string, scenario: Scenario): Openings => ({
  openings: openingsIn(file, scenario),
  told: `the openings as counted in ${file}`,
});

/** A file that was named must fit; of those that lie there, the first that is of these data. */
function openingsLying(files: readonly string[], scenario: Scenario): Openings {
  for (const file of files.filter((path) => existsSync(path))) {
    const { scenario: of } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Counted>;
    if (of?.hash === scenario.hash) return openingsOf(file, scenario);
  }
  return { openings: [], told: 'nobody has counted the openings of these data' };
}
