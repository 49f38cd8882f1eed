// What is typed behind the scripts that fit and judge the win chance.

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { countsFile } from '../balance/counts.ts';
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
  const kept = fileURLToPath(countsFile(folder));
  const opening = values.opening ?? (existsSync(kept) ? kept : null);
  return {
    ...{ scenario, folder, write: values.write, file: values.samples ?? null },
    positions: positionals[0] === undefined ? null : whole('positions', positionals[0]),
    jobs: values.jobs === undefined ? availableParallelism() : whole('--jobs', values.jobs),
    ...openingsOf(opening, scenario, values.opening !== undefined),
  };
}

/** A file that was named must fit; the one that balance.ts has left is passed over when it is of other data. */
function openingsOf(
  file: string | null,
  scenario: Scenario,
  named: boolean,
): Pick<Words, 'openings' | 'told'> {
  if (file === null) return { openings: [], told: 'nobody has counted the openings' };
  try {
    const openings = openingsIn(file, scenario);
    return { openings, told: `the openings as counted in ${file}` };
  } catch (fault) {
    if (named || !(fault instanceof Error)) throw fault;
    return { openings: [], told: `without openings: ${fault.message}` };
  }
}
