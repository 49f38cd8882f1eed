// 5.01a A mass in hand: everybody at first, split as the player likes, and named to the rules as he left it.

import { afterEach, expect, test } from 'vitest';
import {
  leftOut,
  massInHand,
  namingOf,
  toggle,
  wholeMass,
} from '../../../../src/systems/red-poppies/panels/desk/mass.ts';
import { format } from '../../../../src/systems/red-poppies/rules/actions.ts';
import { type Drill, Table } from '../drill.ts';

afterEach(() => {
  leftOut.value = new Set();
});

const UNITS: Drill['units'] = {
  B1: { at: 'A01' },
  B2: { at: 'A02' },
  B3: { at: 'A03' },
  B4: { at: 'A03' },
  B5: { at: 'A05' },
  B6: { at: 'B01', kind: 'mg' },
  B7: { at: 'B02', dispersed: true },
  G1: { at: 'G07' },
};

const names = (table: Table, units: readonly number[]): string[] =>
  units.map((unit) => table.field.units[unit]?.id ?? '');

test('one press takes all who can be ordered together', () => {
  const table = new Table({ units: UNITS });
  const mass = (at: string) => names(table, massInHand(table.s, table.hex(at)));
  expect(mass('A01')).toEqual(['B1', 'B2', 'B3', 'B4']);
  expect(mass('A03')).toEqual(['B1', 'B2', 'B3', 'B4']);
  expect(mass('A05')).toEqual([]);
  expect(mass('B01')).toEqual([]);
  expect(mass('B02')).toEqual([]);
});

test('whoever is taken out of it takes those along whom nobody joins to it any more', () => {
  const table = new Table({ units: UNITS });
  const at = table.hex('A01');
  toggle([table.unit('B2')]);
  expect(names(table, massInHand(table.s, at))).toEqual(['B1']);
  expect(names(table, wholeMass(table.s, at))).toEqual(['B1', 'B2', 'B3', 'B4']);
  toggle([table.unit('B2')]);
  toggle([table.unit('B1')]);
  expect(names(table, massInHand(table.s, at))).toEqual(['B2', 'B3', 'B4']);
});

test('it is named one beside another, and just these are ordered', () => {
  const table = new Table({ units: UNITS });
  toggle([table.unit('B4')]);
  const units = massInHand(table.s, table.hex('A03'));
  for (const action of namingOf(table.s, [...units].reverse())) {
    if (table.asked() === 'british act') break; // what has a single answer is not asked
    table.do(format(table.field, action));
  }
  expect(table.asked()).toBe('british act');
  expect(['B1', 'B2', 'B3'].every((id) => table.has(id, 'active'))).toBe(true);
  expect(['B4', 'B5', 'B6', 'B7'].some((id) => table.has(id, 'active'))).toBe(false);
});
