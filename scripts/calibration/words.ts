// What is typed behind the scripts that fit and judge the win chance.

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { chosenBattle } from '../battle.ts';
import { type Openings, openingsLying, openingsOf } from './opening.ts';

export interface Words extends Openings {
  readonly scenario: Scenario;
  readonly positions: number | null; // as the script has it, where none is typed
  readonly jobs: number;
  readonly file: string | null; // what was played is kept here
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
  return {
    ...{ scenario, folder, write: values.write, file: values.samples ?? null },
    positions: positionals[0] === undefined ? null : whole('positions', positionals[0]),
    jobs: values.jobs === undefined ? availableParallelism() : whole('--jobs', values.jobs),
    ...(values.opening === undefined
      ? openingsLying(folder, scenario)
      : openingsOf(values.opening, scenario)),
  };
}
