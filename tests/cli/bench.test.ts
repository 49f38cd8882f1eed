// The speeds: what is measured is there and makes sense; how fast it is, is not for a test to say.

import { expect, test } from 'vitest';
import { KINDS, readSpeeds } from '../../scripts/measure/against/headless.ts';
import { measure, nanosecondsEach, perSecond } from '../../src/cli/bench/measure.ts';
import type { BenchJson } from '../../src/cli/commands/bench.ts';
import { battles } from '../../src/systems/shelf.ts';
import { raid } from './run.ts';
import { faultsOf } from './schemas.ts';

test('raid bench', async () => {
  const told = await raid(['bench', '--ms', '20', '--review', 'none', '--json']);
  expect(told.code).toBe(0);
  const json = JSON.parse(told.out) as BenchJson;
  expect(faultsOf('bench', json)).toEqual([]);
  expect(json.raids.map(({ player }) => player)).toEqual(['random', 'sound']);
  expect(json.copies.map(({ way }) => way)).toEqual([
    'copy()',
    'copyInto()',
    'structuredClone of the state',
    'structuredClone of the saved state (JSON)',
    'structuredClone of the position (JSON objects)',
  ]);
  expect(json.copies[0]?.timesCopy).toBe(1);
  expect(json.copies[1]?.timesCopyInto).toBe(1);
  expect(json.staff.review).toBeNull();
  expect(json.staff.playouts.map(({ from }) => from)).toEqual(['opening', 'mid-raid']);
  for (const { onePerSecond, allPerSecond, scaling } of json.staff.playouts) {
    expect(allPerSecond / onePerSecond / json.staff.threads).toBeCloseTo(scaling, 9);
  }
  for (const { raidsPerSecond, decisionsPerSecond, decisionsPerRaid } of json.raids) {
    expect(decisionsPerRaid).toBeGreaterThan(20);
    expect(decisionsPerSecond / raidsPerSecond).toBeCloseTo(decisionsPerRaid, 6);
  }
  const systems = [...new Set(battles().map(({ system }) => system))];
  expect(json.systems.map(({ system }) => system)).toEqual(systems);
  const [raidSpeed, battleSpeed] = json.systems;
  expect(raidSpeed?.ratio).toEqual({ random: 1, standing: 1, playouts: 1 });
  for (const name of ['random', 'standing', 'playouts'] as const) {
    const [one = 0, other = 0] = [raidSpeed?.perSecond[name], battleSpeed?.perSecond[name]];
    expect(other / one).toBeCloseTo(battleSpeed?.ratio[name] ?? 0, 9);
  }
  expect(readSpeeds(told.out)).toHaveLength(KINDS.length); // what scripts/measure-against.ts reads of it
});

test('a measurement counts what it ran', () => {
  let ran = 0;
  const speed = measure(() => ran++, 0.01);
  expect(speed.times).toBeGreaterThan(0);
  expect(speed.times).toBeLessThan(ran);
  expect(nanosecondsEach(speed) * perSecond(speed)).toBeCloseTo(1e9, 0);
});
