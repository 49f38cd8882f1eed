// How two trees are compared: the interval of a ratio, what is marked, and the raid that both are opened with.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSpeeds } from '../../scripts/measure/against/headless.ts';
import { keptFrom } from '../../scripts/measure/against/kept-raid.ts';
import { optionsOf, WrongUse } from '../../scripts/measure/against/options.ts';
import { medianOf, ratioOf, studentsT, verdictOf } from '../../scripts/measure/against/ratio.ts';
import { report } from '../../scripts/measure/against/report.ts';
import { readRecord } from '../../src/app/storage/records.ts';
import { raid } from '../cli/run.ts';

const speeds = { better: 'more', ours: [110, 90, 100], theirs: [100, 100, 100] } as const;
const times = { ...speeds, better: 'less' } as const;

describe('the ratio', () => {
  test('is the mean of the turns on a logarithmic scale, with its interval by Student', () => {
    const { middle, low, high } = ratioOf(speeds);
    expect(middle).toBeCloseTo(0.99 ** (1 / 3), 12);
    // ln 1.1, ln 0.9, ln 1: mean −0.003350, deviation 0.100377; 4.3027 × 0.100377 / √3 = 0.249352
    expect(low).toBeCloseTo(Math.exp(-0.00335 - 0.249352), 4);
    expect(high).toBeCloseTo(Math.exp(-0.00335 + 0.249352), 4);
  });

  test('is above 1 when ours are better: more in a second, or less time', () => {
    expect(ratioOf({ better: 'more', ours: [3, 3], theirs: [2, 2] }).middle).toBeCloseTo(1.5, 12);
    expect(ratioOf({ better: 'less', ours: [3, 3], theirs: [2, 2] }).middle).toBeCloseTo(2 / 3, 12);
    expect(ratioOf(times).low).toBeCloseTo(1 / ratioOf(speeds).high, 12);
  });

  test('compares within a turn: what slows both down widens nothing', () => {
    const { low, high } = ratioOf({
      better: 'more',
      ours: [99, 49.5, 198],
      theirs: [100, 50, 200],
    });
    expect(low).toBeCloseTo(0.99, 9);
    expect(high).toBeCloseTo(0.99, 9);
  });

  test('of one turn says nothing', () => {
    const one = ratioOf({ better: 'more', ours: [1], theirs: [2] });
    expect([one.low, one.high]).toEqual([0, Number.POSITIVE_INFINITY]);
    expect(verdictOf(one, 0.97)).toBe('open');
  });

  test.each([
    [1, 12.706],
    [9, 2.262],
    [10, 2.228],
    [19, 2.093],
    [29, 2.045],
    [120, 1.98],
  ])("Student's t with %i degrees of freedom", (freedom, wanted) => {
    expect(studentsT(freedom)).toBeCloseTo(wanted, 3);
  });
});

test('only an interval wholly below the floor is marked', () => {
  expect(verdictOf({ middle: 0.95, low: 0.94, high: 0.96 }, 0.97)).toBe('below');
  expect(verdictOf({ middle: 0.96, low: 0.94, high: 0.98 }, 0.97)).toBe('open');
  expect(verdictOf({ middle: 1, low: 0.97, high: 1.03 }, 0.97)).toBe('above');
  const kind = { name: 'raids', unit: '/s', better: 'more', floor: 0.97 } as const;
  const slow = { ...kind, ours: [90, 91, 90], theirs: [100, 100, 100] };
  const level = { ...kind, ours: [100, 101, 100], theirs: [100, 100, 101] };
  expect(report(['ours', 'theirs'], [level]).below).toBe(false);
  const { lines, below } = report(['ours', 'theirs'], [level, slow]);
  expect(below).toBe(true);
  expect(lines.map((line) => line.includes('BELOW THE FLOOR'))).toEqual([false, false, true]);
});

test('the median', () => {
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
});

test('what is asked for', () => {
  expect(optionsOf(['main'])).toEqual({ ref: 'main', times: 10, headless: true, browser: true });
  expect(optionsOf(['main', '--headless', '--times', '3'])).toMatchObject({
    times: 3,
    headless: true,
    browser: false,
  });
  for (const wrong of [[], ['a', 'b'], ['a', '--times', '1'], ['a', '--headless', '--browser']]) {
    expect(() => optionsOf(wrong)).toThrow(WrongUse);
  }
});

test('a bench that prints something else is told apart from one that is slow', () => {
  expect(() => readSpeeds('{"raids":[]}')).toThrow('raid bench prints no list of playouts');
});

test('the raid that both trees are opened with is one that the game reads', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cauldron-test-'));
  const file = join(folder, 'raid.json');
  await raid(['play', '--player', 'steady', '--seed', 'measure', '--out', file]);
  const { fresh, full } = keptFrom(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(readRecord(fresh)).toMatchObject({ actions: ['load-standard'] });
  expect(readRecord(full)).toEqual(full);
});
