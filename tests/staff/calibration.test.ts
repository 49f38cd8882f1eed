// The measurement of the win chance: what is called is compared with what came, and nothing else.

import { expect, test } from 'vitest';
import { sample } from '../../scripts/calibration/sample.ts';
import { brier, byTenth, reliabilityLines } from '../../scripts/calibration/table.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

const scenario = loadDieppe();

const calls = (called: number, won: number, of: number) =>
  Array.from({ length: of }, (_, i) => ({ called, won: i < won }));

test('Brier score', () => {
  expect(brier([...calls(1, 3, 3), ...calls(0, 0, 2)]).score).toBe(0);
  expect(brier(calls(0.5, 1, 2)).score).toBe(0.25);
  expect(brier(calls(0.8, 3, 4)).score).toBeCloseTo((3 * 0.04 + 0.64) / 4, 12);
  expect(brier(calls(0.8, 3, 4)).plain).toBeCloseTo(3 / 16, 12);
});

test('tenths, with 100 % in the last', () => {
  const bins = byTenth([...calls(0, 0, 1), ...calls(0.65, 1, 2), ...calls(1, 1, 1)]);
  expect(bins.map((bin) => bin.length)).toEqual([1, 0, 0, 0, 0, 0, 2, 0, 0, 1]);
  const lines = reliabilityLines('called', calls(0.65, 13, 20));
  expect(lines).toContain('| 60–70 % | 20 | 65.0 | 65.0 | 43.3–81.9 |');
});

test('a sample is the same every time, and ends as one of three', () => {
  const one = sample(scenario, 1);
  expect(sample(scenario, 1)).toEqual(one);
  expect(one.total + one.half).toBeLessThanOrEqual(1);
  expect(one.player).toBe('steady');
  expect(one.same).toEqual(one.steady); // steady plays on as steady did
});
