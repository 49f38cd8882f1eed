// 2 Pieces: stacking and the cohesion check.

import { describe, expect, test } from 'vitest';
import { countIn, is, put } from '../../../../src/systems/red-poppies/rules/state.ts';
import { Is, Side } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Drill, Table, two } from '../drill.ts';

const pair = (more: Drill['units'] = {}, change: Partial<Drill> = {}): Drill => ({
  units: { G1: { at: 'D03' }, B1: { at: 'D01' }, G9: { at: 'G07' }, ...more },
  ...change,
});
/** The company B1 fires at G1 two hexes off: 2 − 1 and 1 for formed. */
const fire = (table: Table, first: number, second: number): Table => {
  table
    .do('hex D01')
    .do('fire B1 D03')
    .do('close', two('check.fire.G1', first, second));
  return table;
};

describe('2.02 types', () => {
  test('2.02 guns are artillery, machine guns and mortars, armour tanks and cars', () => {
    const table = new Table({
      units: {
        B1: { kind: 'mg' },
        B2: { kind: 'mortar' },
        B3: { kind: 'artillery' },
        B4: { kind: 'tank' },
        B5: { kind: 'car' },
        B6: {},
        B7: { kind: 'cavalry' },
        G1: { at: 'A01' },
      },
    });
    const bits = (bit: number) =>
      ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'].map((id) => is(table.s, table.unit(id), bit));
    expect(bits(Is.gun)).toEqual([true, true, true, false, false, false, false]);
    expect(bits(Is.armour)).toEqual([false, false, false, true, true, false, false]);
    expect(bits(Is.digger)).toEqual([true, true, true, false, false, true, false]);
  });
});

describe('2.11 stacking', () => {
  test('2.11 two of a side in a hex, and two of the other beside them', () => {
    const table = new Table({ units: { B1: {}, B2: {}, G1: {}, G2: {}, B9: { at: 'A01' } } });
    for (const id of ['B2', 'B1', 'G1', 'G2']) put(table.s, table.unit(id), table.hex('C03'));
    expect(countIn(table.s, table.hex('C03'), Side.british)).toBe(2);
    expect(countIn(table.s, table.hex('C03'), Side.german)).toBe(2);
    put(table.s, table.unit('B1'), table.hex('C04'));
    expect(countIn(table.s, table.hex('C03'), Side.british)).toBe(1);
  });
  test('2.11, 5.42 a third friend cannot enter', () => {
    const table = new Table(
      pair({ B2: { at: 'D02' }, B3: { at: 'D02' }, G1: { at: 'G06' } }, { rows: 7 }),
    );
    table.do('hex D01');
    expect(table.forbids('move B1 D02')).toBe('5.42');
    expect(table.forbids('move B1 E01')).toBeNull();
  });
  test('2.12 markers do not count', () => {
    const table = new Table(pair({ B2: { at: 'D01' } }));
    table.do('hex D01').do('dig B1').do('end');
    expect(countIn(table.s, table.hex('D01'), Side.british)).toBe(2);
  });
});

describe('2.21 the check', () => {
  test('2.21 dice, plus threat, minus protection, against the cohesion of the visible side', () => {
    const table = fire(new Table(pair()), 3, 3);
    const [check] = table.last('shot').checks;
    expect(check?.sum).toMatchObject({ total: 8 });
    expect(check?.sum.parts.map(({ name, value }) => `${name} ${value}`)).toEqual([
      ...['die 3', 'die 3', 'fire power 2', 'formed 1', 'range -1'],
    ]);
    expect(check).toMatchObject({ cohesion: 8, fate: 'holds' });
    expect(table.look('G1')).toBe('formed');
  });
  test('2.22 above cohesion: dispersed and spent', () => {
    expect(fire(new Table(pair()), 4, 3).look('G1')).toBe('dispersed spent');
  });
  test('2.22a a dispersed unit becomes spent, one that is both stays as it is', () => {
    const dispersed = pair({ G1: { at: 'D03', dispersed: true } });
    expect(fire(new Table(dispersed), 4, 3).look('G1')).toBe('dispersed spent');
    const both = new Table(pair({ G1: { at: 'D03', dispersed: true, spent: true } }));
    both.do('hex D01').do('fire B1 D03', two('check.fire.G1', 4, 4));
    expect(both.look('G1')).toBe('dispersed spent');
    expect(both.at('G1')).toBe('D03');
  });
  test('2.23 11 or more destroys', () => {
    const table = fire(new Table(pair()), 5, 4);
    expect(table.look('G1')).toBe('destroyed');
    expect(table.at('G1')).toBe('-');
  });
  test('2.23a whatever the cohesion printed, and on the side that was visible', () => {
    const steady = pair(
      {},
      {
        change: (file) => ({
          counters: file.counters.map((one) => ({
            ...one,
            formed: { ...one.formed, coh: 10 },
          })),
        }),
      },
    );
    expect(fire(new Table(steady), 4, 4).look('G1')).toBe('formed');
    expect(fire(new Table(steady), 5, 4).look('G1')).toBe('destroyed');
  });
});
