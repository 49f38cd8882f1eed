// 4 The turn: initiative and couplets, halves, the administration.

import { describe, expect, test } from 'vitest';
import type { BattleFile } from '../../../../src/systems/red-poppies/rules/files.ts';
import { G, get, HexMark, hexHas } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Dice, type Drill, Table, two } from '../drill.ts';

const dice = (british: number, german: number): Dice => [
  ['initiative.british', british],
  ['initiative.german', german],
];
const far = (change: Partial<Drill> = {}): Drill => ({
  units: { B1: { at: 'A01' }, G1: { at: 'G07' } },
  couplets: 1,
  ...change,
});
const conditions =
  (changed: Partial<BattleFile['conditions']>) =>
  (file: BattleFile): Partial<BattleFile> => ({ conditions: { ...file.conditions, ...changed } });
/** Both sides pass through what is left of this turn; the next one begins with these dice. */
function nextTurn(table: Table, british: number, german: number): Table {
  for (let halves = 2 * get(table.s, G.couplets); halves > 1; halves--) table.do('pass');
  return table.do('pass', dice(british, german));
}
const begun = (table: Table) => {
  const { side, couplets } = table.last('initiative');
  return [side === 0 ? 'british' : 'german', couplets];
};

describe('4.11 initiative', () => {
  test('4.01, 4.11, 4.13 the higher die has it, the difference is the number of couplets', () => {
    expect(begun(nextTurn(new Table(far()), 2, 5))).toEqual(['german', 3]);
    expect(begun(nextTurn(new Table(far()), 6, 1))).toEqual(['british', 5]);
  });
  test('4.11 equal dice: two couplets, initiative to the Central Powers', () => {
    expect(begun(nextTurn(new Table(far()), 4, 4))).toEqual(['german', 2]);
  });
  test('4.12, 9.01 darkness takes one couplet', () => {
    const dark = far({ change: conditions({ darkness: [[1, 6]] }) });
    expect(begun(nextTurn(new Table(dark), 2, 5))).toEqual(['german', 2]);
  });
  test('4.12 a turn without couplets is followed by one that ignores darkness', () => {
    const table = new Table(far({ change: conditions({ darkness: [[1, 6]] }) }));
    table.do('pass').do('pass', dice(3, 2), dice(4, 3));
    const all = table.events.filter((event) => event.kind === 'initiative');
    expect(all.map(({ couplets, dark }) => [couplets, dark])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
  test('4.12 infiltration gives one more, and cancels out with darkness', () => {
    const one = far({ change: conditions({ infiltration: ['german'] }) });
    expect(begun(nextTurn(new Table(one), 2, 5))).toEqual(['german', 4]);
    const both = far({ change: conditions({ infiltration: ['german'], darkness: [[1, 6]] }) });
    expect(begun(nextTurn(new Table(both), 2, 5))).toEqual(['german', 3]);
  });
  test('4.12a two sides that infiltrate still give one; a scenario may take some; never below 0', () => {
    const two = far({ change: conditions({ infiltration: ['german', 'british'] }) });
    expect(begun(nextTurn(new Table(two), 2, 5))).toEqual(['german', 4]);
    const fewer = far({ change: conditions({ couplets: -1 }) });
    expect(begun(nextTurn(new Table(fewer), 2, 5))).toEqual(['german', 2]);
  });
  test('4.12a a level may give the initiative; the dice still give the number', () => {
    const given = far({
      change: () => ({
        levels: [
          {
            ...{ id: 'only', en: 'Only', fr: 'Seul', stunned: [] },
            initiative: [{ turn: 2, side: 'german' }],
          },
        ],
      }),
    });
    expect(begun(nextTurn(new Table(given), 6, 2))).toEqual(['german', 4]);
  });
});

describe('4.21 couplets', () => {
  test('4.21, 4.22, 4.23 halves alternate, the initiative first, and the count falls', () => {
    const table = new Table(far({ couplets: 2, active: 'german' }));
    const asked = [];
    for (let half = 0; half < 3; half++) {
      asked.push(`${table.asked()} ${get(table.s, G.couplets)}`);
      table.do('pass');
    }
    asked.push(`${table.asked()} ${get(table.s, G.couplets)}`);
    expect(asked).toEqual([
      ...['german half 2', 'british half 2', 'german half 1', 'british half 1'],
    ]);
    table.do('pass', dice(3, 1));
    expect(table.last('turn').turn).toBe(2);
  });
});

describe('4.31 administration', () => {
  test('4.31, 4.31a spent, moving, points and shovels are cleared; the scrape stays', () => {
    const table = new Table(
      far({ units: { B1: { at: 'A01' }, B2: { at: 'A03' }, G1: { at: 'G07' } }, couplets: 2 }),
    );
    table.do('hex A01').do('move B1 A02').do('stop').do('pass');
    table.do('hex A03').do('dig B2');
    expect(table.look('B1')).toContain('spent');
    table.do('pass', dice(3, 1));
    expect(table.look('B1')).toBe('formed');
    expect(table.look('B2')).toBe('formed');
    expect(table.has('B2', 'shovel')).toBe(false);
    expect(hexHas(table.s, table.hex('A03'), HexMark.scrape)).toBe(true);
    expect(table.last('turn-over').scrapes).toEqual([table.hex('A03')]);
    table.do('hex A02').do('move B1 A03').do('move B1 A04').do('move B1 A05');
    expect(table.at('B1')).toBe('A05');
  });
  test('4.31 fire, gas and smoke are lifted', () => {
    const table = new Table({
      ...far({ couplets: 2 }),
      batteries: { BA: { mode: 'rocket', registered: 'D04' } },
    });
    table
      .force('target BA D04 smoke')
      .do('pass')
      .do('pass', two('signal.BA', 1, 1), [['accuracy.BA', 2]]);
    expect(get(table.s, G.clouds)).toBe(1);
    table.do('pass', dice(3, 1));
    expect(get(table.s, G.clouds)).toBe(0);
  });
});
