// 1 to 3 and 16 to 18: the field, units, facings, levels, decisions.

import { describe, expect, test } from 'vitest';
import { copy } from '../../../../src/engine/position.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import * as A from '../../../../src/systems/fast-play/rules/actions.ts';
import { arrivalTurn, takesPart } from '../../../../src/systems/fast-play/rules/arrivals.ts';
import { diceOn, standOf, tableRow } from '../../../../src/systems/fast-play/rules/dice.ts';
import { apartOf, facingTo } from '../../../../src/systems/fast-play/rules/field.ts';
import { hindrances } from '../../../../src/systems/fast-play/rules/ground.ts';
import { rollPointDie } from '../../../../src/systems/fast-play/rules/points.ts';
import { sideOfFront } from '../../../../src/systems/fast-play/rules/sight.ts';
import {
  addMark,
  facingOf,
  G,
  get,
  hexOf,
  isMoving,
  isOnBoard,
  Mark,
  Stage,
  type State,
  set,
  setPoints,
  setStrength,
  strengthOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { FACINGS, KINDS, NATIONS, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { Table } from '../drill.ts';
import { spicheren } from '../spicheren.ts';

const begin = (level = 'colonel', seed = '1'): State =>
  fastPlay.setup(spicheren, { seed, level, events: false });

describe('1 the field', () => {
  test('1.3 a d4 shows 1 to 4, a d8 1 to 8', () => {
    const s = begin();
    const rolls = new SeededRolls('dice', G.random);
    const throws = (character: number): number[] => {
      set(s, G.character + Side.french, character);
      return Array.from({ length: 400 }, () => rollPointDie(rolls, s, Side.french, 0).value);
    };
    for (const [character, faces] of [
      [1, 4],
      [2, 6],
      [3, 8],
    ] as const) {
      const seen = throws(character);
      expect([Math.min(...seen), Math.max(...seen)]).toEqual([1, faces]);
    }
  });
  test('1.4 the real field is sixteen by thirteen, in four segments', () => {
    expect([spicheren.columns, spicheren.rows, spicheren.segments.length]).toEqual([16, 13, 4]);
  });
  test('1.5 every segment is of one piece', () => {
    for (const [segment] of spicheren.segments.entries()) {
      const all = spicheren.hexes.flatMap((_, hex) =>
        spicheren.segment[hex] === segment ? [hex] : [],
      );
      const seen = new Set([all[0] as number]);
      for (const hex of seen) {
        for (let facing = 0; facing < 6; facing++) {
          const next = spicheren.next[hex * 6 + facing] as number;
          if (next >= 0 && spicheren.segment[next] === segment) seen.add(next);
        }
      }
      expect(seen.size).toBe(all.length);
    }
  });
  test('1.6 ground hinders a step, or does not', () => {
    const table = new Table({ ground: { '0605': 'w0' }, units: {} });
    const step = (facing: number): number =>
      hindrances(
        table.field,
        table.hex('0505'),
        facing,
        table.field.next[table.hex('0505') * 6 + facing] as number,
      );
    expect(step(0)).not.toBe(0);
    expect(step(3)).toBe(0);
  });
});

describe('2 units', () => {
  test('2.1 begin with their strength', () => {
    const s = begin();
    for (const [unit, { strength }] of spicheren.units.entries()) {
      if (isOnBoard(s, unit)) expect(strengthOf(s, unit)).toBe(strength);
    }
  });
  test('2.3 a weak unit fires as well as a strong one', () => {
    const table = new Table({
      units: { F1: { at: '0505', facing: 'E' }, G1: { at: '0605', facing: 'W' } },
    });
    setStrength(table.s, table.unit('F1'), 1);
    expect(
      diceOn(table.s, standOf(table.s, table.unit('F1')), standOf(table.s, table.unit('G1'))),
    ).toBe(5);
  });
  test('2.5, 2.7 kinds and nations have rows of their own', () => {
    const rows = spicheren.units.map((unit) => tableRow(unit, false, false).join());
    expect(new Set(rows).size).toBeGreaterThan(3);
    expect(KINDS.length * NATIONS.length).toBe(9);
  });
  test('2.8 an order that changes hex or facing makes a unit moving', () => {
    const table = new Table({
      units: {
        F1: { at: '0207', facing: 'E' },
        F2: { at: '0307', facing: 'E' },
        G1: { at: '0902' },
      },
    });
    set(table.s, G.stage, Stage.move);
    set(table.s, G.mover, Side.french);
    setPoints(table.s, Side.french, 0, 5);
    fastPlay.perform(table.play(), A.order(table.unit('F1'), table.hex('0207'), 0));
    expect(isMoving(table.s, table.unit('F1'))).toBe(false);
    expect(fastPlay.legal(table.s, [])).toContain(A.order(table.unit('F2'), table.hex('0307'), 2));
  });
  test('2.9 what a unit is it stays to the end of the turn', () => {
    const table = new Table({ units: { F1: { at: '0207' } } });
    addMark(table.s, 0, Mark.moving);
    expect(isMoving(copy(table.s), 0)).toBe(true);
  });
});

describe('3 hexes', () => {
  const hex = (id: string): number => spicheren.hexes.findIndex((one) => one.id === id);
  test('2.4, 3.1 a unit is in the middle of one hex', () => {
    const s = begin();
    const places = spicheren.units.flatMap((_, unit) =>
      isOnBoard(s, unit) ? [hexOf(s, unit)] : [],
    );
    expect(new Set(places).size).toBe(places.length);
  });
  test('3.2 distance is counted in steps', () => {
    expect(apartOf(spicheren, hex('0707'), hex('0709'))).toBe(2);
    expect(apartOf(spicheren, hex('0101'), hex('1601'))).toBe(15);
  });
  test('3.3, 3.6 six facings, three steps forward', () => {
    const at = hex('0707');
    const forward = FACINGS.map(
      (_, facing) => sideOfFront(spicheren, at, 0, spicheren.next[at * 6 + facing] as number) > 0,
    );
    expect(forward).toEqual([true, true, false, false, false, true]);
    expect(facingTo(spicheren, at, hex('0807'))).toBe(0);
  });
});

describe('4, 5 order', () => {
  test('4.1 orders go to the French alone', () => {
    const s = begin();
    set(s, G.stage, Stage.move);
    for (let segment = 0; segment < 4; segment++) setPoints(s, Side.french, segment, 9);
    const units = fastPlay
      .legal(s, [])
      .filter((one) => A.kindOf(one) === A.Do.order)
      .map(A.unitOf);
    expect(new Set(units.map((unit) => spicheren.units[unit]?.side))).toEqual(
      new Set([Side.french]),
    );
  });
  test('4.5, 16.2 the level says which column a general is thrown on', () => {
    expect(spicheren.levels.map(({ characterTable }) => characterTable[0].join())).toEqual([
      '0,1,1,2,2,3',
      '0,0,1,1,2,3',
      '0,0,1,1,2,3',
    ]);
  });
  test('5.1, 5.2 a turn begins with its points, and marks come off', () => {
    const s = begin();
    expect([Stage.name, Stage.deal, Stage.move, Stage.first, Stage.attack]).toContain(
      get(s, G.stage),
    );
    expect(spicheren.units.every((_, unit) => !isMoving(s, unit))).toBe(true);
  });
  test('5.3 actions come in the order of the files', () => {
    const s = begin();
    set(s, G.stage, Stage.move);
    for (let segment = 0; segment < 4; segment++) setPoints(s, Side.french, segment, 9);
    const orders = fastPlay.legal(s, []).filter((one) => A.kindOf(one) === A.Do.order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });
});

describe('15, 16 set-up and levels', () => {
  test('15.1 units stand where the file puts them, facing as it says', () => {
    const s = begin();
    const unit = spicheren.units.findIndex(({ id }) => id === 'F-JOL');
    expect(spicheren.hexes[hexOf(s, unit)]?.id).toBe('0707');
    expect(FACINGS[facingOf(s, unit)]).toBe('NE');
  });
  test('16.1, 16.2 arrivals shift with the level', () => {
    const late = spicheren.units.findIndex(({ id }) => id === 'G-26');
    const listed = spicheren.units[late]?.arrives ?? 0;
    const turn = (level: string): number => arrivalTurn(begin(level), late);
    expect(['lieutenant', 'colonel', 'marshal'].map(turn)).toEqual([
      ...[listed + 1, listed, listed - 1],
    ]);
  });
  test.each([
    ['G-25', [false, true, true]],
    ['G-14C', [false, true, true]],
    ['G-12', [true, true, true]],
    ['G-11', [false, false, true]],
  ])('16.2 the levels that %s takes part in', (id, levels) => {
    const unit = spicheren.units.findIndex((one) => one.id === id);
    expect(
      ['lieutenant', 'colonel', 'marshal'].map((level) => takesPart(begin(level), unit)),
    ).toEqual(levels);
  });
  test('16.3 options are named, and unknown ones refused', () => {
    expect(() =>
      fastPlay.setup(spicheren, {
        seed: '1',
        level: 'colonel',
        events: false,
        optional: ['nonsense'],
      }),
    ).toThrow("no option 'nonsense'");
    const s = fastPlay.setup(spicheren, {
      seed: '1',
      level: 'colonel',
      events: false,
      optional: ['charge', 'guard'],
    });
    expect(get(s, G.options)).toBe(2 | 4);
  });
});

describe('17, 18 both sides, decisions, dice', () => {
  test('17.1 the same rows of the table move both sides', () => {
    const table = new Table({
      units: { F1: { at: '0505', facing: 'E' }, G1: { at: '0507', facing: 'E' } },
    });
    expect(table.field.units.map((unit) => tableRow(unit, true, false)[0])).toEqual([4, 4]);
  });
  test('18.1 every answer has words, and the words lead back to it', () => {
    for (const action of [
      A.test,
      A.keep,
      A.lead(2),
      A.command,
      A.name(0),
      A.deal(3),
      A.first,
      A.second,
      A.order(3, 40, 2),
      A.charge(3, 40, 2),
      A.close(1),
      A.done,
      A.attack(2, 11),
      A.pass(2),
      A.convert(4),
      A.lose(4),
      A.follow(5),
      A.stay(5),
    ]) {
      expect(fastPlay.parse(spicheren, fastPlay.format(spicheren, action))).toBe(action);
    }
    expect(fastPlay.parse(spicheren, 'march Jolivet home')).toEqual({
      fault: "no order 'march Jolivet home'",
    });
  });
  test('18.2 dice are named after their unit', () => {
    expect(spicheren.units[0]?.rolls[2]).toBe('combat.F-10CH.2');
  });
  test('18.3 nothing is hidden but the dice to come', () => {
    const s = begin();
    const known = fastPlay.known(s);
    const differ = s.cells.findIndex((cell, i) => i >= G.stage && cell !== known.cells[i]);
    expect(differ).toBe(-1);
  });
});
