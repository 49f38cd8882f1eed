// 3 The map: the grid, directions, distance, what lies where.

import { describe, expect, test } from 'vitest';
import { apartOf, directionTo } from '../../../../src/systems/red-poppies/rules/field.ts';
import {
  Along,
  DIRECTIONS,
  Ground,
  NONE,
  Side,
} from '../../../../src/systems/red-poppies/rules/types.ts';
import { Table } from '../drill.ts';
import { hawthorn, hexNamed } from '../hawthorn.ts';

const table = new Table({
  columns: 9,
  rows: 7,
  ground: { C03: 'wood crater german', C04: 'german' },
  sides: { 'C03/C04': 'trench', 'C03/D03': 'stream bridge', 'C03/D02': 'wire' },
  units: { B1: { at: 'A01' }, G1: { at: 'I07' } },
});
const apart = (a: string, b: string) => apartOf(table.field, table.hex(a), table.hex(b));
const around = (id: string) =>
  DIRECTIONS.map((_, direction) => {
    const hex = table.field.next[table.hex(id) * 6 + direction] as number;
    return hex === NONE ? '-' : table.field.hexes[hex]?.id;
  });

describe('3.01 the grid', () => {
  test('3.01 letters for columns, numbers for rows', () => {
    expect(table.field.hexes).toHaveLength(63);
    expect(table.field.hexes[0]?.id).toBe('A01');
    expect(table.field.hexes[62]?.id).toBe('I07');
  });
  test('3.01a every second column lies half a hex further south', () => {
    expect(apart('D03', 'E03')).toBe(1);
    expect(apart('D03', 'E04')).toBe(1);
    expect(apart('E05', 'F05')).toBe(1);
    expect(apart('F05', 'E04')).toBe(2);
    expect(around('G03')).toEqual(['G02', 'H02', 'H03', 'G04', 'F03', 'F02']);
    expect(around('F03')).toEqual(['F02', 'G03', 'G04', 'F04', 'E04', 'E03']);
    expect(around('A01')).toEqual(['-', '-', 'B01', 'A02', '-', '-']);
  });
  test('3.01b directions go clockwise from north', () => {
    expect(DIRECTIONS).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(directionTo(table.field, table.hex('E04'), table.hex('F03'))).toBe(1);
    expect(directionTo(table.field, table.hex('E04'), table.hex('G04'))).toBe(NONE);
  });
  test('3.01c distance is counted in steps', () => {
    expect(apart('A01', 'A07')).toBe(6);
    expect(apart('A01', 'I01')).toBe(8);
    expect(apart('A01', 'I05')).toBe(8);
    expect(apart('A05', 'I01')).toBe(8);
    expect(apart('A07', 'I01')).toBe(10);
  });
  test('3.01d hexes have words, hexsides have what runs there', () => {
    const hex = table.hex('C03');
    expect(table.field.terrain[hex]).toBe(Ground.wood | Ground.crater);
    expect(table.field.dugBy[hex]).toBe(Side.german);
    const bits = (to: string) =>
      table.field.sides[hex * 6 + directionTo(table.field, hex, table.hex(to))];
    expect(bits('C04')).toBe(Along.trench);
    expect(bits('D03')).toBe(Along.stream | Along.bridge);
    expect(bits('D02')).toBe(Along.wire);
    expect(bits('C02')).toBe(0);
  });
  test('3.02 batteries are off the map, and so is who waits or is gone', () => {
    expect(hawthorn.batteries).toHaveLength(5);
    expect(hawthorn.hexes).toHaveLength(99);
    expect(hawthorn.hexes[hexNamed(hawthorn, 'E05')]?.en).toBe('Hawthorn Redoubt (the mine)');
  });
});
