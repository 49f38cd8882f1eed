// A battle put beside data by CAULDRON_SHELF is played by the command line like those of data.

import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TEST_SHELF } from '../systems/raid/drill-raid.ts';
import { Folder, raid } from './run.ts';

const folder = new Folder();
beforeEach(() => vi.stubEnv('CAULDRON_SHELF', TEST_SHELF));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => folder.remove());

test('is simulated, by processes that find it themselves', async () => {
  const args = ['--raid', 'drill', '--seeds', '1..4', '--jobs', '2', '--json'];
  const { code, out, err } = await raid(['simulate', ...args]);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toHaveProperty('scenario.id', 'drill');
});

test('is played, verified and linked', async () => {
  const file = folder.file('drill.json');
  const played = await raid(['play', '--raid', 'drill', '--player', 'steady', '--out', file]);
  expect([played.code, played.err]).toEqual([0, '']);
  expect((await raid(['verify', file])).code).toBe(0);
  const link = await raid(['link', file]);
  const back = await raid(['unlink', link.out.trim()]);
  expect(JSON.parse(back.out)).toHaveProperty('scenario.id', 'drill');
});

test('is not known without it', async () => {
  vi.stubEnv('CAULDRON_SHELF', '');
  const { code, err } = await raid(['simulate', '--raid', 'drill']);
  expect(code).toBe(2);
  expect(err).toContain('drill');
});
