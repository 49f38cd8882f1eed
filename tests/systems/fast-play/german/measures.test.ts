// 20.1 to 20.13 What the German command measures, and what its units are about.

import { describe, expect, test } from 'vitest';
import {
  diceStanding,
  exposedAt,
  facingWorth,
  foesWithin,
  giveOf,
  strengthAround,
  takeOf,
} from '../../../../src/systems/fast-play/german/measure.ts';
import { postOf, taskOf } from '../../../../src/systems/fast-play/german/stances.ts';
import { FRENCH, nerveOf, PRUSSIAN } from '../../../../src/systems/fast-play/german/temper.ts';
import { waysTo } from '../../../../src/systems/fast-play/german/ways.ts';
import { standOf } from '../../../../src/systems/fast-play/rules/dice.ts';
import { noteAttained } from '../../../../src/systems/fast-play/rules/missions.ts';
import {
  addMark,
  G,
  Mark,
  set,
  setHolder,
  setStrength,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { Character, NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Drill, Table } from '../drill.ts';

const stand = (table: Table, id: string) => standOf(table.s, table.unit(id));
const foes = (table: Table, id: string) => {
  const { unit, hex } = stand(table, id);
  return foesWithin(table.s, table.field.units[unit]?.side ?? 1, hex, 8);
};
const facing: Drill = {
  units: {
    G1: { at: '0305', facing: 'E' },
    F1: { at: '0505', facing: 'W' },
    F2: { at: '0605', facing: 'W', strength: 2 },
  },
};

describe('20.2 give', () => {
  test('dice times two against still infantry, times three against moving', () => {
    const table = new Table(facing);
    expect(giveOf(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE)).toEqual({
      give: 6,
      target: table.unit('F1'),
      dice: 3,
    });
    addMark(table.s, table.unit('F1'), Mark.moving);
    expect(giveOf(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE).give).toBe(9);
  });
  test('of equals the weaker is the target', () => {
    const pair: Drill = {
      units: {
        G1: { at: '0305', facing: 'E' },
        F1: { at: '0504', facing: 'W' },
        F2: { at: '0506', facing: 'W', strength: 2 },
      },
    };
    const table = new Table(pair);
    expect(giveOf(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE).target).toBe(
      table.unit('F2'),
    );
  });
  test('the dice of a place next turn are those of a unit that stands', () => {
    const table = new Table(facing);
    expect(diceStanding(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE)).toEqual({
      dice: 3,
      far: 0,
    });
  });
});

describe('20.3 take', () => {
  test('the two worst shots of units that can still fight', () => {
    const three: Drill = {
      units: {
        ...{ G1: { at: '0305', facing: 'E' }, F1: { at: '0505', facing: 'W' } },
        ...{ F2: { at: '0404', facing: 'W' }, F3: { at: '0406', facing: 'W' } },
      },
    };
    const table = new Table(three);
    expect(takeOf(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE)).toBe((4 + 4) * 2);
    set(table.s, G.mover, Side.french);
    set(table.s, G.moved, 1); // the French have moved, and none is activated
    expect(takeOf(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE)).toBe(0);
    table.ready('F1');
    expect(takeOf(table.s, stand(table, 'G1'), foes(table, 'G1'), NONE)).toBe(4 * 2);
  });
});

describe('20.4 nerve', () => {
  const table = new Table({ ...facing, turns: 6 });
  const of = (character: number, careful = false): number => {
    set(table.s, G.character + Side.german, character);
    return nerveOf(table.s, PRUSSIAN, table.unit('G1'), careful);
  };
  test('by character, capped for the careful', () => {
    expect([0, 1, 2, 3].map((character) => of(character))).toEqual([3, 6, 9, 12]);
    expect(of(Character.bold, true)).toBe(9);
  });
  test('six more in the last three turns', () => {
    set(table.s, G.turn, 4);
    expect(of(Character.cautious)).toBe(12);
    set(table.s, G.turn, 1);
  });
  test('20.13 Bavarians have that of the next more timid', () => {
    const other = new Table({ units: { B1: { at: '0305' } } });
    set(other.s, G.character + Side.german, Character.bold);
    expect(nerveOf(other.s, PRUSSIAN, 0, false)).toBe(9);
  });
});

describe('20.5 to 20.9 exposure, odds, ways, fronts', () => {
  test('20.5 enemies within two hexes and behind', () => {
    const table = new Table({
      units: {
        G1: { at: '0505', facing: 'E' },
        F1: { at: '0405' },
        F2: { at: '0605' },
        F3: { at: '0205' },
      },
    });
    expect(exposedAt(table.s, stand(table, 'G1'), foes(table, 'G1'))).toBe(1);
  });
  test('20.6 strength within three hexes', () => {
    const table = new Table(facing);
    expect(strengthAround(table.s, Side.french, table.hex('0305'), 3, true)).toBe(6);
    expect(strengthAround(table.s, Side.french, table.hex('0305'), 2, true)).toBe(4);
  });
  test('20.7 ways cost what the ground costs', () => {
    const ground = { '0201': 'w0', '0301': '.1', '0401': '.3', '0501': 'T3' };
    const table = new Table({ height: 1, ground, units: {}, water: [['0501', '0601', 'stream']] });
    const ways = waysTo(table.field, table.hex('0601'));
    expect([...ways].slice(0, 6)).toEqual([
      2 + 2 + 3 + 3 + 2,
      2 + 3 + 3 + 2,
      3 + 3 + 2,
      3 + 2,
      2,
      0,
    ]);
  });
  test('20.9 enemies in front count for a facing, behind twice against', () => {
    const table = new Table({ units: { G1: { at: '0505', facing: 'E' }, F1: { at: '0705' } } });
    const east = stand(table, 'G1');
    expect(facingWorth(table.s, east, foes(table, 'G1'), NONE)).toBe(4 * 4);
    expect(facingWorth(table.s, { ...east, facing: 3 }, foes(table, 'G1'), NONE)).toBe(-8 * 4);
  });
});

describe('20.10 to 20.12 missions, stances', () => {
  const mission = (
    stance: 'attack' | 'reinforce' | 'hold' | 'delay' | 'screen',
    goals: readonly string[],
  ): Drill => ({
    ...{ width: 16, turns: 9 },
    objectives: [
      { hex: '0905', en: 'Farm', fr: 'Ferme', holder: 'french', endVp: 2 },
      { hex: '1505', en: 'Mill', fr: 'Moulin', holder: 'french', endVp: 2 },
    ],
    missions: [{ id: 'M', units: ['G1'], stance, goals, en: 'x', fr: 'x' }],
    units: {
      G1: { at: '0205', facing: 'E' },
      F1: { at: '1505', facing: 'W' },
      F2: { at: '0905', facing: 'W' },
    },
  });
  const task = (table: Table) => taskOf(table.s, PRUSSIAN, table.unit('G1'));
  test('20.10 the first goal not attained, then to the guns', () => {
    const table = new Table(mission('attack', ['0505', '1505']));
    expect(task(table)).toMatchObject({ goal: table.hex('0505'), by: 'orders' });
    const near = new Table({ ...mission('attack', ['0305', '1505']) });
    noteAttained(near.s);
    expect(task(near)).toMatchObject({ goal: near.hex('1505'), by: 'orders' });
    setHolder(near.s, 1, Side.german);
    expect(task(near)).toMatchObject({ goal: near.hex('0905'), by: 'guns' });
  });
  test('20.10 an objective nearby where we are twice as strong', () => {
    const table = new Table({
      ...mission('attack', ['1505']),
      units: { G1: { at: '0705', facing: 'E' }, F1: { at: '1505', facing: 'W' } },
    });
    expect(task(table)).toMatchObject({ goal: table.hex('0905'), by: 'schwerpunkt' });
  });
  test('20.12 spent infantry holds, reinforcements attack near the enemy', () => {
    const table = new Table(mission('attack', ['1505']));
    setStrength(table.s, table.unit('G1'), 1);
    expect(task(table).stance).toBe('hold');
    const late = new Table({
      ...mission('reinforce', ['1505']),
      units: { G1: { at: '0605', facing: 'E' }, F2: { at: '0905', facing: 'W' } },
    });
    expect(task(late).stance).toBe('attack');
    expect(task(new Table(mission('reinforce', ['1505']))).stance).toBe('reinforce');
  });
  test('20.12 who holds attacks when nobody is near, who delays holds at the last goal', () => {
    expect(task(new Table(mission('hold', ['1505']))).stance).toBe('attack');
    expect(task(new Table(mission('delay', ['1505', '0205']))).stance).toBe('hold');
    expect(task(new Table(mission('screen', ['1505']))).stance).toBe('screen');
  });
  test('17.2 the French profile has posts instead', () => {
    const table = new Table(mission('attack', ['1505']));
    expect(postOf(table.s, FRENCH, table.unit('F2'))).toMatchObject({
      stance: 'hold',
      goal: table.hex('0905'),
    });
  });
});
