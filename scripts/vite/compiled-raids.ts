// Compiles the shipped raids while the game is built: a page that opens a raid finds the scenario as the rules want it
// and need not work it out, nor name it by its hash.

import type { Plugin } from 'vite';
import { compileDieppe } from '../../src/systems/raid/data/compile-raid.ts';

const COMPILER = /src\/systems\/raid\/data\/compile-raid\.ts$/;

export function compiledRaids(): Plugin {
  return {
    name: 'compiled-raids',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: COMPILER },
      handler: () => `export const compileDieppe = () => (${written(compileDieppe())});`,
    },
  };
}

/** Plain data and typed arrays as the words of a program that makes them. */
export function written(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(written).join()}]`;
  if (ArrayBuffer.isView(value) && Symbol.iterator in value) {
    const cells = [...(value as unknown as Iterable<number>)];
    return `new ${value.constructor.name}([${cells.join()}])`;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) {
    throw new Error(`a scenario has no plain data: ${value.constructor.name}`);
  }
  const fields = Object.entries(value).map(
    ([name, field]) => `${JSON.stringify(name)}:${written(field)}`,
  );
  return `{${fields.join()}}`;
}
