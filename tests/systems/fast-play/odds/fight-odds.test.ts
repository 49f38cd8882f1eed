// Odds of fights against examples worked by hand, against every throw one by one, and against sampled play.

import { describe, expect, test } from 'vitest';
import { enumerate } from '../../../../src/engine/enumerate.ts';
import {
  type Fraction,
  fraction,
  plus,
  reduced,
  sum,
  toNumber,
  ZERO,
} from '../../../../src/engine/fraction.ts';
import { copy } from '../../../../src/engine/position.ts';
import { type Rolls, SeededRolls } from '../../../../src/engine/rolls.ts';
import {
  type FightOdds,
  fightOdds,
  SAMPLES,
} from '../../../../src/systems/fast-play/odds/fight-odds.ts';
import { fallBack } from '../../../../src/systems/fast-play/rules/fall-back.ts';
import {
  hexOf,
  isOnBoard,
  setStrength,
  setTarget,
  strengthOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import {
  prepareSequence,
  rollVolleys,
  takeLosses,
} from '../../../../src/systems/fast-play/rules/volleys.ts';
import { type DrillUnit, Table } from '../drill.ts';

function table(
  units: Readonly<Record<string, DrillUnit>>,
  ground: Readonly<Record<string, string>> = {},
): Table {
  const laid = new Table({ units, ground });
  prepareSequence(laid.s);
  return laid;
}

const odds = (laid: Table, attackers: readonly string[], target: string): FightOdds =>
  fightOdds(
    laid.s,
    attackers.map((id) => laid.unit(id)),
    laid.unit(target),
  );

const whole = (list: readonly Fraction[]): Fraction => sum(list);
const expectWhole = ({ hits, ones, lost, back, destroyed, places }: FightOdds): void => {
  for (const list of [hits, ones, lost, back]) expect(whole(list)).toEqual(fraction(1));
  expect(sum([destroyed, ...places.map(({ chance }) => chance)])).toEqual(fraction(1));
};

describe('worked by hand', () => {
  test('19.1 two dice at a crest: cover costs a die, and the first 1 has no effect', () => {
    const crest = table(
      { G1: { at: '0304', facing: 'E' }, F1: { at: '0604', facing: 'W' } },
      { '0304': '.1', '0604': '.2#' },
    );
    const fight = odds(crest, ['G1'], 'F1');
    expect(fight.attackers[0]?.parts).toMatchObject({ table: 3, favoured: 'cover', total: 2 });
    expect([fight.dice, fight.least]).toEqual([2, 5]);
    expect(fight.hits).toEqual([fraction(4, 9), fraction(4, 9), fraction(1, 9)]);
    expect(fight.lost).toEqual([fraction(4, 9), fraction(4, 9), fraction(1, 9)]);
    expect(fight.ones).toEqual([fraction(25, 36), fraction(10, 36), fraction(1, 36)]);
    expect(fight.back).toEqual([fraction(35, 36), fraction(1, 36)]); // 12.6
    expect(fight.destroyed).toEqual(fraction(0));
    expectWhole(fight);
  });

  test('19.3 from behind: four dice, and the first 1 counts', () => {
    const rear = table(
      { G1: { at: '0304', facing: 'E' }, F1: { at: '0604', facing: 'E' } },
      { '0304': '.1', '0604': '.2#' },
    );
    const fight = odds(rear, ['G1'], 'F1');
    expect(fight.attackers[0]?.parts).toMatchObject({ favoured: 'above', behind: true, total: 4 });
    expect(fight.back[0]).toEqual(fraction(5 ** 4, 6 ** 4));
    expectWhole(fight);
  });

  test('12.4 a 4 hits whoever moved', () => {
    const open = table({ F1: { at: '0304', facing: 'E' }, G1: { at: '0404', facing: 'W' } });
    open.ready('G1', { moving: true });
    const fight = odds(open, ['F1'], 'G1');
    expect([fight.dice, fight.least]).toEqual([5, 4]);
    expect(fight.hits[0]).toEqual(fraction(1, 32));
    expect(fight.destroyed).toEqual(fraction(6, 32)); // 4 of 5, or 5
    expectWhole(fight);
  });

  test('13.2 nowhere to go: a 1 is a hit instead', () => {
    const walled = table(
      { F1: { at: '0304', facing: 'E' }, G1: { at: '0404', facing: 'W', strength: 3 } },
      { '0504': 'x0', '0403': 'x0', '0503': 'x0', '0405': 'x0', '0505': 'x0' },
    );
    const fight = odds(walled, ['F1'], 'G1');
    expect(fight.back).toEqual([fraction(1)]);
    expect(fight.lost[0]).toEqual(fraction(3 ** 5, 6 ** 5)); // 2, 3 and 4 alone do nothing
    expectWhole(fight);
  });

  test('13.4 where it falls back to is told', () => {
    const open = table({ F1: { at: '0304', facing: 'E' }, G1: { at: '0404', facing: 'W' } });
    const { places } = odds(open, ['F1'], 'G1');
    expect(places.map(({ hex }) => open.id(hex)).slice(0, 2)).toEqual(['0504', '0404']);
  });
});

const TWO = (): Table =>
  table(
    {
      F1: { at: '0304', facing: 'E' },
      F2: { at: '0403', facing: 'E' },
      G1: { at: '0404', facing: 'W', strength: 3 },
      G2: { at: '0604', facing: 'W' },
    },
    { '0504': 'w1', '0404': 'v0' },
  );

/** What becomes of G1 under the live rules with these dice. */
function endOf(laid: Table, attackers: readonly string[], rolls: Rolls): string {
  const s = copy(laid.s);
  const target = laid.unit('G1');
  for (const id of attackers) setTarget(s, laid.unit(id), target);
  const play = { s, rolls, tell: null };
  rollVolleys(play);
  takeLosses(play);
  fallBack(play);
  return isOnBoard(s, target) ? `${laid.id(hexOf(s, target))} ${strengthOf(s, target)}` : 'gone';
}

test('one attacker: the same as every throw of its dice one by one', () => {
  const laid = TWO();
  const ends = new Map<string, Fraction>();
  enumerate(
    (rolls) => endOf(laid, ['F1'], rolls),
    (end, d) => ends.set(end, plus(ends.get(end) ?? ZERO, { n: 1n, d })),
  );
  const fight = odds(laid, ['F1'], 'G1');
  expect(reduced(ends.get('gone') ?? ZERO)).toEqual(fight.destroyed);
  for (const { hex, chance } of fight.places) {
    const there = [...ends].filter(([end]) => end.startsWith(`${laid.id(hex)} `));
    expect(sum(there.map(([, share]) => share))).toEqual(chance);
  }
});

test('several attackers: within four standard errors of sampled play', () => {
  const laid = TWO();
  const fight = odds(laid, ['F1', 'F2'], 'G1');
  expectWhole(fight);
  const rolls = new SeededRolls('odds', 0);
  const samples = 20_000;
  const counts = new Map<string, number>();
  for (let i = 0; i < samples; i++) {
    const [place = ''] = endOf(laid, ['F1', 'F2'], rolls).split(' ');
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const told = [
    ['gone', fight.destroyed] as const,
    ...fight.places.map(({ hex, chance }) => [laid.id(hex), chance] as const),
  ];
  expect(told.length).toBeGreaterThan(2);
  for (const [place, chance] of told) {
    const p = toNumber(chance);
    const error = Math.sqrt((p * (1 - p)) / samples);
    expect(Math.abs((counts.get(place) ?? 0) / samples - p)).toBeLessThan(4 * error + 1e-9);
  }
});

test('the state is left as it is', () => {
  const laid = TWO();
  const before = laid.s.cells.slice();
  odds(laid, ['F1', 'F2'], 'G1');
  expect(laid.s.cells).toEqual(before);
  setStrength(laid.s, laid.unit('G1'), 1);
  expect(toNumber(odds(laid, ['F1', 'F2'], 'G1').destroyed)).toBeGreaterThan(0.9);
});

test('where very many attack, seeded samples stand for what is exact, within four standard errors', () => {
  const laid = TWO();
  const units = ['F1', 'F2'].map((id) => laid.unit(id));
  const whole = fightOdds(laid.s, units, laid.unit('G1'));
  const part = fightOdds(laid.s, units, laid.unit('G1'), 1);
  expect([whole.samples, part.samples]).toEqual([0, SAMPLES]);
  expect(whole.dice).toBe(part.dice);
  for (const what of ['hits', 'ones', 'lost', 'back'] as const) {
    for (const [n, chance] of whole[what].entries()) {
      const p = toNumber(chance);
      const error = Math.sqrt((p * (1 - p)) / SAMPLES);
      expect(Math.abs(toNumber(part[what][n] ?? ZERO) - p)).toBeLessThan(4 * error + 1e-9);
    }
  }
  expect(fightOdds(laid.s, units, laid.unit('G1'), 1)).toEqual(part);
});
