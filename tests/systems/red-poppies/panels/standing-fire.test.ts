// 6.33 Standing orders for fire answer a pause as the player has left word, and leave it to him where he wants to be asked.

import { afterEach, expect, test } from 'vitest';
import {
  standingAnswer,
  standingOrders,
} from '../../../../src/systems/red-poppies/panels/desk/standing-fire.ts';
import { format } from '../../../../src/systems/red-poppies/rules/actions.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { Table } from '../drill.ts';

const BEFORE = { guns: standingOrders.guns.value, rifles: standingOrders.rifles.value };
afterEach(() => {
  standingOrders.guns.value = BEFORE.guns;
  standingOrders.rifles.value = BEFORE.rifles;
});

/** A German company walks up to a British gun and a British company. */
function pause(at: string, to: string): Table {
  const table = new Table({
    active: 'german',
    units: { B1: { at: 'D04' }, B2: { at: 'C05', kind: 'mg' }, G1: { at } },
  });
  return table.do(`hex ${at}`).do(`move G1 ${to}`);
}
const answerOf = ({ s, field }: Table): string | null => {
  const action = standingAnswer(s, redPoppies.asked(s));
  return action === null ? null : format(field, action);
};

test('guns fire by themselves at whoever comes near enough, rifles ask', () => {
  const table = pause('F05', 'E05');
  expect(answerOf(table)).toBe('shoot B2');
  standingOrders.guns.value = { how: 'hold', within: 8 };
  expect(answerOf(table)).toBeNull();
});

test('let them come to two squares', () => {
  standingOrders.guns.value = { how: 'fire', within: 2 };
  standingOrders.rifles.value = { how: 'fire', within: 1 };
  const far = pause('G05', 'F05');
  expect(answerOf(far)).toBe('close');
  const near = pause('F05', 'E05');
  expect(answerOf(near)).toBe('shoot B2');
});

test('who holds fire is never asked, and no other question is answered', () => {
  standingOrders.guns.value = { how: 'hold', within: 8 };
  standingOrders.rifles.value = { how: 'hold', within: 8 };
  const table = pause('F05', 'E05');
  expect(answerOf(table)).toBe('close');
  table.do('close');
  expect(answerOf(table)).toBeNull();
});

test('a gun does not fire where it would only tire', () => {
  const table = new Table({
    active: 'german',
    units: {
      ...{ B1: { at: 'C05', kind: 'mg' }, B2: { at: 'C05', kind: 'mg' } },
      G1: { at: 'F05' },
    },
  });
  table.do('hex F05').do('move G1 E05');
  expect(answerOf(table)).toBe('shoot B1');
  table.do('shoot B1', [
    ['check.react.G1.1', 4],
    ['check.react.G1.2', 1],
  ]);
  expect(table.look('G1')).toBe('dispersed spent');
  expect([table.asked(), table.legal()]).toEqual(['british pause', ['shoot B2', 'close']]);
  expect(answerOf(table)).toBe('close');
});
