// The measurement of the win chance: what is called is compared with what came, and nothing else.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { sampleAll } from '../../scripts/calibration/crew.ts';
import { fitTables } from '../../scripts/calibration/fit-reading.ts';
import { likeliest, logistic } from '../../scripts/calibration/logistic.ts';
import { MAKERS } from '../../scripts/calibration/makers.ts';
import { type Opening, openingsIn } from '../../scripts/calibration/opening.ts';
import { PLAYOUTS, type Sample, samplesOf } from '../../scripts/calibration/sample.ts';
import { endsOf, positionOf } from '../../scripts/calibration/seen.ts';
import { brier, byTenth, outsideLine, reliabilityLines } from '../../scripts/calibration/table.ts';
import { share } from '../../src/engine/statistics.ts';
import { chanceOf } from '../../src/staff/chance/chance.ts';
import { readChance } from '../../src/staff/chance/read.ts';
import { outlookFor } from '../../src/systems/raid/players/outlook/outlook.ts';
import {
  RaidReading,
  tableRows,
  tablesOf,
} from '../../src/systems/raid/players/outlook/reading.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { G, get } from '../../src/systems/raid/rules/state.ts';
import { raid } from '../../src/systems/raid/rules/system.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

vi.setConfig({ testTimeout: 300_000 });

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

test('a sample is the same every time, and tells of a raid on its way', () => {
  const idle = 4 * MAKERS.indexOf('idle') + 3;
  const samples = samplesOf(scenario, { name: 'test', positions: 2 }, idle);
  expect(samplesOf(scenario, { name: 'test', positions: 2 }, idle)).toEqual(samples);
  expect(samples.map(({ maker, raid: number }) => [maker, number])).toEqual([
    ['idle', idle],
    ['idle', idle],
  ]);
  for (const sample of samples) {
    const position = positionOf(scenario, sample);
    expect(get(position, G.level)).toBe(3);
    expect(raid.over(position)).toBe(false);
    if (sample.searched === null) expect(endsOf(sample).n).toBe(PLAYOUTS);
    else expect(sample.searched.shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  }
});

test('what the strongest player came to is his raid and no other', () => {
  const strongest = 4 * MAKERS.indexOf('strongest');
  const [first, second] = samplesOf(scenario, { name: 'test', positions: 2 }, strongest);
  expect([second?.outcome, second?.came]).toEqual([first?.outcome, first?.came]);
  expect(second?.cells).not.toEqual(first?.cells);
});

describe('samples that are kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const sampling = { name: 'kept', positions: 1 };
  const wanted = (raids: number, file: string | null) =>
    sampleAll({ scenario, sampling, raids, jobs: 1, file });

  test('are not played again, and a run that was cut off goes on', async () => {
    const file = join(folder, 'samples.jsonl');
    const first = await wanted(2, file);
    const [head, one = '', two] = readFileSync(file, 'utf8').split('\n');
    const marked = one.replace(/"came":-?\d+/, '"came":999');
    writeFileSync(file, [head, marked, two, '{"raid":2,"made":['].join('\n'));
    const more = await wanted(3, file);
    expect(more[0]?.came).toBe(999);
    expect(more.slice(1, 2)).toEqual(first.slice(1));
    expect(more[2]?.raid).toBe(2);
    expect(await wanted(3, file)).toEqual(more);
    expect(more[2]).toEqual((await wanted(3, null))[2]);
  });

  test('are good for what they were played on alone', async () => {
    const file = join(folder, 'others.jsonl');
    writeFileSync(file, '{"data":"0000"}\n');
    await expect(wanted(1, file)).rejects.toThrow(/others\.jsonl was played on .*0000.*, not on/);
  });
});

test('the likeliest weights', () => {
  const at = (x: number, came: number, times: number) => ({
    ...{ figures: Float64Array.of(1, x), came, times },
  });
  const free = [
    { weight: 0, firmly: 1e-6 },
    { weight: 0, firmly: 1e-6 },
  ];
  // Two places and two weights: what came is met.
  const [a = 0, b = 0] = likeliest([at(0, 0.25, 400), at(1, 0.8, 100)], free);
  expect(a).toBeCloseTo(Math.log(0.25 / 0.75), 4);
  expect(a + b).toBeCloseTo(Math.log(0.8 / 0.2), 4);
  // What is held firmly gives way to much and not to little.
  const held = [
    { weight: 0, firmly: 1e-6 },
    { weight: 1, firmly: 50 },
  ];
  const few = likeliest([at(0, 0.5, 10), at(1, 0.5, 10)], held)[1] ?? 0;
  const many = likeliest([at(0, 0.5, 10_000), at(1, 0.5, 10_000)], held)[1] ?? 0;
  expect(few).toBeGreaterThan(0.8);
  expect(many).toBeLessThan(0.1);
});

