// Records and statistics over many raids.

import { describe, expect, test } from 'vitest';
import type { RaidFacts } from '../../src/systems/raid/luck/raid-facts.ts';
import { recordsFace } from '../../src/systems/raid/panels/records/records-face.ts';
import {
  histogram,
  lossesByZone,
  luckOfAll,
  quickest,
} from '../../src/systems/raid/panels/records/stats.ts';
import { raid as rules } from '../../src/systems/raid/rules/system.ts';
import { axisOf, signed } from '../../src/ui/kit/charts/scale.ts';
import {
  type CountedGame,
  luckCourse,
  recordsOf,
  runningMean,
} from '../../src/ui/screens/records/stats.ts';

const facts = (changes: Partial<RaidFacts> = {}): RaidFacts => ({
  form: 1,
  ...{ guns: 2, secondGun: 6, line: true, strongpoints: 0, prisoners: 0 },
  ...{ gone: 3, officers: 0, craft: 0, germans: 5, alarm: 9, where: [] },
  luck: { british: 3, britishDice: 10, german: -4, germanDice: 10 },
  ...changes,
});

let count = 0;
const raid = (outcome: string, vp: number, changes: Partial<CountedGame> = {}): CountedGame => ({
  id: `r${count++}`,
  level: 'basic',
  outcome,
  vp,
  when: count,
  facts: facts(),
  ...changes,
});

const LEVELS = ['basic', 'green', 'hardened', 'seasoned'];

describe('records', () => {
  const raids = [
    raid('total-success', 30, { facts: facts({ secondGun: 5 }) }),
    raid('half-success', 18),
    raid('failure', -2, { facts: facts({ secondGun: 0 }) }),
    raid('half-success', 20, { facts: null }),
    raid('failure', 4, { level: 'green', facts: facts({ secondGun: 0 }) }),
  ];

  test('are kept for each level that was played, in the order of the levels', () => {
    const records = recordsOf(raids, LEVELS, rules.outcomes).map(({ facts: known, ...record }) => ({
      ...record,
      quickest: quickest(known as RaidFacts[]),
    }));
    expect(records).toEqual([
      {
        level: 'basic',
        raids: 4,
        outcomes: { 'total-success': 1, 'half-success': 2, failure: 1 },
        best: 30,
        average: 16.5,
        streak: 1,
        bestStreak: 2,
        quickest: 5,
      },
      {
        level: 'green',
        raids: 1,
        outcomes: { 'total-success': 0, 'half-success': 0, failure: 1 },
        best: 4,
        average: 4,
        streak: 0,
        bestStreak: 0,
        quickest: 0,
      },
    ]);
  });

  test('of nothing are none', () => {
    expect(recordsOf([], LEVELS, rules.outcomes)).toEqual([]);
  });
});

test('the running mean looks back over its window only', () => {
  expect(runningMean([2, 4, 6, 8], 2)).toEqual([2, 3, 5, 7]);
});

test('a histogram has no gaps', () => {
  expect(histogram([1, 3, 3], 0, 3).map((bar) => bar.count)).toEqual([0, 1, 0, 2]);
});

test('losses are summed by zone, the worst first', () => {
  const all = [
    facts({
      where: [
        ['VAS', 2],
        ['OR1', 1],
      ],
    }),
    facts({ where: [['OR1', 4]] }),
  ];
  expect(lossesByZone(all)).toEqual([
    ['OR1', 5],
    ['VAS', 2],
  ]);
});

test('luck is summed raid by raid', () => {
  const favours = [facts(), facts()].map((one) => recordsFace.luck?.of(one) ?? 0);
  expect(luckCourse(favours)).toEqual([
    { game: 3.5, sum: 3.5 },
    { game: 3.5, sum: 7 },
  ]);
  expect(luckOfAll([facts(), facts()])).toEqual({
    ...{ british: 6, britishDice: 20, german: -8, germanDice: 20 },
  });
});

test.each([
  [[0, 31], 0, 40, [0, 10, 20, 30, 40]],
  [[-7, 12], -10, 15, [-10, -5, 0, 5, 10, 15]],
  [[], 0, 1, [0, 1]],
  [[0, 900], 0, 1000, [0, 200, 400, 600, 800, 1000]],
] as const)('an axis for %j goes from %d to %d in round steps', (values, low, high, ticks) => {
  expect(axisOf(values)).toEqual({ low, high, ticks });
});

test.each([
  [2.55, 'en-GB', '+2.6'],
  [-3, 'en-GB', '−3'],
  [0, 'en-GB', '0'],
  [1.5, 'fr-FR', '+1,5'],
])('%d in %s is written %s', (value, locale, text) => {
  expect(signed(value, locale)).toBe(text);
});
