// Whatever JSON a stranger's raid holds, the checks answer with faults and never throw; and what they
// pass can be compiled.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRaid, FILE_NAMES, parseRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import { compileScenario } from '../../../../src/systems/raid/rules/compile.ts';
import { drillCard } from '../drill-raid.ts';
import { copyRaid, type Files } from './break-raid.ts';

const json = fc.jsonValue({ maxDepth: 4 });
const LURES = ['__proto__', 'constructor', '', 'VAS', 'LCA1', 'A', -1, 0, 1, 2, 1e9, 0.5, null];
const anything = fc.oneof(json, fc.constantFrom<unknown>(...LURES, [], {}));

test('random files give faults', () => {
  const files = fc.dictionary(fc.oneof(fc.constantFrom(...FILE_NAMES), fc.string()), anything);
  fc.assert(
    fc.property(fc.oneof(files, anything), (any) => {
      expect(checkRaid(any).length).toBeGreaterThan(0);
    }),
  );
});

test('the raid with any value replaced gives faults or a scenario', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 7 }), anything, (steps, value) => {
      const files = copyRaid();
      replace(files, steps, value);
      const parsed = parseRaid(files);
      if ('raid' in parsed) compileScenario(parsed.raid, drillCard);
      else expect(parsed.faults.length).toBeGreaterThan(0);
    }),
    { numRuns: 700 },
  );
});

test('the raid with any part swapped for another part gives faults or a scenario', () => {
  const steps = fc.array(fc.nat(), { minLength: 1, maxLength: 7 });
  fc.assert(
    fc.property(steps, steps, (to, from) => {
      const files = copyRaid();
      replace(files, to, structuredClone(partAt(files, from)));
      const parsed = parseRaid(files);
      if ('raid' in parsed) compileScenario(parsed.raid, drillCard);
    }),
    { numRuns: 700 },
  );
});

test('deep nesting and huge lists give faults', () => {
  let deep: unknown = 1;
  for (let i = 0; i < 20_000; i++) deep = [deep];
  for (const name of FILE_NAMES) {
    expect(checkRaid({ ...copyRaid(), [name]: deep })).not.toEqual([]);
    expect(checkRaid({ ...copyRaid(), [name]: { zones: deep, units: deep } })).not.toEqual([]);
  }
  const long = Array.from({ length: 50_000 }, (_, i) => i);
  expect(checkRaid({ ...copyRaid(), map: { ...mapOf(copyRaid()), edges: long } })).not.toEqual([]);
});

function mapOf(files: Files): object {
  return files.map as object;
}

/** Walks down by numbers, each taken modulo the fields there are. */
function walk(root: object, steps: readonly number[]): Array<{ parent: object; key: string }> {
  const path: Array<{ parent: object; key: string }> = [];
  let node: unknown = root;
  for (const step of steps) {
    if (typeof node !== 'object' || node === null) break;
    const keys = Object.keys(node);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) break;
    path.push({ parent: node, key });
    node = Reflect.get(node, key);
  }
  return path;
}

function replace(files: Files, steps: readonly number[], value: unknown): void {
  const last = walk(files, steps).at(-1);
  if (last !== undefined) Reflect.set(last.parent, last.key, value);
}

function partAt(files: Files, steps: readonly number[]): unknown {
  const last = walk(files, steps).at(-1);
  return last === undefined ? null : Reflect.get(last.parent, last.key);
}
