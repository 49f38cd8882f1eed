// Who is in hand while an order is carried out, and how what is in hand is put down.

import { signal } from '@preact/signals';
import { afterEach, expect, test } from 'vitest';
import { begun, unitsInHand } from '../../../../src/systems/red-poppies/panels/desk/in-hand.ts';
import { laying } from '../../../../src/systems/red-poppies/panels/desk/laying.ts';
import { stepBack } from '../../../../src/systems/red-poppies/panels/desk/own-keys.ts';
import { Table } from '../drill.ts';

afterEach(() => {
  begun.value = null;
  laying.value = null;
});

test('5.03a a mass begins with whoever stands where the order was given, another may be taken', () => {
  const table = new Table({
    units: { B1: { at: 'C03' }, B2: { at: 'C04' }, B3: { at: 'C05' }, G1: { at: 'G07' } },
  });
  table.do('mass B2').do('all');
  const inHand = (hex: number | null) => unitsInHand(table.s, hex);
  expect(inHand(null)).toEqual([table.unit('B1')]);
  begun.value = table.hex('C04');
  expect(inHand(null)).toEqual([table.unit('B2')]);
  expect(inHand(table.hex('C05'))).toEqual([table.unit('B3')]);
  begun.value = table.hex('A01'); // nobody is left there
  expect(inHand(null)).toEqual([table.unit('B1')]);
});

test('7.11 a step back puts the battery down, and only then who is looked at', () => {
  const inspected = signal<number | null>(7);
  const desk = { looks: { inspected } } as unknown as Parameters<typeof stepBack>[0];
  laying.value = { battery: 0, load: 0 };
  stepBack(desk);
  expect([laying.value, inspected.value]).toEqual([null, 7]);
  stepBack(desk);
  expect(inspected.value).toBeNull();
});
