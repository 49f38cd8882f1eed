// 12 and 13: volleys, losses, fall backs, breakthrough; with every die named.

import { describe, expect, test } from 'vitest';
import {
  answerAttack,
  answerFollow,
  beginSequence,
} from '../../../../src/systems/fast-play/rules/combat.ts';
import {
  facingOf,
  G,
  get,
  hexOf,
  Option,
  Stage,
  set,
  strengthOf,
} from '../../../../src/systems/fast-play/rules/state.ts';
import { targetsOf } from '../../../../src/systems/fast-play/rules/targets.ts';
import { FACINGS, NONE, Side } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Drill, Table } from '../drill.ts';

/** One French attack in the first sequence with these dice; Germans are not activated. */
function fire(table: Table, id: string, target: string, dice: readonly number[]): Table {
  set(table.s, G.mover, Side.french);
  table.ready(id);
  const play = table.play(...dice.map((value, n) => [`combat.${id}.${n + 1}`, value] as const));
  beginSequence(play, 1);
  expect(get(table.s, G.stage)).toBe(Stage.attack);
  answerAttack(play, table.unit(id), table.unit(target));
  play.rolls.finish();
  return table;
}
const opposed = (extra: Drill['ground'] = {}, more: Drill['units'] = {}): Drill => ({
  ground: extra,
  turns: 1,
  units: { F1: { at: '0605', facing: 'W' }, G1: { at: '0405', facing: 'E' }, ...more },
});
const placeOf = (table: Table, id: string): string => table.id(hexOf(table.s, table.unit(id)));
const left = (table: Table, id: string): number => strengthOf(table.s, table.unit(id));

describe('12.4 the dice', () => {
  test('5 and 6 hit still infantry, 2 to 4 do nothing', () => {
    expect(left(fire(new Table(opposed()), 'F1', 'G1', [2, 4, 5, 6]), 'G1')).toBe(2);
  });
  test('4 hits moving infantry and cavalry', () => {
    expect(
      left(
        fire(
          new Table(opposed()).ready('G1', { moving: true, mayFight: false }),
          'F1',
          'G1',
          [2, 3, 4, 5],
        ),
        'G1',
      ),
    ).toBe(2);
    const horse = opposed({}, { G1: { at: '0405', facing: 'E', kind: 'lightCavalry' } });
    expect(left(fire(new Table(horse), 'F1', 'G1', [2, 3, 3, 4]), 'G1')).toBe(3);
  });
  test('2.2 at none left a unit leaves the board', () => {
    const table = fire(
      new Table(opposed({}, { G1: { at: '0405', facing: 'E', strength: 3 } })),
      'F1',
      'G1',
      [5, 5, 6, 6],
    );
    expect(hexOf(table.s, table.unit('G1'))).toBe(NONE);
    expect(table.kinds()).toContain('destroyed');
  });
});

describe('12.6 dense cover', () => {
  test('against still infantry in it the first 1 of the turn is void', () => {
    const table = fire(new Table(opposed({ '0405': 'v0' })), 'F1', 'G1', [1, 1, 2]);
    expect(placeOf(table, 'G1')).toBe('0305');
    expect(table.kinds()).toContain('one-void');
  });
  test('12.7 moving infantry has no such protection', () => {
    const table = new Table(opposed({ '0405': 'v0' })).ready('G1', {
      moving: true,
      mayFight: false,
    });
    expect(placeOf(fire(table, 'F1', 'G1', [1, 2, 2]), 'G1')).toBe('0305');
  });
  test('woods are no dense cover', () => {
    expect(placeOf(fire(new Table(opposed({ '0405': 'w0' })), 'F1', 'G1', [1, 2, 2]), 'G1')).toBe(
      '0305',
    );
  });
  test('14.3 the Guard ignores the first 1 of the battle, and then its cover another', () => {
    const guard = opposed({ '0405': 'v0' }, { G1: { at: '0405', facing: 'E', guard: true } });
    const table = fire(new Table(guard, Option.guard), 'F1', 'G1', [1, 1, 1]);
    expect(placeOf(table, 'G1')).toBe('0305');
  });
});

