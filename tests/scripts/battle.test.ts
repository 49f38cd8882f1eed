// Which raid a script works on, by its words.

import { afterEach, expect, test, vi } from 'vitest';
import { chosenBattle, raidNames } from '../../scripts/battle.ts';
import { battleFolders } from '../../src/systems/battle-folders.ts';
import { TEST_SHELF } from '../systems/raid/drill-raid.ts';

afterEach(() => vi.unstubAllEnvs());

test('the first raid of the shelf where none is named', () => {
  const { name, scenario, rest } = chosenBattle(['--seeds', '1..3']);
  expect([name, `raid/${scenario.id}`]).toEqual([raidNames()[0], raidNames()[0]]);
  expect(rest).toEqual(['--seeds', '1..3']);
});

test('any raid by its name, wherever it stands among the words', () => {
  for (const wanted of raidNames()) {
    const { name, scenario, rest } = chosenBattle(['20', '--battle', wanted, '--json']);
    expect([name, `raid/${scenario.id}`]).toEqual([wanted, wanted]);
    expect(rest).toEqual(['20', '--json']);
  }
});

test('a raid that was put beside the shelf', () => {
  vi.stubEnv('CAULDRON_SHELF', TEST_SHELF);
  expect(chosenBattle(['--battle', 'raid/drill']).scenario.id).toBe('drill');
});

test.each(['raid/nowhere', 'fast-play/spicheren-1870', 'dieppe-1942', undefined])(
  '%s is refused, and what there is is told',
  (name) => {
    const words = ['--battle', ...(name === undefined ? [] : [name])];
    expect(() => chosenBattle(words)).toThrow(`--battle takes one of ${raidNames().join(', ')}`);
    expect(battleFolders().length).toBeGreaterThan(raidNames().length); // there are other battles
  },
);
