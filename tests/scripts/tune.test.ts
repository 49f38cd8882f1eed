// Values tried out: a patch changes the data in memory and nothing else.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { plansOf } from '../../scripts/balance/plans.ts';
import { groundOf, mergeInto, scenarioOn } from '../../scripts/tune/ground.ts';
import { outlookFile } from '../../src/engine/outlooks.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

vi.setConfig({ testTimeout: 120_000 });

const shipped = loadDieppe();
let folder = '';
const patch = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'patch-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a patch', () => {
  test('is a module or a file of JSON, and several come one after the other', async () => {
    const patches = [
      patch('a.json', '{ "raid": { "limits": { "mineStrength": { "value": 9 } } } }'),
      patch('b.mjs', 'export default (files) => { files.raid.limits.mineStrength.value -= 2; };'),
    ];
    const scenario = await scenarioOn({ battle: shipped.id, patches, weights: null });
    expect(scenario.mineStrength).toBe(7);
    expect(scenario.hash).not.toBe(shipped.hash);
    expect(loadDieppe().mineStrength).toBe(shipped.mineStrength);
  });

  test('that breaks the data is refused in words', async () => {
    const patches = [patch('c.json', '{ "victory": { "gun": { "value": "many" } } }')];
    await expect(scenarioOn({ battle: shipped.id, patches, weights: null })).rejects.toThrow(
      /victory\.json/,
    );
  });

  test('merges objects, puts anything else in its place, and null takes away', () => {
    const files = { a: { b: 1, c: [1, 2] }, d: 1 };
    mergeInto(files, { a: { c: [3] }, d: null, e: { f: 1 } });
    expect(files).toEqual({ a: { b: 1, c: [3] }, e: { f: 1 } });
  });
});

test('the outlook is fitted to patched data', async () => {
  const patches = [patch('d.json', '{ "raid": { "limits": { "mineStrength": { "value": 8 } } } }')];
  const ground = await groundOf(shipped.id, patches, 30, 1);
  const scenario = await scenarioOn(ground);
  expect(ground.told).toBe('outlook fitted to 30 raids a level');
  expect(await groundOf(shipped.id, patches, 30, 2)).toEqual(ground); // by two processes
  expect(ground.weights).toHaveLength(3 * scenario.turns);
  const { weights } = ground;
  expect(outlookFile(scenario.hash)).toMatchObject({ scenario: scenario.hash, weights });
});

test('plans are every landing beach alone and every two of them', () => {
  const told = plansOf(shipped).map((plan) => plan.told);
  expect(told).toContain('MOU');
  expect(told).toContain('OR1 and MOU'); // the nearer to the guns first
  expect(new Set(told).size).toBe(told.length);
  expect(plansOf(shipped).every(({ ranks }) => /^\d\d?$/.test(ranks))).toBe(true);
});
