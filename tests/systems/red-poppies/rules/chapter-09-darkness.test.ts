// 9 Darkness: couplets, straying, short sight; whole turns only.

import { describe, expect, test } from 'vitest';
import { isDark, line, reachOf } from '../../../../src/systems/red-poppies/rules/sight.ts';
import { G, set } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Drill, Table, two } from '../drill.ts';

const dark = (units: Drill['units'], more: Partial<Drill> = {}): Table =>
  new Table({
    columns: 9,
    rows: 9,
    change: (file) => ({ conditions: { ...file.conditions, darkness: [[1, 2]] } }),
    ...more,
    units: { B9: { at: 'A09' }, G9: { at: 'I09' }, ...units },
  });

describe('9.01 darkness', () => {
  test('9.01, 5.441 the first hexside that is no road is a lost check, once a turn', () => {
    const table = dark({ B1: { at: 'C03' } });
    table
      .do('hex C03')
      .do('move B1 C04', two('check.lost.B1', 1, 2))
      .do('move B1 C05');
    expect(table.kinds().filter((kind) => kind === 'strayed')).toHaveLength(1);
  });
  test('9.01 not along a road', () => {
    const table = dark({ B1: { at: 'C03' } }, { sides: { 'C03/C04': 'road' } });
    table
      .do('hex C03')
      .do('move B1 C04')
      .do('move B1 C05', two('check.lost.B1', 1, 2));
    expect(table.at('B1')).toBe('C05');
  });
  test('9.01 attacks reach two hexes at most; 6.025 and so does sight', () => {
    const table = dark({ B1: { at: 'C03', kind: 'mg' } });
    expect(reachOf(table.s, table.unit('B1'))).toBe(2);
    const seen = (to: string) => line(table.s, table.hex('C03'), table.hex(to));
    expect([seen('C04'), seen('C05'), seen('C06')]).toEqual([0, 1, -1]);
  });
  test('9.01a in these turns alone', () => {
    const table = dark({});
    const turns = [1, 2, 3].map((turn) => {
      set(table.s, G.turn, turn);
      return isDark(table.s);
    });
    expect(turns).toEqual([true, true, false]);
  });
});
