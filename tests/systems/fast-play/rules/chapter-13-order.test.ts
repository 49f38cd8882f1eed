// 7.2, 8.7, 9, 11 to 15: what needs several units, or a whole sequence.

import { describe, expect, test } from 'vitest';
import {
  answerAttack,
  answerConvert,
  beginSequence,
} from '../../../../src/systems/fast-play/rules/combat.ts';
import { isInDenseCover } from '../../../../src/systems/fast-play/rules/fall-back.ts';
import { isThick } from '../../../../src/systems/fast-play/rules/ground.ts';
import { chargesOf, endsOf } from '../../../../src/systems/fast-play/rules/moves.ts';
import { hold } from '../../../../src/systems/fast-play/rules/objectives.ts';
import { lapse, pointDie } from '../../../../src/systems/fast-play/rules/points.ts';
import { sees } from '../../../../src/systems/fast-play/rules/sight.ts';
import {
  facingOf,
  G,
  get,
  hexOf,
  holderOf,
  Option,
  put,
  Stage,
  set,
  setPoints,
  strengthOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { FACINGS, NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Drill, Table } from '../drill.ts';

type Dice = Readonly<Record<string, readonly number[]>>;

/** All of these attack one target in the first sequence. */
function volley(table: Table, target: string, dice: Dice): Table {
  set(table.s, G.mover, Side.french);
  for (const id of Object.keys(dice)) table.ready(id);
  const script = Object.entries(dice).flatMap(([id, values]) =>
    values.map((value, n) => [`combat.${id}.${n + 1}`, value] as const),
  );
  const play = table.play(...script);
  beginSequence(play, 1);
  for (const id of Object.keys(dice)) answerAttack(play, table.unit(id), table.unit(target));
  play.rolls.finish();
  return table;
}
const placeOf = (table: Table, id: string): string => table.id(hexOf(table.s, table.unit(id)));

describe('19.7 a brigade in a village', () => {
  test('19.7 takes 1, 1, 5 from one and 1 from another', () => {
    const village: Drill = {
      turns: 1,
      ground: { '0505': 'v0' },
      units: {
        F1: { at: '0605', facing: 'W' },
        F2: { at: '0805', facing: 'W' },
        G1: { at: '0505', facing: 'E', strength: 5 },
      },
    };
    const table = new Table(village);
    put(table.s, table.unit('F2'), table.hex('0604'));
    volley(table, 'G1', { F1: [1, 1, 5, 2], F2: [1, 2, 2] });
    expect(strengthOf(table.s, table.unit('G1'))).toBe(4);
    expect(placeOf(table, 'G1')).toBe('0305');
    expect(FACINGS[facingOf(table.s, table.unit('G1'))]).toBe('W');
    expect(table.kinds().filter((kind) => kind === 'one-void')).toHaveLength(1);
  });
});

describe('13.5, 13.6, 13.8 several at once', () => {
  test('13.5 the nearest assailant drives first, away from himself', () => {
    const pincers: Drill = {
      turns: 1,
      units: {
        F1: { at: '0605', facing: 'W' },
        F2: { at: '0408', facing: 'NW' },
        G1: { at: '0505', facing: 'E', strength: 5 },
      },
    };
    const table = volley(new Table(pincers), 'G1', { F1: [1, 2, 2, 2, 2] });
    expect(placeOf(table, 'G1')).toBe('0405');
  });
  test('13.6 of two that fall back the one nearest its edge goes first', () => {
    const column: Drill = {
      ...{ height: 2, turns: 1 },
      units: {
        F1: { at: '0701', facing: 'W' },
        F2: { at: '0702', facing: 'W' },
        G1: { at: '0501', facing: 'E' },
        G2: { at: '0401', facing: 'E' },
      },
    };
    const table = volley(new Table(column), 'G1', { F1: [1, 2, 2, 2] });
    expect(placeOf(table, 'G1')).not.toBe('0501');
  });
  test('12.5, 13.8 the destroyed do not fall back', () => {
    const weak: Drill = {
      turns: 1,
      units: { F1: { at: '0605', facing: 'W' }, G1: { at: '0505', facing: 'E', strength: 3 } },
    };
    const table = volley(new Table(weak), 'G1', { F1: [1, 5, 5, 6, 2] });
    expect(hexOf(table.s, table.unit('G1'))).toBe(NONE);
    expect(table.kinds()).not.toContain('fell-back');
  });
});

describe('12.3 driven back, and fighting in the second sequence', () => {
  test('12.3 from its new hex', () => {
    const table = new Table({
      turns: 1,
      units: { F1: { at: '0605', facing: 'W' }, G1: { at: '0505', facing: 'E', strength: 5 } },
    });
    table.ready('G1', { moving: true });
    set(table.s, G.mover, Side.french);
    table.ready('F1');
    const play = table.play(
      ...[2, 2, 2, 2, 3].map((value, n) => [`combat.F1.${n + 1}`, value] as const),
      ...[2, 2, 2, 2].map((value, n) => [`combat.G1.${n + 1}`, value] as const),
    );
    beginSequence(play, 1);
    answerAttack(play, table.unit('F1'), table.unit('G1'));
    play.rolls.finish();
    expect(get(table.s, G.stage)).toBe(Stage.over);
  });
});

describe('7.2, 8.7, 9.1, 9.6, 9.7 small print', () => {
  test('7.2 points and dice hang on the general of the moment', () => {
    const table = new Table({ units: { F1: { at: '0505' } } });
    expect(pointDie(table.s, Side.french)).toEqual({ faces: 4, less: 1, named: false });
  });
  test('8.7 a border between segments costs nothing', () => {
    const table = new Table({ units: { F1: { at: '0405', facing: 'E' } } });
    expect(
      endsOf(table.s, 0).some(({ hex, mayFight }) => table.id(hex) === '0505' && mayFight),
    ).toBe(true);
  });
  test('9.1, 9.6 a bridge takes the depth away, a height of two is steep', () => {
    const bridge = new Table({
      height: 1,
      water: [['0501', '0601', 'bridge']],
      units: { F1: { at: '0501' } },
    });
    expect(endsOf(bridge.s, 0).find(({ hex }) => bridge.id(hex) === '0601')?.mayFight).toBe(true);
    const steep = new Table({ height: 1, ground: { '0601': '.2' }, units: { F1: { at: '0501' } } });
    expect(endsOf(steep.s, 0).find(({ hex }) => steep.id(hex) === '0601')?.mayFight).toBe(false);
  });
  test('9.7 a village is built up and not dense', () => {
    const table = new Table({ ground: { '0505': 'v0', '0605': 'T0' }, units: {} });
    expect([
      isThick(table.field, table.hex('0505')),
      isThick(table.field, table.hex('0605')),
    ]).toEqual([false, true]);
  });
  test('11.9 entrenchments and water never block sight', () => {
    const table = new Table({
      ground: { '0305': '.0#' },
      water: [['0305', '0405', 'deep']],
      units: {},
    });
    expect(sees(table.s, table.hex('0205'), table.hex('0505'))).toBe(true);
  });
  test('11.13 a shot from behind is not voided by an entrenchment', () => {
    const dug: Drill = {
      turns: 1,
      ground: { '0505': '.0#' },
      units: { F1: { at: '0605', facing: 'W' }, G1: { at: '0505', facing: 'W' } },
    };
    const table = volley(new Table(dug), 'G1', { F1: [1, 2, 2, 2, 2, 2, 2] });
    expect(placeOf(table, 'G1')).toBe('0405');
  });
  test('11.14 the order of the changes: table, less one, then two more', () => {
    const dug: Drill = {
      turns: 1,
      ground: { '0505': '.1' },
      units: { F1: { at: '0605', facing: 'W' }, G1: { at: '0505', facing: 'W' } },
    };
    expect(volley(new Table(dug), 'G1', { F1: [2, 2, 2, 2, 2, 2] }).kinds()).toContain('volley');
  });
});

describe('14.2 charge', () => {
  const near: Drill = {
    units: { F1: { at: '0405', facing: 'E' }, G1: { at: '0705', facing: 'W' } },
  };
  test('14.2 two of movement, then an enemy in contact', () => {
    const table = new Table(near, Option.charge);
    expect(chargesOf(table.s, table.unit('F1')).map(({ hex }) => table.id(hex))).toContain('0605');
  });
  test('cavalry does not charge so', () => {
    const table = new Table(
      { units: { ...near.units, F1: { at: '0405', kind: 'lightCavalry' } } },
      Option.charge,
    );
    expect(chargesOf(table.s, table.unit('F1'))).toEqual([]);
  });
});

describe('14.6 francs-tireurs', () => {
  const band: Drill = {
    turns: 1,
    ground: { '0505': 'w0' },
    units: {
      F1: { at: '0505', facing: 'E', francsTireurs: true, strength: 2 },
      G1: { at: '0605', facing: 'W' },
    },
  };
  test('14.6 turn a loss into a step back, and are at home in woods', () => {
    const table = new Table(band, Option.francsTireurs);
    expect(isInDenseCover(table.s, table.unit('F1'))).toBe(true);
    set(table.s, G.mover, Side.german);
    table.ready('G1');
    const play = table.play(...[5, 2, 2].map((value, n) => [`combat.G1.${n + 1}`, value] as const));
    beginSequence(play, 1);
    expect(get(table.s, G.stage)).toBe(Stage.convert);
    answerConvert(play, table.unit('F1'), true);
    expect(strengthOf(table.s, table.unit('F1'))).toBe(2);
    expect(placeOf(table, 'F1')).toBe('0405');
  });
});

describe('14.9, 15.4 stores and objectives', () => {
  test('14.9 attrition takes nothing from a store', () => {
    const table = new Table(
      { foresighted: ['french'], units: { F1: { at: '0205' } } },
      Option.foresight | Option.attrition,
    );
    set(table.s, G.character + Side.french, 1);
    setPoints(table.s, Side.french, 0, 1);
    expect(lapse(table.s, Side.french)).toBe(1);
  });
  test('15.4 whoever last came to stand there holds it', () => {
    const farm: Drill = {
      objectives: [{ hex: '0505', en: 'Farm', fr: 'Ferme', holder: 'none', endVp: 1 }],
      units: { F1: { at: '0505' } },
    };
    const table = new Table(farm);
    hold(table.play(), table.unit('F1'));
    expect(holderOf(table.s, 0)).toBe(Side.french);
  });
});
