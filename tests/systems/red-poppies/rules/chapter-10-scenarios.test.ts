// 10 Scenarios: reinforcements, control, exit, the end and what it is worth.

import { describe, expect, test } from 'vitest';
import { score } from '../../../../src/systems/red-poppies/rules/end.ts';
import type {
  BattleFile,
  ReinforcementFile,
} from '../../../../src/systems/red-poppies/rules/files.ts';
import { heldBy } from '../../../../src/systems/red-poppies/rules/state.ts';
import { Side } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Dice, type Drill, Table, two } from '../drill.ts';

const dice = (british: number, german: number): Dice => [
  ['initiative.british', british],
  ['initiative.german', german],
];
const units = (ids: readonly string[]): ReinforcementFile['units'] =>
  ids.map((id) => ({
    ...{ id, kind: 'british-infantry', en: id, fr: id, short: { en: id, fr: id } },
    levels: ['only'],
  }));
const entering = (
  ids: readonly string[],
  hexes: readonly string[],
  turn = 2,
): Partial<BattleFile> => ({
  reinforcements: [
    { side: 'british', turn, how: 'entering', edge: 'west', hexes, units: units(ids) },
  ],
});
const due = (
  ids: readonly string[],
  hexes: readonly string[],
  more: Partial<Drill> = {},
): Table => {
  const table = new Table({
    couplets: 1,
    change: () => entering(ids, hexes),
    ...more,
    units: { B1: { at: 'D01' }, G9: { at: 'G07' }, ...more.units },
  });
  return table.do('pass').do('pass', dice(5, 1));
};

describe('10.11 entering', () => {
  test('10.11 from their turn on they wait off the edge and are ordered like others', () => {
    const table = due(['B5', 'B6'], ['A03', 'A04']);
    expect(table.last('due').units).toHaveLength(2);
    expect(table.legal()).toContain('enter B5');
    table.do('enter B5').do('move B5 A03');
    expect(table.at('B5')).toBe('A03');
    table.do('move B5 A02').do('move B5 A01');
    expect(table.at('B5')).toBe('A01'); // the first hex cost one point
  });
  test('10.11 as many as twelve are side by side: one mass', () => {
    const table = due(['B5', 'B6', 'B7'], ['A03', 'A04']).do('mass B5').do('all');
    expect(table.last('ordered')).toMatchObject({ order: 'mass' });
    expect(table.last('ordered').units).toHaveLength(3);
  });
  test('10.11, 10.11a each through a hex that is, or touches, one already used by this order', () => {
    const table = due(['B5', 'B6', 'B7'], ['A01', 'A02', 'A04', 'A05']).do('mass B5').do('all');
    table.do('move B5 A01').do('stop');
    expect(table.forbids('move B6 A04')).toBe('10.11a');
    expect(table.forbids('move B6 A02')).toBeNull();
    expect(table.forbids('move B6 B01')).toBe('10.11');
  });
  test('10.11a as a stack of two, and what waits can do nothing but enter', () => {
    const table = due(['B5', 'B6'], ['A03']).do('mass B5').do('all');
    expect(table.forbids('deploy B5')).toBe('10.11a');
    expect(table.forbids('fire B5 G07')).toBe('10.11a');
    table.do('move-both B5 A03');
    expect([table.at('B5'), table.at('B6')]).toEqual(['A03', 'A03']);
  });
  test('10.11a a full hex is closed, an enemy-held one is not; who has not entered waits', () => {
    const table = due(['B5'], ['A03', 'A04'], {
      units: {
        B1: { at: 'A03' },
        B2: { at: 'A03' },
        G1: { at: 'A04', spent: true },
        G9: { at: 'G07' },
      },
    });
    table.do('enter B5');
    expect(table.forbids('move B5 A03')).toBe('2.11');
    expect(table.forbids('move B5 A04')).toBeNull();
    table.do('end').do('pass');
    expect(table.has('B5', 'waiting')).toBe(true);
    expect(table.forbids('enter B5')).toBeNull();
  });
  test('10.11 by a road or a trench that goes on beyond the edge', () => {
    const table = due(['B5'], ['A03', 'A04'], {
      ground: { A03: 'british', A02: 'british' },
      sides: {
        'A02/A03': 'trench',
        'A04/B03': 'road',
        'B03/C03': 'road',
        'C03/D02': 'road',
        'D02/E02': 'road',
      },
    });
    const other = due(['B5'], ['A04'], {
      sides: { 'A04/B03': 'road', 'B03/C03': 'road', 'C03/D02': 'road' },
    });
    table.do('enter B5').do('move B5 A03');
    expect(table.has('B5', 'inTrench')).toBe(true);
    other.do('enter B5').do('move B5 A04').do('move B5 B03').do('move B5 C03').do('move B5 D02');
    expect(other.at('B5')).toBe('D02');
  });
});

test('10.11, 5.441 by an enemy trench that goes on beyond the edge: as from within it', () => {
  const table = due(['B5'], ['A03'], { ground: { A03: 'german', A02: 'german' } });
  table.do('enter B5').do('move B5 A03', two('check.lost.B5', 6, 6));
  expect(table.look('B5')).toBe('dispersed spent in');
});

