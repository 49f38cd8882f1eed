// The raids we ship, by id. A raid is checked and compiled the first time it is asked for.

import type { Scenario } from '../rules/scenario.ts';
import { compileDieppe } from './compile-raid.ts';
import { dieppeFiles, type RawFiles } from './load-raid.ts';

export interface ShippedRaid {
  readonly id: string;
  readonly files: RawFiles;
  readonly load: () => Scenario;
}

export const loadDieppe = once(compileDieppe);

/** Every raid, so that screens and commands find them by id and never name one. */
export const scenarios: readonly ShippedRaid[] = [
  { id: 'dieppe-1942', files: dieppeFiles, load: loadDieppe },
];

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
