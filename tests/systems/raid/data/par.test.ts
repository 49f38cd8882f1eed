// Par: read, checked, and left out when it belongs to other data.

import { expect, test } from 'vitest';
import shipped from '../../../../data/raid/dieppe-1942/par.json' with { type: 'json' };
import { parFor, shareBelow } from '../../../../src/engine/par.ts';
import { hasLevel } from '../../../../src/engine/position.ts';
import { parOf, parsePar } from '../../../../src/systems/raid/data/par.ts';
import { RULES_VERSION } from '../../../../src/systems/raid/rules/version.ts';
import { loadDieppe } from '../dieppe.ts';

const scenario = loadDieppe();
const level = {
  raids: 100,
  events: true,
  total: 60,
  half: 25,
  fail: 15,
  meanPoints: 21.5,
  deciles: [4, 9, 13, 17, 21, 24, 27, 30, 34],
};
const par = {
  format: 'cauldron-par',
  version: 1,
  rules: RULES_VERSION,
  scenario: { id: scenario.id, hash: scenario.hash },
  player: 'planner',
  levels: { basic: level },
  seeds: [{ seed: 'a', level: 'basic', events: true, points: 27, outcome: 'total-success' }],
};

test('the shipped file is sound and speaks of levels there are', () => {
  const read = parsePar(shipped);
  expect(read).not.toHaveProperty('faults');
  if ('faults' in read) return;
  for (const { level: id } of read.seeds) expect(hasLevel(scenario, id)).toBe(true);
  for (const id of Object.keys(read.levels)) expect(hasLevel(scenario, id)).toBe(true);
});

test('par of this very data is used', () => {
  expect(parOf(scenario, par)?.levels.basic).toEqual(level);
});

test.each([
  ['other data', { ...par, scenario: { id: scenario.id, hash: 'abc' } }],
  ['another raid', { ...par, scenario: { id: 'elsewhere', hash: scenario.hash } }],
  ['other rules', { ...par, rules: '999' }],
  ['a newer form', { ...par, version: 2 }],
  ['nothing at all', null],
])('par of %s is left out', (_, file) => {
  expect(parOf(scenario, file)).toBeNull();
});

test.each([
  ['a decile too few', { ...level, deciles: level.deciles.slice(1) }, '/levels/basic/deciles'],
  ['falling deciles', { ...level, deciles: [...level.deciles].reverse() }, '/levels/basic/deciles'],
  ['raids counted twice', { ...level, total: 61 }, '/levels/basic'],
])('%s is named with its place', (_, broken, path) => {
  const read = parsePar({ ...par, levels: { basic: broken } });
  expect('faults' in read && read.faults.map((fault) => fault.path)).toContain(path);
});

test('a raid is measured against its very seed, else against its level', () => {
  const read = parOf(scenario, par);
  if (read === null) throw new Error('par is not read');
  const raid = { seed: 'a', level: 'basic', events: true };
  expect(parFor(read, raid)).toEqual({ level, seed: par.seeds[0] });
  expect(parFor(read, { ...raid, events: false }).seed).toBeNull();
  expect(parFor(read, { ...raid, level: 'toString' })).toEqual({ level: null, seed: null });
});

test('a number of points has a share of the raids below it', () => {
  expect([3, 4, 5, 21, 22, 40].map((points) => shareBelow(level, points))).toEqual([
    0, 0, 0.1, 0.4, 0.5, 0.9,
  ]);
});
