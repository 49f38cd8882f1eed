// Today's raid: which tries count, days in a row, and the line to share.

import { afterEach, describe, expect, test } from 'vitest';
import '../../src/words/shell/day.ts';
import type { RaidFacts } from '../../src/systems/raid/luck/raid-facts.ts';
import { outside } from '../../src/systems/raid/outside.ts';
import type { ListedRaid } from '../../src/ui/screens/archive/listed.ts';
import { countedRaids, dayOfRaid, resultsOf } from '../../src/ui/screens/today/day.ts';
import { dayLine } from '../../src/ui/screens/today/day-line.ts';
import { seedOfDay } from '../../src/ui/screens/today/day-seed.ts';
import { dayStreak } from '../../src/ui/screens/today/day-streak.ts';
import { learnOutside } from '../../src/ui/shell/outsides.ts';
import { lang } from '../../src/words/index.ts';
import { DIEPPE, shelveAs } from './house.ts';

shelveAs('dieppe-1942', 'elsewhere-1943');
learnOutside('raid', outside);

const at = (time: string): number => Date.parse(`${time}:00Z`);

const tried = (id: string, day: string, changes: Partial<ListedRaid> = {}): ListedRaid => ({
  id,
  scenario: { id: 'dieppe-1942' },
  status: 'over',
  origin: 'played',
  level: 'green',
  seed: seedOfDay(day, changes.level ?? 'green'),
  events: false,
  practice: false,
  turn: 12,
  clock: '07:30',
  length: 200,
  result: { outcome: 'failure', vp: 3 },
  started: at(`${day}T10:00`),
  updated: at(`${day}T11:00`),
  ...changes,
});

const counted = (...raids: readonly ListedRaid[]): string[] =>
  countedRaids(raids).map(({ id }) => id);

describe('a try counts', () => {
  test('when it is the first to be finished, not the first to be begun', () => {
    const slow = tried('slow', '2026-08-19', { updated: at('2026-08-19T18:00') });
    const quick = tried('quick', '2026-08-19', {
      started: at('2026-08-19T12:00'),
      updated: at('2026-08-19T13:00'),
    });
    expect(counted(slow, quick)).toEqual(['quick']);
  });

  test('at every level', () => {
    const raids = [tried('a', '2026-08-19'), tried('b', '2026-08-19', { level: 'basic' })];
    expect(counted(...raids)).toEqual(['a', 'b']);
    expect([...resultsOf(raids, '2026-08-19', 'dieppe-1942').keys()].sort()).toEqual([
      'basic',
      'green',
    ]);
    expect(resultsOf(raids, '2026-08-20', 'dieppe-1942').size).toBe(0);
  });

  test('when it was begun before midnight in Greenwich and finished after', () => {
    const late = { started: at('2026-08-19T23:59'), updated: at('2026-08-20T00:40') };
    expect(counted(tried('late', '2026-08-19', late))).toEqual(['late']);
  });

  test.each([
    ['begun a day late', { started: at('2026-08-20T00:00') }],
    ['begun a day early', { started: at('2026-08-18T23:59') }],
    ['in practice', { practice: true }],
    ['with random events', { events: true }],
    ['with an optional rule', { optional: ['cool-heads'] }],
    ['received', { origin: 'link' as const }],
    ['taken up', { origin: 'taken' as const }],
    ['not over', { result: null, status: 'playing' as const }],
    ['of another seed', { seed: 'daily-2026-08-19-basic' }],
  ])('not when it is %s', (_, changes) => {
    expect(counted(tried('x', '2026-08-19', changes))).toEqual([]);
  });

  test('and a raid of the day is known as such, whoever played it', () => {
    expect(dayOfRaid(tried('x', '2026-08-19', { origin: 'link' }))).toBe('2026-08-19');
    expect(dayOfRaid(tried('x', '2026-08-19', { seed: 'K7QM' }))).toBe(null);
  });
});

describe('another battle', () => {
  const elsewhere = (seed: string) =>
    tried('x', '2026-08-19', { scenario: { id: 'elsewhere-1943' }, seed });
  const own = elsewhere(seedOfDay('2026-08-19', 'green', 'elsewhere-1943'));

  test('has a seed of its own, with its name in it', () => {
    expect(own.seed).toBe('daily-elsewhere-1943-2026-08-19-green');
    expect(dayOfRaid(own)).toBe('2026-08-19');
    expect(dayOfRaid(tried('x', '2026-08-19', { seed: own.seed }))).toBe(null);
    expect(dayOfRaid(elsewhere('daily-2026-08-19-green'))).toBe(null);
  });

  test('counts beside the first', () => {
    const raids = [own, tried('a', '2026-08-19')];
    expect(counted(...raids)).toEqual(['x', 'a']);
    expect(resultsOf(raids, '2026-08-19', 'elsewhere-1943').get('green')?.id).toBe('x');
  });
});

describe('days in a row', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'].map((day) =>
    tried(day, day),
  );

  test('go over the end of a month', () => {
    expect(dayStreak(days, '2026-03-02')).toBe(4);
  });
  test('are not broken until the day is over', () => {
    expect(dayStreak(days, '2026-03-03')).toBe(4);
    expect(dayStreak(days, '2026-03-04')).toBe(0);
  });
  test('end at a gap', () => {
    expect(
      dayStreak(
        days.filter(({ id }) => id !== '2026-03-01'),
        '2026-03-02',
      ),
    ).toBe(1);
  });
  test('count a day with two levels once', () => {
    const twice = [tried('a', '2026-03-02'), tried('b', '2026-03-02', { level: 'basic' })];
    expect(dayStreak(twice, '2026-03-02')).toBe(1);
  });
});

describe('the line', () => {
  afterEach(() => {
    lang.value = 'en';
  });
  const facts: RaidFacts = {
    form: 1,
    guns: 2,
    secondGun: 6,
    line: true,
    strongpoints: 2,
    prisoners: 0,
    gone: 7,
    officers: 0,
    craft: 0,
    germans: 10,
    alarm: 9,
    where: [],
    luck: { british: 0, britishDice: 0, german: 0, germanDice: 0 },
  };
  const result = { outcome: 'total-success', vp: 31 };

  test('tells day, level, outcome, points, guns and losses, then the same in signs', () => {
    expect(dayLine({ ...DIEPPE, day: '2026-08-19', level: 'hardened', result, facts })).toBe(
      'Cauldron 19 Aug · Hardened commando · total success 31 VP · guns turn 6 · 7 lost · ★★★ ●● ☎ ▲▲ †7',
    );
  });

  test('of a bad day', () => {
    const bad = { ...facts, guns: 1, secondGun: 0, line: false, strongpoints: 0, gone: 1 };
    const failure = { outcome: 'failure', vp: -4 };
    expect(
      dayLine({ ...DIEPPE, day: '2026-01-01', level: 'basic', result: failure, facts: bad }),
    ).toBe('Cauldron 1 Jan · Basic game · failure −4 VP · 1 gun · 1 lost · ★☆☆ ●○ †1');
  });

  test('in French', () => {
    lang.value = 'fr';
    expect(dayLine({ ...DIEPPE, day: '2026-08-19', level: 'hardened', result, facts })).toMatch(
      /^Cauldron 19 août · .* · succès total 31 PV · canons tour 6 · 7 perdus · ★★★ [^\n]*$/,
    );
  });

  test('without facts yet, says what is known', () => {
    expect(dayLine({ ...DIEPPE, day: '2026-08-19', level: 'basic', result, facts: null })).toBe(
      'Cauldron 19 Aug · Basic game · total success 31 VP · ★★★',
    );
  });
});