describe('the reading', () => {
  const at = (level: string) => setup(scenario, { seed: 'reading', level, events: false });
  /** Positions of which playouts tell a part of what the strongest player makes of them. */
  const lifted = (share: number): number =>
    logistic(0.8 + Math.log((share + 0.01) / (1.01 - share)));
  const seen: Sample[] = Array.from({ length: 1200 }, (_, i) => {
    const wins = (i % 40) * 5;
    const won = ((i * 7919) % 1000) / 1000 < lifted(wins / 200);
    return {
      ...{ raid: i, maker: 'sound' as const, cells: [...at('basic').cells], searched: null },
      ...{ counts: [wins, 0, 200 - wins], points: 40 * wins, came: wins / 5 + 3 },
      outcome: won ? ('total-success' as const) : ('failure' as const),
    };
  });
  const tables = fitTables(scenario, seen);
  const outlook = outlookFor(scenario);
  const reading = new RaidReading(tables, outlook);
  const totalAt = (share: number): number =>
    reading.read(at('basic'), [share, 0, 1 - share], 40 * share).shares[0] ?? 0;

  test('is fitted to what came, rises with the playouts, and goes through its text', () => {
    expect(tablesOf(tableRows(tables))).toEqual(tables);
    for (const share of [0.2, 0.35, 0.5, 0.65, 0.8]) {
      expect(Math.abs(totalAt(share) - lifted(share)), `${share}`).toBeLessThan(0.05);
    }
    for (let i = 1; i <= 50; i++) {
      expect(totalAt(i / 50)).toBeGreaterThanOrEqual(totalAt((i - 1) / 50));
    }
    expect(reading.read(at('basic'), [0.5, 0, 0.5], 20).points).toBeCloseTo(23, 0);
  });

  test('says how far it may be off: less where more was seen, more where makers differ', () => {
    const middle = ({ errors }: typeof tables): number => errors[0]?.[12] ?? 0;
    expect(middle(tables)).toBeGreaterThan(0);
    expect(middle(fitTables(scenario, seen.slice(0, 200)))).toBeGreaterThan(middle(tables));
    const differing = seen.map(
      (sample, i): Sample =>
        i % 3 === 0 ? { ...sample, maker: 'idle', outcome: 'failure' } : sample,
    );
    expect(middle(fitTables(scenario, differing))).toBeGreaterThan(2 * middle(tables));
  });

  test('is held to the openings that were counted', () => {
    const opening = (level: string, total: number): Opening => ({
      ...{ level, position: at(level), counts: [1024, 0, 1024], points: 20 * 2048 },
      ...{ raids: 2000, total, any: total },
    });
    const openings = [opening('green', 600), opening('seasoned', 1500)];
    const held = new RaidReading(fitTables(scenario, seen, openings), outlook);
    for (const { position, total } of openings) {
      const { shares } = held.read(position, [0.5, 0, 0.5], 20);
      expect(Math.abs((shares[0] ?? 0) - total / 2000)).toBeLessThan(0.02);
    }
  });

  test('takes openings from a count of these data and of the strongest player alone', () => {
    const { id, hash } = scenario;
    const outcomes = (won: number, half: number) => ({
      'total-success': share(won, 20),
      'half-success': share(half, 20),
      failure: share(20 - won - half, 20),
    });
    const counted = {
      ...{ scenario: { id, hash }, player: 'planner-deep', events: true },
      levels: [{ level: 'green', raids: 20, outcomes: outcomes(11, 4) }],
    };
    const file = join(mkdtempSync(join(tmpdir(), 'opening-')), 'counts.json');
    const write = (json: object): void => writeFileSync(file, JSON.stringify(json));
    write(counted);
    const [opening] = openingsIn(file, scenario, 8);
    expect(opening).toMatchObject({ level: 'green', raids: 20, total: 11, any: 15 });
    expect(get(opening?.position ?? at('basic'), G.level)).toBe(1);
    write({ ...counted, player: 'steady' });
    expect(() => openingsIn(file, scenario)).toThrow(/by steady, not by planner-deep/);
    write({ ...counted, scenario: { id, hash: 'abc' } });
    expect(() => openingsIn(file, scenario)).toThrow(/of the data abc/);
  });

  test('makes shares that sum to one, at any share', () => {
    for (let i = 0; i <= 20; i++) {
      const shares = [i / 20, (1 - i / 20) / 2, (1 - i / 20) / 2];
      const read = reading.read(at('basic'), shares, 10).shares;
      expect(read.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
      for (const one of read) expect(one).toBeGreaterThanOrEqual(0);
    }
  });

  test('adds its own error to the margin of the sample', () => {
    const s = at('basic');
    const ends = {
      n: 2048,
      counts: [1024, 512, 512],
      worth: 2560,
      points: 0,
      squares: 0,
      lines: [],
    };
    const bare = readChance(raid.outcomes, ends, null, s);
    const read = readChance(raid.outcomes, ends, reading, s);
    expect(bare).toEqual(chanceOf(raid.outcomes, ends));
    expect(read.total + read.half + read.fail).toBe(2048);
    expect(read.total / 2048).toBeGreaterThan(0.6);
    const sure = new RaidReading(
      { ...tables, errors: tables.errors.map((row) => row.map(() => 0)) },
      outlook,
    );
    const { margin } = readChance(raid.outcomes, ends, sure, s);
    expect(margin).toBeGreaterThan(0.01);
    expect(read.margin).toBeGreaterThan(margin);
  });
});
