// 8 to 10: where an activated unit may end.

import { describe, expect, test } from 'vitest';
import { order } from '../../../../src/systems/fast-play/rules/actions.ts';
import { forbids } from '../../../../src/systems/fast-play/rules/legal.ts';
import { endsOf } from '../../../../src/systems/fast-play/rules/moves.ts';
import { G, Stage, set, setPoints } from '../../../../src/systems/fast-play/rules/state.ts';
import { FACINGS } from '../../../../src/systems/fast-play/rules/types.ts';
import { type Drill, Table } from '../drill.ts';

/** The ends of a unit by 'hex facing', with ! where it may no longer fight. */
function ends(drill: Drill, id: string): string[] {
  const table = new Table(drill);
  return endsOf(table.s, table.unit(id)).map(
    ({ hex, facing, mayFight }) => `${table.id(hex)} ${FACINGS[facing]}${mayFight ? '' : ' !'}`,
  );
}
/** The hexes among them. */
const hexes = (drill: Drill, id: string): string[] => [
  ...new Set(ends(drill, id).map((end) => end.slice(0, 4))),
];

describe('8.1, 8.2, 8.5 infantry', () => {
  const alone = { units: { F1: { at: '0505', facing: 'E' } } };
  const found = ends(alone, 'F1');

  test('8.8 may stay as it is and fight', () => expect(found).toContain('0505 E'));
  test('8.4 may turn where it stands and fight', () => expect(found).toContain('0505 NW'));
  test('steps one forward and fights', () => expect(found).toContain('0605 E'));
  test('19.4 one step and a turn forbid the fight', () => expect(found).toContain('0605 NE !'));
  test('two steps forbid the fight', () => expect(found).toContain('0705 E !'));
  test('goes no further than two', () =>
    expect(found.some((end) => end.startsWith('0805'))).toBe(false));
  test('8.3 goes back one step and no more', () => {
    expect(found).toContain('0405 E');
    expect(found).not.toContain('0305 E');
    expect(found).not.toContain('0305 E !');
  });
  test('8.3 a step back has no other step', () => {
    const back = ends({ units: { F1: { at: '0505', facing: 'E' } } }, 'F1');
    expect(back).not.toContain('0504 E !'); // NE of 0405 by a step back and one forward
  });
});

describe('8.1 cavalry', () => {
  test('battle cavalry goes three, and fights', () => {
    const found = ends({ units: { F1: { at: '0305', facing: 'E', kind: 'battleCavalry' } } }, 'F1');
    expect(found).toContain('0605 E');
    expect(found).not.toContain('0705 E');
  });
  test('light cavalry goes four, or turns and goes three', () => {
    const found = ends({ units: { F1: { at: '0305', facing: 'E', kind: 'lightCavalry' } } }, 'F1');
    expect(found).toContain('0705 E');
    expect(found).toContain('0605 SE');
    expect(found).not.toContain('0705 SE');
  });
});

describe('8.9 the board', () => {
  test('9.9 nobody leaves it, or enters what is impassable', () => {
    const found = hexes(
      { width: 3, height: 3, ground: { '0202': '.0x' }, units: { F1: { at: '0102' } } },
      'F1',
    );
    expect(found).not.toContain('0202');
    expect(found).toContain('0101');
  });
});

describe('9.2 slopes and water', () => {
  const lane = { height: 1, units: { F1: { at: '0501', kind: 'battleCavalry' } } } as const;
  test('going up stops a unit on the crest', () => {
    const up = ends({ ...lane, ground: { '0601': '.1', '0701': '.1' } }, 'F1');
    expect(up).toContain('0601 E');
    expect(up).not.toContain('0701 E');
  });
  test('8.6 where it stops it does not turn', () => {
    const up = ends(
      { height: 1, ground: { '0601': '.1' }, units: { F1: { at: '0501', facing: 'E' } } },
      'F1',
    );
    expect(up).toContain('0601 W !'); // turned first, then went up backwards
    const spent = endsOf(
      new Table({ height: 1, ground: { '0601': '.1' }, units: { F1: { at: '0501' } } }).s,
      0,
    );
    expect(
      spent.filter(({ cost }) => cost > 1).every(({ hex }) => hex === 5 || hex === 3 || hex === 4),
    ).toBe(true);
  });
  test('9.8 going down costs nothing', () => {
    const down = {
      ground: { '0505': '.1' },
      units: { F1: { at: '0505', kind: 'battleCavalry' } },
    } as const;
    expect(ends(down, 'F1')).toContain('0805 E');
  });
  test('water stops on the far bank, a bridge like a stream', () => {
    for (const kind of ['stream', 'bridge'] as const) {
      const found = ends({ ...lane, water: [['0501', '0601', kind]] }, 'F1');
      expect(found).toContain('0601 E');
      expect(found).not.toContain('0701 E');
    }
  });
});

