// The raids we ship, by id. A raid is checked and compiled the first time it is asked for.

import { compileScenario } from '../rules/compile.ts';
import type { Scenario } from '../rules/scenario.ts';
import { parseRaid } from './check-raid.ts';
import { faultText } from './fault.ts';
import { dieppeFiles, type RawFiles } from './load-raid.ts';

export interface ShippedRaid {
  readonly id: string;
  readonly files: RawFiles;
  readonly load: () => Scenario;
}

export const loadDieppe = once(() => compileChecked(dieppeFiles));

/** Every raid, so that screens and commands find them by id and never name one. */
export const scenarios: readonly ShippedRaid[] = [
  { id: 'dieppe-1942', files: dieppeFiles, load: loadDieppe },
];

function compileChecked(files: RawFiles): Scenario {
  const parsed = parseRaid(files);
  if ('raid' in parsed) return compileScenario(parsed.raid);
  throw new Error(`the raid cannot be played:\n${parsed.faults.map(faultText).join('\n')}`);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