describe('13.1 to 13.7 falling back', () => {
  test('one hex for each 1, straight away from the shot', () => {
    expect(placeOf(fire(new Table(opposed()), 'F1', 'G1', [1, 1, 2, 3]), 'G1')).toBe('0205');
  });
  test('13.7 facing the assailant, from the second step the way it goes', () => {
    const one = fire(
      new Table(opposed({}, { G1: { at: '0405', facing: 'NE' } })),
      'F1',
      'G1',
      [1, 2, 2, 2],
    );
    expect(FACINGS[facingOf(one.s, one.unit('G1'))]).toBe('E');
    const two = fire(new Table(opposed()), 'F1', 'G1', [1, 1, 2, 2]);
    expect(FACINGS[facingOf(two.s, two.unit('G1'))]).toBe('W');
  });
  test('13.4 of equals the hex nearer its own edge', () => {
    const table = fire(
      new Table(opposed({}, { G2: { at: '0305', facing: 'E' } })),
      'F1',
      'G1',
      [1, 2, 2, 2],
    );
    expect(placeOf(table, 'G1')).toBe('0304'); // north-west; the hex straight behind is taken
  });
  test('13.2, 13.3 with nowhere to go it takes a hit instead', () => {
    const corner: Drill = {
      turns: 1,
      units: {
        F1: { at: '0301', facing: 'W' },
        G1: { at: '0101', facing: 'E' },
        G2: { at: '0102', facing: 'E' },
      },
    };
    const table = fire(new Table(corner), 'F1', 'G1', [1, 2, 2, 2]);
    expect(placeOf(table, 'G1')).toBe('0101');
    expect(left(table, 'G1')).toBe(3);
    expect(table.kinds()).toContain('stood-at-bay');
  });
  test('13.3 not next to an enemy it did not touch, not over deep water', () => {
    const lane: Drill = {
      ...{ height: 1, turns: 1 },
      units: {
        F1: { at: '0601', facing: 'W' },
        G1: { at: '0401', facing: 'E' },
        F2: { at: '0201', facing: 'W' },
      },
    };
    expect(placeOf(fire(new Table(lane), 'F1', 'G1', [1, 2, 2, 2]), 'G1')).toBe('0401');
    const river: Drill = {
      ...{ height: 1, turns: 1, water: [['0401', '0301', 'deep']] },
      units: { F1: { at: '0601', facing: 'W' }, G1: { at: '0401', facing: 'E' } },
    };
    expect(placeOf(fire(new Table(river), 'F1', 'G1', [1, 2, 2, 2]), 'G1')).toBe('0401');
  });
  test('14.7 a 6 costs an unreliable unit a point and drives it back', () => {
    const shaky = opposed({}, { G1: { at: '0405', facing: 'E', unreliable: true } });
    const table = fire(new Table(shaky, Option.unreliable), 'F1', 'G1', [6, 2, 2, 2]);
    expect(placeOf(table, 'G1')).toBe('0305');
    expect(left(table, 'G1')).toBe(3);
  });
});

describe('10.4, 12.2 who may attack whom', () => {
  test('a unit in contact fights only whom it touches', () => {
    const table = new Table(
      opposed({}, { G2: { at: '0505', facing: 'E' }, G1: { at: '0406', facing: 'E' } }),
    ).ready('F1');
    expect(targetsOf(table.s, table.unit('F1'))).toEqual([table.unit('G2')]);
  });
  test('8.2 nobody who has spent too much, nobody who was not activated', () => {
    const table = new Table(opposed());
    expect(targetsOf(table.s, table.unit('F1'))).toEqual([]);
    table.ready('F1', { mayFight: false });
    expect(targetsOf(table.s, table.unit('F1'))).toEqual([]);
  });
  test('12.1 moving units wait for the second sequence', () => {
    const table = new Table(opposed()).ready('F1', { moving: true });
    expect(targetsOf(table.s, table.unit('F1'))).toEqual([]);
    set(table.s, G.sequence, 2);
    expect(targetsOf(table.s, table.unit('F1'))).toEqual([table.unit('G1')]);
  });
});

describe('13.9, 13.10 breakthrough', () => {
  const close: Drill = {
    turns: 1,
    objectives: [{ hex: '0505', en: 'Farm', fr: 'Ferme', holder: 'german', endVp: 2 }],
    units: { F1: { at: '0605', facing: 'W' }, G1: { at: '0505', facing: 'E' } },
  };
  test('after a fight at one hex the unit may take the place that fell empty', () => {
    const table = fire(new Table(close), 'F1', 'G1', [1, 2, 2, 3, 3]);
    expect(get(table.s, G.stage)).toBe(Stage.follow);
    answerFollow(table.play(), table.unit('F1'), true);
    expect(placeOf(table, 'F1')).toBe('0505');
    expect(table.events.find(({ kind }) => kind === 'holds')).toMatchObject({
      objective: 0,
      side: Side.french,
    });
  });
  test('not after a shot from afar', () => {
    const table = fire(new Table(opposed()), 'F1', 'G1', [1, 2, 2, 2]);
    expect(get(table.s, G.stage)).toBe(Stage.over);
  });
});
