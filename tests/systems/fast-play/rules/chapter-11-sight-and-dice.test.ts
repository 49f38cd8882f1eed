// 11 Who sees whom, and how many dice that is.

import { describe, expect, test } from 'vitest';
import { diceOn, diceParts, standOf } from '../../../../src/systems/fast-play/rules/dice.ts';
import { sees, sideOfFront } from '../../../../src/systems/fast-play/rules/sight.ts';
import { addMark, Mark, Option } from '../../../../src/systems/fast-play/rules/state.ts';
import { type Drill, facing, Table } from '../drill.ts';

/** The dice of one unit on another. */
function dice(
  drill: Drill,
  from: string,
  to: string,
  moving: readonly string[] = [],
  options = 0,
): number {
  const table = new Table(drill, options);
  for (const id of moving) addMark(table.s, table.unit(id), Mark.moving);
  return diceOn(table.s, standOf(table.s, table.unit(from)), standOf(table.s, table.unit(to)));
}
const face = (at: string, to: string, extra: Drill['ground'] = {}): Drill => ({
  ground: extra,
  units: { F1: { at, facing: 'E' }, G1: { at: to, facing: 'W' } },
});

describe('3.4, 3.5 the front line', () => {
  const { field, hex } = ((table) => ({ field: table.field, hex: (id: string) => table.hex(id) }))(
    new Table({ units: {} }),
  );
  test('three neighbours are in front, three behind', () => {
    const around = ['0605', '0504', '0404', '0405', '0406', '0506'].map((id) =>
      Math.sign(sideOfFront(field, hex('0505'), facing('E'), hex(id))),
    );
    expect(around).toEqual([1, 1, -1, -1, -1, 1]);
  });
  test('on the line is neither', () => {
    expect(sideOfFront(field, hex('0505'), facing('E'), hex('0503'))).toBe(0);
  });
});

describe('11.1 the table', () => {
  test.each([
    ['F1', 'G1', [5, 4, 2, 1, 0]],
    ['G1', 'F1', [4, 3, 3, 2, 1]],
  ] as const)('%s still', (from, to, row) => {
    const found = [1, 2, 3, 4, 5].map((n) => dice(face('0205', `0${2 + n}05`), from, to));
    expect(found).toEqual(row);
  });
  test('moving French reach two, moving Germans one', () => {
    expect([1, 2, 3].map((n) => dice(face('0205', `0${2 + n}05`), 'F1', 'G1', ['F1']))).toEqual([
      4, 3, 0,
    ]);
    expect([1, 2].map((n) => dice(face('0205', `0${2 + n}05`), 'G1', 'F1', ['G1']))).toEqual([
      4, 0,
    ]);
  });
  test('Bavarians and cavalry', () => {
    const drill: Drill = { units: { B1: { at: '0205' }, F1: { at: '0505', facing: 'W' } } };
    expect(dice(drill, 'B1', 'F1')).toBe(2);
    for (const [kind, expected] of [
      ['battleCavalry', 3],
      ['lightCavalry', 2],
    ] as const) {
      expect(
        dice({ units: { F1: { at: '0205', kind }, G1: { at: '0305', facing: 'W' } } }, 'F1', 'G1'),
      ).toBe(expected);
    }
  });
  test('14.1 the second period', () => {
    const late = (n: number, unit: object): number =>
      dice(
        { units: { F1: { at: '0205', ...unit }, G1: { at: `0${2 + n}05`, facing: 'W' } } },
        'F1',
        'G1',
        [],
        Option.secondPeriod,
      );
    expect([1, 2, 3, 4].map((n) => late(n, {}))).toEqual([4, 4, 2, 2]);
    expect(late(1, { regular: true })).toBe(5);
    expect([1, 2, 3].map((n) => late(n, { francsTireurs: true }))).toEqual([3, 2, 0]);
  });
});

describe('11.2, 19.2 from above', () => {
  test('still infantry above its target reaches one further', () => {
    expect(dice(face('0205', '0705', { '0205': '.2' }), 'F1', 'G1')).toBe(1);
    expect(dice(face('0205', '0705', { '0205': '.2' }), 'F1', 'G1', ['F1'])).toBe(0);
  });
});

describe('11.3 in front', () => {
  test('nobody fires behind his front line or along it', () => {
    expect(
      dice({ units: { F1: { at: '0505', facing: 'W' }, G1: { at: '0605' } } }, 'F1', 'G1'),
    ).toBe(0);
    expect(
      dice({ units: { F1: { at: '0505', facing: 'E' }, G1: { at: '0503' } } }, 'F1', 'G1'),
    ).toBe(0);
  });
});

