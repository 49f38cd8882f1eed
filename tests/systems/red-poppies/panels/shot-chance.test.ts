// 6.11 The figure beside a shot: that something comes of it.

import { expect, test } from 'vitest';
import {
  bringsOf,
  chanceOf,
  shotOf,
} from '../../../../src/systems/red-poppies/panels/orders/shot-chance.ts';
import type { Shot } from '../../../../src/systems/red-poppies/rules/shots.ts';
import { Mark, mark } from '../../../../src/systems/red-poppies/rules/state.ts';
import { Table } from '../drill.ts';

const ways = (table: Table, word: string): number =>
  bringsOf(table.s, shotOf(table.s, table.action(word)) as Shot);

test('2.22 to break or destroy; once it is dispersed and spent, to destroy', () => {
  const table = new Table({ units: { B1: { at: 'C02' }, G1: { at: 'C04', dispersed: true } } });
  table.do('hex C02');
  const broken = ways(table, 'fire B1 C04');
  mark(table.s, table.unit('G1'), Mark.spent);
  const destroyed = ways(table, 'fire B1 C04');
  expect(destroyed).toBeGreaterThan(0);
  expect(destroyed).toBeLessThan(broken);
  expect(chanceOf(table.s, table.action('fire B1 C04'))).toBe(
    `${Math.round((100 * destroyed) / 36)} %`,
  );
});

test('6.36 who fires is spent by his own shot: if he is dispersed, the answer can only destroy him', () => {
  const answer = (dispersed: boolean): number => {
    const table = new Table({
      active: 'german',
      units: { B1: { at: 'C02' }, G1: { at: 'C04', dispersed } },
    });
    return ways(table.do('hex C04').do('fire G1 C02'), 'return B1');
  };
  expect(answer(true)).toBeLessThan(answer(false));
});