describe('10.12 placed', () => {
  const placed = (hexes: readonly string[]): Table =>
    new Table({
      couplets: 1,
      change: () => ({
        reinforcements: [{ side: 'british', turn: 2, how: 'placed', hexes, units: units(['B5']) }],
      }),
      units: { B1: { at: 'D01' }, B2: { at: 'A03' }, B3: { at: 'A03' }, G9: { at: 'G07' } },
    })
      .do('pass')
      .do('pass', dice(5, 1));
  test('10.12 after the initiative, on their hexes, within stacking, now or later', () => {
    const table = placed(['A03', 'A04', 'A05']);
    expect(table.asked()).toBe('british reinforce');
    expect(table.legal()).toEqual(['put B5 A04', 'put B5 A05', 'later B5']);
    expect(table.forbids('put B5 A03')).toBe('2.11');
    table.do('put B5 A04');
    expect([table.at('B5'), table.look('B5')]).toEqual(['A04', 'formed']);
    expect(heldBy(table.s, table.hex('A04'))).toBe(Side.british); // 10.21a
    const waits = placed(['A04']).do('later B5');
    expect(waits.asked()).toBe('british half');
  });
  test('2.11a a unit that could not be placed within it waits', () => {
    expect(placed(['A03']).asked()).toBe('british half');
  });
});

describe('10.21 control', () => {
  test('10.21, 10.21a the side that last was alone in it; nobody’s hexes stay so', () => {
    const table = new Table({
      units: {
        B1: { at: 'C03' },
        G1: { at: 'C04', spent: true },
        B9: { at: 'A07' },
        G9: { at: 'G07' },
      },
      change: () => ({ control: { british: [], german: ['C04'] } }),
    });
    const held = () => heldBy(table.s, table.hex('C04'));
    table.do('hex C03').do('move B1 C04');
    expect(held()).toBe(Side.german);
    table.do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 6, 5));
    expect(held()).toBe(Side.british);
    expect(heldBy(table.s, table.hex('E05'))).toBe(-1);
  });
});

describe('10.22 exit', () => {
  test('10.22, 10.22a over its edge for one point, gone before anyone can fire, no loss', () => {
    const table = new Table({
      units: { B1: { at: 'A03' }, B9: { at: 'A07' }, G1: { at: 'A05', kind: 'mg' } },
    });
    table.do('hex A03');
    expect(table.forbids('exit B1 north')).toBe('10.22');
    table.do('exit B1 west');
    expect(table.at('B1')).toBe('-');
    expect(table.asked()).toBe('german half');
    expect(score(table.s).lines.at(-1)?.count).toBe(0);
  });
  test('10.22a not from a hex with enemies', () => {
    const table = new Table({ units: { B1: { at: 'A03' }, G1: { at: 'A03' } } }).do('hex A03');
    expect(table.forbids('exit B1 west')).toBe('10.22a');
  });
});

describe('10.01 what it is worth', () => {
  const worth: Partial<BattleFile> = {
    turns: 3,
    objectives: [
      { hex: 'C03', vp: 5 },
      { hex: 'C05', vp: 3 },
    ],
    heldTurns: 2,
    loss: { unit: 'british-infantry', free: 0, vpEach: -1 },
    control: { british: ['C03'], german: ['C05'] },
  };
  test('10.01, 10.01a held at so many turn ends in a row, and losses beyond what is free', () => {
    const table = new Table({
      couplets: 1,
      change: () => worth,
      units: { B1: { at: 'C03' }, B2: { at: 'D01' }, G1: { at: 'G07' } },
    });
    expect(score(table.s)).toMatchObject({ vp: 5, outcome: 'foothold', over: false });
    table.do('pass').do('pass', dice(2, 1)).do('pass').do('pass', dice(2, 1));
    table.do('pass').do('pass');
    expect(table.last('over').reason).toBe('turns');
    expect(score(table.s)).toMatchObject({ vp: 5, outcome: 'foothold', over: true });
  });
  test('10.01a taken in the last turn it does not count', () => {
    const table = new Table({
      couplets: 1,
      change: () => ({ ...worth, turns: 1 }),
      units: { B1: { at: 'C03' }, G1: { at: 'G07' } },
    });
    table.do('pass').do('pass');
    expect(score(table.s).vp).toBe(0);
  });
  test('10.3 without infantry of the side that is judged it ends, and ground counts for nothing', () => {
    const table = new Table({
      couplets: 1,
      change: () => ({ ...worth, heldTurns: 1 }),
      units: { B1: { at: 'C03' }, B2: { at: 'D01', kind: 'mg' }, G1: { at: 'C04' } },
    });
    table
      .do('pass')
      .do('hex C04')
      .do('fire G1 C03')
      .do('close', two('check.fire.B1', 6, 5));
    expect(table.last('over').reason).toBe('no-infantry');
    expect(score(table.s)).toMatchObject({ vp: -1, outcome: 'repulse', over: true });
    expect(table.forbids('pass')).toBe('10.3');
  });
});
