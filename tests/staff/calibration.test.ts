// The measurement of the win chance: what is called is compared with what came, and nothing else.

import { describe, expect, test } from 'vitest';
import { fitTables } from '../../scripts/calibration/fit-reading.ts';
import { MAKERS } from '../../scripts/calibration/makers.ts';
import { samplesOf } from '../../scripts/calibration/sample.ts';
import { brier, byTenth, outsideLine, reliabilityLines } from '../../scripts/calibration/table.ts';
import { chanceOf } from '../../src/staff/chance/chance.ts';
import { readChance } from '../../src/staff/chance/read.ts';
import {
  between,
  RaidReading,
  tableRows,
  tablesOf,
} from '../../src/systems/raid/players/outlook/reading.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
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

test('rows outside their intervals are counted where there are enough positions', () => {
  const fair = calls(0.65, 26, 40);
  const wrong = calls(0.95, 20, 40);
  const few = calls(0.05, 5, 10);
  expect(outsideLine([[...fair, ...wrong, ...few]])).toMatch(
    /^Of 2 rows .* 1 lie outside their intervals, by 30\.\d points at most/,
  );
});

test('a sample is the same every time, and the raid goes on from it', () => {
  const idle = 4 * MAKERS.indexOf('idle') + 3;
  const samples = samplesOf(scenario, { name: 'test', positions: 2 }, idle);
  expect(samplesOf(scenario, { name: 'test', positions: 2 }, idle)).toEqual(samples);
  expect(samples.map(({ maker, level }) => [maker, level])).toEqual([
    ['idle', 3],
    ['idle', 3],
  ]);
  const [first, second] = samples;
  expect(second?.turn).toBeGreaterThanOrEqual(first?.turn ?? 99);
  expect([second?.outcome, second?.came]).toEqual([first?.outcome, first?.came]);
  for (const { total, any } of samples) expect(total).toBeLessThanOrEqual(any);
});

describe('the reading', () => {
  /** Positions of which playouts tell a third of what the strongest player makes of them. */
  const seen = Array.from({ length: 1200 }, (_, i) => {
    const share = (i % 40) / 40;
    const won = (i * 7919) % 1000 < 1000 * Math.min(1, 0.1 + 1.2 * share);
    const counted = [share, 0, 1 - share];
    return {
      ...{ maker: 'sound' as const, level: i % 4, turn: 8, state: i % 2, left: 0, counted },
      ...{ countedPoints: 40 * share, total: share, any: share, points: 0 },
      ...{ outcome: won ? ('total-success' as const) : ('failure' as const), came: 40 * share + 3 },
    };
  });

  test('is fitted to what came, never falls, and goes through its text', () => {
    const tables = fitTables(seen);
    expect(tablesOf(tableRows(tables))).toEqual(tables);
    for (const row of tables.values) expect([...row].sort((a, b) => a - b)).toEqual(row);
    expect(between(tables.values[0] ?? [], 0.5)).toBeCloseTo(0.7, 1);
    expect(tables.points[0]?.[0]).toBeGreaterThan(2500);
    for (const row of tables.errors) for (const error of row) expect(error).toBeGreaterThan(0);
  });

  test('makes shares that sum to one, at any share', () => {
    const reading = new RaidReading(fitTables(seen));
    const s = setup(scenario, { seed: 'reading', level: 'basic', events: false });
    for (let i = 0; i <= 20; i++) {
      const { shares } = reading.read(s, [i / 20, (1 - i / 20) / 2, (1 - i / 20) / 2], 10);
      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      for (const share of shares) expect(share).toBeGreaterThanOrEqual(0);
    }
  });

  test('adds its own error to the margin of the sample', () => {
    const s = setup(scenario, { seed: 'reading', level: 'basic', events: false });
    const ends = {
      n: 2048,
      counts: [1024, 512, 512],
      worth: 2560,
      points: 0,
      squares: 0,
      lines: [],
    };
    const bare = readChance(raid.outcomes, ends, null, s);
    const read = readChance(raid.outcomes, ends, new RaidReading(fitTables(seen)), s);
    expect(bare).toEqual(chanceOf(raid.outcomes, ends));
    expect(read.total + read.half + read.fail).toBe(2048);
    expect(read.total / 2048).toBeGreaterThan(0.6);
    expect(read.margin).toBeGreaterThan(bare.margin);
  });
});