describe('9.3 woods and towns', () => {
  const wood = {
    ground: { '0605': 'w0' },
    units: { F1: { at: '0505', kind: 'battleCavalry' } },
  } as const;
  test('the step into one is the only step, though it may turn', () => {
    expect(ends(wood, 'F1')).toContain('0605 E');
    expect(ends(wood, 'F1')).toContain('0605 SW');
    const far = {
      ground: { '0705': 'v0' },
      units: { F1: { at: '0505', kind: 'battleCavalry' } },
    } as const;
    expect(hexes(far, 'F1')).not.toContain('0705');
  });
  test('leaving a wood is free', () => {
    const out = {
      ground: { '0505': 'w0' },
      units: { F1: { at: '0505', kind: 'battleCavalry' } },
    } as const;
    expect(ends(out, 'F1')).toContain('0805 E');
  });
});

describe('9.4, 9.5 thick woods, dense towns, deep water, steep sides', () => {
  test('entering forbids the fight', () => {
    for (const letter of ['W0', 'T0']) {
      expect(ends({ ground: { '0605': letter }, units: { F1: { at: '0505' } } }, 'F1')).toContain(
        '0605 E !',
      );
    }
    expect(ends({ ground: { '0605': '.2' }, units: { F1: { at: '0505' } } }, 'F1')).toContain(
      '0605 E !',
    );
    expect(
      ends({ water: [['0505', '0605', 'deep']], units: { F1: { at: '0505' } } }, 'F1'),
    ).toContain('0605 E !');
  });
  test('going down a steep side does not forbid it, but is the only step', () => {
    const found = ends({ ground: { '0505': '.2' }, units: { F1: { at: '0505' } } }, 'F1');
    expect(found).toContain('0605 E');
    expect(found).not.toContain('0705 E !');
  });
  test('a move out of a thick wood is one hex', () => {
    expect(
      hexes(
        { ground: { '0505': 'W0' }, units: { F1: { at: '0505', kind: 'battleCavalry' } } },
        'F1',
      ),
    ).not.toContain('0705');
  });
});

describe('10.1, 10.2 zones of influence', () => {
  test('a hex with a unit cannot be entered', () => {
    const found = hexes({ units: { F1: { at: '0505' }, F2: { at: '0605', facing: 'W' } } }, 'F1');
    expect(found).not.toContain('0605');
  });
  test('next to an enemy a unit stops at once, and does not turn', () => {
    const found = ends(
      {
        height: 1,
        units: { F1: { at: '0501', kind: 'lightCavalry' }, G1: { at: '0801', facing: 'W' } },
      },
      'F1',
    );
    expect(found).toContain('0701 E');
    expect(found).not.toContain('0701 W');
  });
  test('friends do not stop each other', () => {
    const found = ends(
      { units: { F1: { at: '0505', kind: 'battleCavalry' }, F2: { at: '0606' } } },
      'F1',
    );
    expect(found).toContain('0805 E');
  });
});

describe('10.3, 10.5 drawing off', () => {
  const touching = {
    units: { F1: { at: '0505', facing: 'E' }, G1: { at: '0605', facing: 'W' } },
  } as const;
  test('10.4 it may stay and turn', () => expect(ends(touching, 'F1')).toContain('0505 NE'));
  test('it goes only further from the enemy', () => {
    const found = hexes(touching, 'F1');
    expect(found).toContain('0405');
    expect(found).not.toContain('0504');
  });
  test('and next to no other', () => {
    const both = { units: { ...touching.units, G2: { at: '0205', facing: 'E' } } } as const;
    expect(hexes(both, 'F1')).toContain('0405');
    const near = { units: { ...touching.units, G2: { at: '0305', facing: 'E' } } } as const;
    expect(hexes(near, 'F1')).not.toContain('0405');
  });
});

describe('10.6, 10.7 passage of lines', () => {
  const drill = (friend: string, ground = {}): Drill => ({
    ground,
    units: { F1: { at: '0505', facing: 'E' }, F2: { at: '0605', facing: friend } },
  });
  test('through a friend who faces the same way, without a fight', () => {
    const found = ends(drill('E'), 'F1');
    expect(found).toContain('0705 E !');
  });
  test('not through one who faces another way', () =>
    expect(hexes(drill('NE'), 'F1')).not.toContain('0705'));
  test('not where the ground would stop it', () => {
    expect(hexes(drill('E', { '0605': 'w0' }), 'F1')).not.toContain('0705');
    expect(hexes(drill('E', { '0705': 'w0' }), 'F1')).not.toContain('0705');
  });
  test('not next to an enemy', () => {
    const near: Drill = { units: { ...drill('E').units, G1: { at: '0604', facing: 'W' } } };
    expect(hexes(near, 'F1')).not.toContain('0705');
  });
});

describe('what stands between a unit and a hex is named', () => {
  const table = new Table({
    ground: { '0305': 'x0' },
    units: {
      F1: { at: '0404', facing: 'E' },
      F2: { at: '0405', facing: 'E' },
      G1: { at: '0503', facing: 'W' },
    },
  });
  set(table.s, G.stage, Stage.move);
  setPoints(table.s, 0, 0, 3);
  test.each([
    ['9.9', '0305'],
    ['10.1', '0405'],
    ['8.1', '0904'],
    ['10.5', '0504'],
  ])('%s for %s', (rule, hex) => {
    const action = order(table.unit('F1'), table.hex(hex), 0);
    expect(forbids(table.s, action)).toBe(rule);
  });
});