describe('11.4 to 11.8 lines of sight', () => {
  const see = (
    ground: Drill['ground'],
    between: Drill['units'] = {},
    from = '0205',
    to = '0505',
  ): boolean => {
    const table = new Table({ ground: ground ?? {}, units: between });
    return sees(table.s, table.hex(from), table.hex(to));
  };
  test('over open ground', () => expect(see({})).toBe(true));
  test('11.6 a wood or a town between cuts it, at either end it does not', () => {
    expect(see({ '0305': 'w0' })).toBe(false);
    expect(see({ '0405': 'v0' })).toBe(false);
    expect(see({ '0205': 'w0', '0505': 'T0' })).toBe(true);
  });
  test('11.6 the other reading: nothing in cover is seen beyond one', () => {
    const table = new Table({ ground: { '0505': 'v0' }, units: {}, coverSight: 'adjacent' });
    expect(sees(table.s, table.hex('0205'), table.hex('0505'))).toBe(false);
    expect(sees(table.s, table.hex('0405'), table.hex('0505'))).toBe(true);
  });
  test('11.5 ground that is higher than the line cuts it', () => {
    expect(see({ '0405': '.1' })).toBe(false);
    expect(see({ '0405': '.1', '0205': '.2', '0505': '.1' })).toBe(true);
  });
  test('11.7 a third unit cuts it, friend or foe', () => {
    expect(see({}, { F9: { at: '0405' } })).toBe(false);
    expect(see({}, { G9: { at: '0305' } })).toBe(false);
  });
  test('11.4 a line between two hexes is cut only if both are', () => {
    // 0505 to 0604 runs along the side between 0605 and 0504
    expect(see({}, {}, '0505', '0604')).toBe(true);
    expect(see({}, { F9: { at: '0504' } }, '0505', '0604')).toBe(true);
    expect(see({}, { F9: { at: '0504' }, F8: { at: '0605' } }, '0505', '0604')).toBe(false);
  });
  test('11.8, 19.5 over an obstacle from or to a height', () => {
    const heights = { '0505': '.2' };
    expect(see(heights, { F9: { at: '0305' } })).toBe(true);
    expect(see(heights, { F9: { at: '0405' } })).toBe(false);
  });
  test('19.6 over a wood lower down, not over one as high', () => {
    expect(see({ '0205': '.2', '0305': 'w2', '0405': '.2' }, {}, '0205', '0405')).toBe(false);
    expect(see({ '0205': '.2', '0305': 'w1', '0405': '.2' }, {}, '0205', '0405')).toBe(true);
  });
});

describe('11.10 to 11.14 changes to the dice', () => {
  test('19.1 a target in cover and above takes one die, never two', () => {
    expect(dice(face('0505', '0205', {}), 'F1', 'G1')).toBe(0);
    const drill: Drill = {
      ground: { '0205': '.2#', '0505': '.1' },
      units: { F1: { at: '0205', facing: 'E' }, G1: { at: '0505', facing: 'W' } },
    };
    expect(dice(drill, 'G1', 'F1')).toBe(2);
    expect(dice(drill, 'F1', 'G1')).toBe(2);
  });
  test('11.11 cavalry has one die against it, or out of cover', () => {
    const horse = (ground: Drill['ground']): number =>
      dice(
        {
          ground: ground ?? {},
          units: { F1: { at: '0205', kind: 'battleCavalry' }, G1: { at: '0305', facing: 'W' } },
        },
        'F1',
        'G1',
      );
    expect(horse({ '0305': 'w0' })).toBe(1);
    expect(horse({ '0205': 'w0' })).toBe(1);
  });
  test('11.12, 19.3 from behind: two more, and cover is lost', () => {
    const drill: Drill = {
      ground: { '0505': '.2#', '0205': '.1', '0305': '.1', '0405': '.1' },
      units: { G1: { at: '0205', facing: 'E' }, F1: { at: '0505', facing: 'E' } },
    };
    const table = new Table(drill);
    const parts = diceParts(
      table.s,
      standOf(table.s, table.unit('G1')),
      standOf(table.s, table.unit('F1')),
    );
    expect(parts).toMatchObject({ table: 3, favoured: 'above', behind: true, total: 4 });
  });
  test('11.12 not against still infantry in a built-up place', () => {
    const drill: Drill = {
      ground: { '0505': 'v0' },
      units: { G1: { at: '0405', facing: 'E' }, F1: { at: '0505', facing: 'E' } },
    };
    expect(dice(drill, 'G1', 'F1')).toBe(3);
    expect(dice(drill, 'G1', 'F1', ['F1'])).toBe(6);
  });
});
