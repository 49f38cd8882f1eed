// Q to O What the filters weigh in the cases that are seldom met: the trench from within, mixed groups, ties, armour.

import { describe, expect, test } from 'vitest';
import { dangerOf, edgeOf, look } from '../../../../src/systems/red-poppies/german/figures.ts';
import { dangerOfWay } from '../../../../src/systems/red-poppies/german/ways.ts';
import {
  HexMark,
  markHex,
  modeOf,
  setHeld,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { Mode } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Drill, Table, two } from '../drill.ts';
import { answerOf, dropped, goesOn, zoned } from './drill.ts';

const german = (units: Drill['units'], more: Partial<Drill> = {}): Table => {
  look();
  return new Table({ columns: 9, rows: 9, active: 'german', couplets: 1, ...more, units });
};
const objective = (...hexes: string[]): Pick<Drill, 'change'> => ({
  change: () => ({ objectives: hexes.map((hex) => ({ hex, vp: 3 })) }),
});

describe('Q figures', () => {
  test('Q5 a barrage destroys in the open, and breaks with five faces of six in a trench or a house', () => {
    const table = german(
      { G1: { at: 'C01' }, B1: { at: 'I09', spent: true } },
      { ground: { C04: 'building' } },
    );
    for (const hex of ['C03', 'C04']) markHex(table.s, table.hex(hex), HexMark.barrage);
    const danger = (hex: string) => dangerOf(table.s, table.unit('G1'), table.hex(hex));
    expect([danger('C03'), danger('C04')]).toEqual([36, 30]);
  });
  test('Q5, Q10 the danger at a goal is nothing through a trench connection from within', () => {
    const more = { ground: { C01: 'german', C02: 'german' }, sides: { 'C01/C02': 'trench' } };
    const units = { G1: { at: 'C01' }, B1: { at: 'C05', kind: 'mg' } } as const;
    const way = (table: Table) =>
      dangerOfWay(table.s, table.unit('G1'), 1, 3, table.hex('C02'), table.hex('C01'));
    expect(way(german(units, more))).toBe(0);
    expect(way(german(units))).toBe(30);
  });
  test('Q6 as the values would count: doubled for infiltration on turn 1, and against armour', () => {
    const units = { G1: { at: 'C03' }, B1: { at: 'C03', kind: 'tank', spent: true } } as const;
    const edge = (table: Table) => edgeOf(table.s, table.hex('C03'), [table.unit('G1')]);
    expect(edge(german(units))).toBe(3 - 4);
    const infiltrating = german(units, {
      change: (file) => ({ conditions: { ...file.conditions, infiltration: ['german'] } }),
    });
    expect(edge(infiltrating)).toBe(6 - 4);
    const gun = german({ G1: { at: 'C03', kind: 'artillery' }, B1: units.B1 });
    expect(edge(gun)).toBe(3 - 4);
  });
});

describe('R reaction fire', () => {
  test('R2 a shot that could only strike others than the group is let be', () => {
    const table = new Table({
      ...{ columns: 9, rows: 9, ground: { C02: 'british', C01: 'british' } },
      sides: { 'C01/C02': 'trench' },
      units: {
        B1: { at: 'C01', dispersed: true },
        B2: { at: 'C02', onTop: true, spent: true },
        G1: { at: 'C06' },
        G2: { at: 'C05', dispersed: true },
      },
    });
    table.do('hex C01').do('move B1 C02');
    // 1 + 1 − 3 − 1 on the mover: broken from 10; on the other 1 + 1 − 1
    expect(dropped(table)).toEqual(['R4']);
  });
});

describe('O orders', () => {
  const trench = { ground: { C01: 'german', C02: 'german' }, sides: { 'C01/C02': 'trench' } };
  test('O3, Q5 along the trench they walk back in under fire that the open would forbid', () => {
    const units = { G1: { at: 'C01' }, B1: { at: 'C05', kind: 'mg' } } as const;
    const table = german(units, { ...trench, ...objective('C02') });
    setHeld(table.s, table.hex('C02'), 0);
    expect(answerOf(table)).toBe('O3: hex C01');
    const open = german(units, objective('C02'));
    setHeld(open.s, open.hex('C02'), 0);
    expect(answerOf(open)).not.toContain('O3');
  });
  test('O3, O4 all companies of the hex that have a way go together, whichever side is up', () => {
    const table = german(
      {
        ...{ G1: { at: 'C02' }, G2: { at: 'C02', dispersed: true } },
        B1: { at: 'C03', spent: true },
      },
      objective('C03'),
    );
    expect(answerOf(table)).toBe('O4: hex C02');
    expect(answerOf(goesOn(table))).toBe('O4: move-both G1 C03');
    const far = german(
      {
        ...{ G1: { at: 'C01' }, G2: { at: 'C01', dispersed: true } },
        B1: { at: 'C03', spent: true },
      },
      objective('C03'),
    );
    goesOn(far);
    expect(answerOf(far)).toBe('O4: move G1 C02');
  });
  test('O7 whoever has the shot of most worth fires first', () => {
    const table = german({
      G1: { at: 'C03', dispersed: true },
      G2: { at: 'C03' },
      B1: { at: 'C04', spent: true },
    });
    expect(answerOf(table)).toBe('O7: hex C03');
    expect(answerOf(goesOn(table))).toBe('O7: fire G2 C04');
  });
  test('O8 of two doors alike the first by name, whoever goes', () => {
    const table = german(
      { G1: { at: 'E03' }, G2: { at: 'C03' }, B1: { at: 'D06' } },
      {
        ground: { C04: 'german', E04: 'german' },
        change: zoned({ front: ['E04', 'C04'], support: [] }),
      },
    );
    expect(answerOf(table)).toBe('O6: hex C03');
  });
  test('O9 one company re-forms, and the order is over', () => {
    const table = german({
      G1: { at: 'C03', dispersed: true },
      G2: { at: 'C03', dispersed: true },
      B1: { at: 'I09' },
    });
    goesOn(table);
    expect(answerOf(table)).toBe('O9: deploy G1');
    expect(answerOf(goesOn(table))).toBe('O9: end');
  });
});

test('K2 a dead telephone is given up while the messenger still comes in time', () => {
  const dead = (turns: number): Table => {
    const table = german(
      { G1: { at: 'C01' }, B1: { at: 'I09' } },
      {
        ...{ couplets: 3, batteries: { GA: { mode: 'telephone' } } },
        change: (file) => ({
          turns,
          rules: {
            ...file.rules,
            signal: {
              ...file.rules.signal,
              telephone: {
                ...file.rules.signal.telephone,
                none: 0,
                noneWithoutTrench: 0,
                delay: 0,
              },
            },
          },
        }),
      },
    );
    return table
      .do('target GA C03 shell')
      .do('pass')
      .do('pass', two('signal.GA', 1, 1));
  };
  expect(answerOf(dead(5))).toBe('K2: messenger GA'); // 1 + 2 turns, two before the end
  expect(answerOf(dead(4))).toBe('K2: keep GA');
  const table = goesOn(dead(5));
  expect(modeOf(table.s, table.battery('GA'))).toBe(Mode.messenger);
});
