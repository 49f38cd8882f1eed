// Hexes in columns: which lie side by side, and what a straight line between two middles crosses.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  crosses,
  fromColumns,
  latticePoint,
  ROUND,
  runsAlong,
  toColumns,
} from '../../src/hex/columns.ts';
import { distance, type Hex, plus } from '../../src/hex/hex.ts';

/** 'E04': column E, row 4. */
const at = (id: string): Hex => fromColumns(id.charCodeAt(0) - 65, Number(id.slice(1)) - 1);
const hex = fc.record({
  q: fc.integer({ min: 0, max: 12 }),
  r: fc.integer({ min: -6, max: 12 }),
});

describe('columns', () => {
  test('every other column lies half a hex further south', () => {
    const around = (id: string) =>
      ROUND.map((step) => toColumns(plus(at(id), step))).map(
        ({ column, row }) => `${String.fromCharCode(65 + column)}${row + 1}`,
      );
    expect(around('G03')).toEqual(['G2', 'H2', 'H3', 'G4', 'F3', 'F2']);
    expect(around('F03')).toEqual(['F2', 'G3', 'G4', 'F4', 'E4', 'E3']);
  });

  test('are numbered there and back', () => {
    fc.assert(
      fc.property(hex, (one) => {
        const { column, row } = toColumns(one);
        expect(fromColumns(column, row)).toEqual(one);
      }),
    );
  });

  test('middles of neighbours lie as far apart either way', () => {
    const [x, y] = latticePoint({ q: 0, r: 0 });
    const ways = ROUND.map((step) => latticePoint(step)).map(([u, v]) => [u - x, v - y]);
    expect(ways).toEqual([
      [0, -2],
      [3, -1],
      [3, 1],
      [0, 2],
      [-3, 1],
      [-3, -1],
    ]);
  });
});

describe('lines', () => {
  test('down a column cross the hexes between', () => {
    expect(crosses(at('E01'), at('E04'), at('E02'))).toBe(true);
    expect(crosses(at('E01'), at('E04'), at('E05'))).toBe(false);
    expect(crosses(at('E02'), at('E04'), at('E01'))).toBe(false);
    expect(crosses(at('E01'), at('E04'), at('F02'))).toBe(false);
  });

  test('between two hexes of one row run along a side', () => {
    expect(runsAlong(at('C04'), at('E04'), at('D03'), at('D04'))).toBe(true);
    expect(crosses(at('C04'), at('E04'), at('D03'))).toBe(false);
    expect(runsAlong(at('C04'), at('E04'), at('D04'), at('D05'))).toBe(false);
    expect(runsAlong(at('C04'), at('E04'), at('F03'), at('F04'))).toBe(false);
  });

  test('agree with a count of many points on them', () => {
    fc.assert(
      fc.property(hex, hex, hex, (from, to, third) => {
        fc.pre(distance(from, third) > 0 && distance(to, third) > 0 && distance(from, to) > 0);
        const [ax, ay] = latticePoint(from);
        const [bx, by] = latticePoint(to);
        const [cx, cy] = latticePoint(third);
        let inside = 0;
        const POINTS = 4001;
        for (let i = 1; i < POINTS; i++) {
          const x = Math.abs(ax + ((bx - ax) * i) / POINTS - cx);
          const y = Math.abs(ay + ((by - ay) * i) / POINTS - cy);
          if (y < 1 - 1e-9 && x + y < 2 - 1e-9) inside++;
        }
        expect(crosses(from, to, third)).toBe(inside > 0);
      }),
      { numRuns: 400 },
    );
  });
});
