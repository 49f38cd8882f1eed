// X The worked example, row by row, die by die: three companies over a mine, a machine gun that does not tire.

import { beforeAll, describe, expect, test } from 'vitest';
import { G, get, isWhole } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Dice, Table, two } from '../drill.ts';

const example = (): Table =>
  new Table({
    fresh: true,
    columns: 7,
    rows: 6,
    ground: { E05: 'german', F05: 'german' },
    sides: { 'E05/F05': 'trench', 'E04/E05': 'wire' },
    units: { G1: {}, GM: { kind: 'mg' }, B1: {}, B2: {}, B3: {} },
    batteries: { GA: { mode: 'rocket', fp: 4, registered: 'E04' } },
    change: (file) => ({
      setUp: [
        { ...file.setUp[0], zone: ['E05', 'F05'] } as (typeof file.setUp)[0],
        { ...file.setUp[1], zone: ['C03', 'D03', 'E03'] } as (typeof file.setUp)[0],
      ],
      bombardment: { side: 'british', type: 'pulverising', hexes: ['E05', 'F05'] },
      mine: { side: 'british', hex: 'E05' },
    }),
  });

const INITIATIVE = (british: number, german: number): Dice => [
  ['initiative.british', british],
  ['initiative.german', german],
];

describe('X1 to X9 the worked example', () => {
  const table = example();

  beforeAll(() => {
    table.do('register GA E04');
    table.do('place G1 E05').do('place-dispersed GM F05');
    table.do('place B1 E03').do('place B2 D03');
  });

  test('X1 the bombardment disperses the company, the mine destroys it, a gap is made', () => {
    table.do(
      'place B3 C03',
      [
        ['bombard.G1', 5],
        ['bombard.GM', 1],
      ],
      INITIATIVE(2, 5),
    );
    expect(table.kinds()).toContain('mine');
    expect(table.look('GM')).toBe('dispersed in');
    expect(table.look('G1')).toBe('destroyed');
  });

  test('X2 three couplets, Germans first; they pass; the three companies are one mass', () => {
    expect(isWhole(table.s, 0)).toBe(false);
    expect(get(table.s, G.couplets)).toBe(3);
    table.do('pass');
    table.do('mass B1').do('all');
    expect(table.last('ordered').units).toHaveLength(3);
  });

  test('X3 on top of the trench the gun destroys the first: 3 + 4 + 2 + 1 + 1 is 11', () => {
    table.do('move B1 E04').do('close').do('move B1 E05');
    expect(table.has('B1', 'inTrench')).toBe(false);
    table.do('shoot GM', two('check.react.B1', 3, 4));
    expect(table.last('shot').checks[0]?.sum.total).toBe(11);
    expect(table.look('B1')).toBe('destroyed');
    expect(table.has('GM', 'spent')).toBe(false);
  });

  test('X4 the second is broken at 10, and the double spends the gun', () => {
    table.do('move B2 E04').do('close').do('move B2 E05');
    table.do('shoot GM', two('check.react.B2', 3, 3));
    expect(table.last('shot').checks[0]?.sum.total).toBe(10);
    expect(table.look('B2')).toBe('dispersed spent');
    expect(table.has('GM', 'spent')).toBe(true);
  });

  test('X5 the third comes to E04 unharmed; the rocket target is ready at once, without a roll', () => {
    table.do('move B3 D03').do('move B3 E04').do('stop');
    expect(table.at('B3')).toBe('E04');
    expect(table.asked()).toBe('german half');
    table.do('target GA E04 shell');
    expect(table.last('aimed')).toMatchObject({ due: 1, registered: true });
    expect(table.kinds()).not.toContain('signal');
  });

  test('X6 the next pass rolls 6, above 5: nothing', () => {
    expect(table.last('passed')).toMatchObject({ side: 0, nothing: true }); // all British are spent
    table.do('pass', two('signal.GA', 2, 4)).do('keep GA', INITIATIVE(4, 2));
    expect(table.last('signal')).toMatchObject({ number: 5, through: false });
    expect(table.last('initiative')).toMatchObject({ side: 0, couplets: 2 });
  });

  test('X7 the broken company climbs in: 2 + 1 − 3, and 7 holds', () => {
    expect(table.look('B2')).toBe('dispersed');
    table.do('hex E05').do('climb B2');
    table.do('shoot GM', two('check.react.B2', 3, 4));
    expect(table.last('shot').checks[0]?.sum.total).toBe(7);
    expect(table.look('B2')).toBe('dispersed spent in');
    expect(table.has('GM', 'spent')).toBe(false);
    table.do('pass', two('signal.GA', 5, 4)).do('keep GA');
    expect(table.last('signal').through).toBe(false);
  });

  test('X8 dispersing draws no fire; the signal comes before the order, misses and goes to F03', () => {
    table.do('hex E04').do('deploy B3');
    expect(table.look('B3')).toBe('dispersed spent');
    expect(table.asked()).toBe('german half');
    table.do('hex F05', two('signal.GA', 2, 3), [
      ['accuracy.GA', 4],
      ['scatter.GA', 2],
    ]);
    const fell = table.last('fell');
    expect(fell.sum.total).toBe(3);
    expect(table.field.hexes[fell.hex]?.id).toBe('F03');
  });

  test('X9 the gun fires at E04: 5 + 2 + 2 − 1 is 8, no more effect; the gun is spent', () => {
    table.do('fire GM E04', two('check.fire.B3', 5, 2), INITIATIVE(3, 1));
    expect(table.last('shot').checks[0]).toMatchObject({ sum: { total: 8 }, fate: 'broken' });
    expect(table.last('shot').spent).toBe(true);
    expect(table.last('turn').turn).toBe(3);
  });
});
