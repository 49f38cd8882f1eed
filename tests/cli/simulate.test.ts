// Many raids counted: the same whatever the number of jobs, with honest intervals.

import { describe, expect, test } from 'vitest';
import { type SimulateJson as AnyJson, resultLines } from '../../src/cli/simulate/simulate.ts';
import { byIndex, inOrder, mean, median, share } from '../../src/engine/statistics.ts';
import { raidCounting } from '../../src/systems/raid/counting/index.ts';
import type { LevelSummary } from '../../src/systems/raid/counting/summary.ts';
import type { Outcome } from '../../src/systems/raid/rules/victory.ts';
import { played } from './replays.ts';
import { raid } from './run.ts';
import { faultsOf } from './schemas.ts';

type SimulateJson = AnyJson<LevelSummary>;

describe('raid simulate', () => {
  const asked = ['simulate', '--seeds', '1..45', '--level', 'all', '--player', 'random', '--json'];

  test('is the same for any number of jobs', async () => {
    const [one, three] = await Promise.all([
      raid([...asked, '--jobs', '1']),
      raid([...asked, '--jobs', '3']),
    ]);
    expect([one.code, three.code, one.err, three.err]).toEqual([0, 0, '', '']);
    expect(three.out).toBe(one.out);
    const json = JSON.parse(one.out) as SimulateJson;
    expect(faultsOf('simulate', json)).toEqual([]);
    expect(json.levels.map((l) => l.level)).toEqual(['basic', 'green', 'hardened', 'seasoned']);
    for (const { raids, outcomes, guns, secondGun } of json.levels) {
      expect(raids).toBe(45);
      expect(Object.values(outcomes).reduce((sum, o) => sum + o.count, 0)).toBe(45);
      expect(guns.reduce((sum, n) => sum + n, 0)).toBe(45);
      expect(secondGun.byTurn.reduce((sum, n) => sum + n, 0)).toBe(secondGun.count);
    }
  });

  test('counts the raids that play would play', async () => {
    const told = await raid([
      'simulate',
      '--seeds',
      '7',
      '--player',
      'steady',
      '--events',
      'on',
      '--json',
    ]);
    const [level] = (JSON.parse(told.out) as SimulateJson).levels;
    const replay = played('steady', '7', 'basic', true);
    expect(level?.points.mean).toBe(replay.result?.vp);
    expect(level?.means.decisions).toBe(replay.actions.length);
    expect(level?.outcomes[(replay.result?.outcome ?? 'failure') as Outcome].count).toBe(1);
  });

  test('with an optional rule, which the result names', async () => {
    const asked = ['simulate', '--seeds', '7..8', '--player', 'steady', '--json', '--jobs', '1'];
    const told = await raid([...asked, '--option', 'cool-heads']);
    expect([told.code, told.err]).toEqual([0, '']);
    const json = JSON.parse(told.out) as SimulateJson;
    expect(faultsOf('simulate', json)).toEqual([]);
    expect(json.optional).toEqual(['cool-heads']);
    expect(JSON.parse((await raid(asked)).out)).not.toHaveProperty('optional');
  });

  test('in Markdown', async () => {
    const told = await raid([
      'simulate',
      '--seeds',
      '1..3',
      '--player',
      'random',
      '--table',
      'markdown',
    ]);
    const lines = told.out.split('\n');
    expect(lines.slice(0, 3)).toEqual(['|  | basic |', '|---|---:|', '| raids | 3 |']);
    expect(told.out).toMatch(/\| failure \| 100\.0 % \(43\.9–100\.0\) \|/);
  });
});

describe('statistics', () => {
  const rounded = ({ low, high }: { low: number; high: number }) => [
    low.toFixed(4),
    high.toFixed(4),
  ];

  test("Wilson's interval", () => {
    expect(rounded(share(50, 100))).toEqual(['0.4038', '0.5962']);
    expect(rounded(share(0, 100))).toEqual(['0.0000', '0.0370']);
    expect(rounded(share(100, 100))).toEqual(['0.9630', '1.0000']);
    expect(rounded(share(1, 10))).toEqual(['0.0179', '0.4042']);
    expect(share(0, 0)).toEqual({ count: 0, share: 0, low: 0, high: 1 });
  });

  test('means and medians of counted values', () => {
    const points = inOrder({ '10': 2, '-5': 1, '2': 1 });
    expect(points).toEqual([
      [-5, 1],
      [2, 1],
      [10, 2],
    ]);
    expect(mean(points)).toBe(17 / 4);
    expect(median(points)).toBe(6);
    expect(median(byIndex([0, 0, 3]))).toBe(2);
    expect(median([])).toBeNull();
    expect(mean([])).toBe(0);
  });
});

test('a turn nobody reached has no alarm', () => {
  const none = share(0, 1);
  const lines = resultLines(
    { counting: raidCounting },
    {
      ...{ scenario: { id: 'x', hash: '' }, rules: '1', player: 'random', events: false },
      seeds: { first: 1, last: 1 },
      levels: [
        {
          ...{ level: 'basic', raids: 1, guns: [1], telephone: none, alarmByTurn: [3, null] },
          outcomes: { 'total-success': none, 'half-success': none, failure: share(1, 1) },
          points: { mean: 0, margin: 0, median: null, least: 0, most: 0 },
          secondGun: { ...none, medianTurn: null, byTurn: [0, 0], medianTurnWon: null },
          ...{ quietByTurn: [none, none], zones: [] },
          means: {
            ...{ commandosLost: 0, commandosAshore: 0, officersLost: 0, craftLost: 0 },
            ...{ strongpoints: 0, decisions: 9 },
          },
        },
      ],
    },
    'plain',
  );
  expect(lines.at(-1)).toMatch(/^basic +3\.0 +–$/);
  expect(lines.find((line) => line.startsWith('its turn'))).toMatch(/ –$/);
});
