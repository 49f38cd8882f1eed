// 6.33 Standing orders for fire answer a pause as the player has left word, and leave it to him where he wants to be asked.

import { afterEach, describe, expect, test } from 'vitest';
import type { Notes } from '../../../../src/app/storage/notes.ts';
import { wishNote } from '../../../../src/app/wish-notes.ts';
import {
  standingAnswer,
  standingOrders,
  standingWishes,
} from '../../../../src/systems/red-poppies/panels/desk/standing-fire.ts';
import { format } from '../../../../src/systems/red-poppies/rules/actions.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { keepWishes } from '../../../../src/ui/play/keep-wishes.ts';
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

describe('over a reload of the page', () => {
  /** What the browser would have kept. */
  const memory = (): Notes => {
    const texts = new Map<string, string>();
    return {
      read: (name) => texts.get(name) ?? null,
      write: (name, text) => Boolean(texts.set(name, text)),
      remove: (name) => void texts.delete(name),
    };
  };
  const now = () => [standingOrders.guns.value, standingOrders.rifles.value];

  test('they are what they were, each battle its own, and a new one begins afresh', () => {
    const notes = memory();
    const close = keepWishes(standingWishes, wishNote(notes, 'one'));
    standingOrders.guns.value = { how: 'ask', within: 3 };
    standingOrders.rifles.value = { how: 'hold', within: 2 };
    close();
    keepWishes(standingWishes, wishNote(notes, 'other'))();
    expect(now()).toEqual([BEFORE.guns, BEFORE.rifles]);
    keepWishes(standingWishes, wishNote(notes, 'one'))();
    expect(now()).toEqual([
      { how: 'ask', within: 3 },
      { how: 'hold', within: 2 },
    ]);
  });

  test('what was kept and cannot be read is left out, order by order', () => {
    const notes = memory();
    for (const kept of ['nonsense', 'null', '[]', '[["one"]]', '[["one",7]]']) {
      notes.write('wishes', kept);
      keepWishes(standingWishes, wishNote(notes, 'one'))();
      expect(now()).toEqual([BEFORE.guns, BEFORE.rifles]);
    }
    wishNote(notes, 'one').write({ guns: { how: 'fire', within: 2 }, rifles: { how: 'run' } });
    keepWishes(standingWishes, wishNote(notes, 'one'))();
    expect(now()).toEqual([{ how: 'fire', within: 2 }, BEFORE.rifles]);
  });

  test('those of the battles changed last are kept, so that they never fill the device', () => {
    const notes = memory();
    for (let n = 0; n < 40; n++) wishNote(notes, `battle ${n}`).write({ n });
    expect(wishNote(notes, 'battle 39').read()).toEqual({ n: 39 });
    expect(wishNote(notes, 'battle 10').read()).toBeNull();
  });

  test('a lesson keeps nothing and begins with what every battle begins with', () => {
    standingOrders.guns.value = { how: 'hold', within: 1 };
    keepWishes(standingWishes, undefined)();
    expect(now()).toEqual([BEFORE.guns, BEFORE.rifles]);
  });
});
