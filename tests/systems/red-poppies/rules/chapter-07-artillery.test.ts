// 7 Off-map artillery: targets, hourglasses, signals, where shells fall, gas and smoke.

import { describe, expect, test } from 'vitest';
import {
  delayOf,
  observes,
  signalNumber,
} from '../../../../src/systems/red-poppies/rules/batteries.ts';
import { accuracyOf } from '../../../../src/systems/red-poppies/rules/fall.ts';
import { line } from '../../../../src/systems/red-poppies/rules/sight.ts';
import {
  aimOf,
  Firing,
  firingOf,
  G,
  HexMark,
  markHex,
  modeOf,
  noteStruck,
  set,
  setAim,
  setHeld,
} from '../../../../src/systems/red-poppies/rules/state.ts';
import { MODES, Mode, type ModeName } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Dice, type Drill, Table, two } from '../drill.ts';

const dice = (british: number, german: number): Dice => [
  ['initiative.british', british],
  ['initiative.german', german],
];
const guns = (more: Partial<Drill> = {}): Drill => ({
  columns: 9,
  rows: 9,
  batteries: { BA: { mode: 'rocket', registered: 'D04' } },
  ...more,
  units: { B1: { at: 'D02' }, G1: { at: 'D06' }, ...more.units },
});
const accuracy = (value: number): Dice => [['accuracy.BA', value]];
/** A shell on D04, ready, in the second British half. */
const ready = (more: Partial<Drill> = {}, load = 'shell'): Table =>
  new Table(guns(more)).do(`target BA D04 ${load}`).do('pass');

describe('7.11 targets', () => {
  test('7.01, 7.02, 7.11 one battery at a time, one target each', () => {
    const table = new Table(guns({ batteries: { BA: {}, BB: {} }, couplets: 3 }));
    table.do('target BA D04 shell').do('pass');
    expect(table.forbids('target BA E04 shell')).toBe('7.11');
    expect(table.forbids('target BB E04 shell')).toBeNull();
  });
  test('7.03 a battery reaches every hex', () => {
    const table = new Table(guns({ batteries: { BA: {} } }));
    expect(table.legal().filter((word) => word.startsWith('target BA'))).toHaveLength(81 * 3);
  });
  test('7.11, 7.12, 7.12a the hourglass: ready when its turn has come, before the initiative', () => {
    const table = new Table(guns({ batteries: { BA: {} }, couplets: 1 })).do('target BA D04 shell');
    expect(firingOf(table.s, 0)).toBe(Firing.aimed);
    table.do('pass', dice(3, 1));
    expect(firingOf(table.s, 0)).toBe(Firing.ready);
    expect(table.kinds().indexOf('ready')).toBeLessThan(table.kinds().indexOf('initiative'));
  });
  test('7.12, 7.222 with delay 0 it is ready at once, and rolls with the next order', () => {
    const table = new Table(guns()).do('target BA D04 shell');
    expect(firingOf(table.s, 0)).toBe(Firing.ready);
    expect(table.kinds()).not.toContain('signal');
    table.do('pass').do('pass', two('signal.BA', 6, 6));
    expect(table.kinds()).toContain('signal');
  });
  test('7.11a, 6.025 for an observer darkness is no concealment, smoke is', () => {
    const table = new Table(
      guns({ change: (file) => ({ conditions: { ...file.conditions, darkness: [[1, 6]] } }) }),
    );
    expect(line(table.s, table.hex('D02'), table.hex('D06'))).toBe(-1);
    expect(line(table.s, table.hex('D02'), table.hex('D06'), true)).toBe(0);
    expect(table.forbids('target BA D04 shell')).toBeNull();
  });
});

describe('7.13 signals', () => {
  test('7.13, 7.13a one roll a ready battery in each half of its owner, order or pass', () => {
    const table = ready();
    table
      .do('pass', two('signal.BA', 6, 6))
      .do('keep BA')
      .do('pass');
    table.do('hex D02', two('signal.BA', 6, 5)).do('keep BA');
    expect(table.kinds().filter((kind) => kind === 'signal')).toHaveLength(2);
  });
  test('7.13a a cancel causes none, not even for others', () => {
    const table = ready({
      batteries: {
        BA: { mode: 'rocket', registered: 'D04' },
        BB: { mode: 'rocket', registered: 'D03' },
      },
      couplets: 5,
    });
    table
      .do('target BB D03 shell', two('signal.BA', 6, 6))
      .do('keep BA')
      .do('pass');
    table.do('cancel BA', two('cancel.BA', 6, 4));
    expect(table.kinds().filter((kind) => kind === 'signal')).toHaveLength(1);
  });
  test('7.14 at or below the number it fires, above it the target stays', () => {
    expect(
      ready()
        .do('pass', two('signal.BA', 4, 4))
        .kinds(),
    ).not.toContain('fell');
    const fired = ready().do('pass', two('signal.BA', 3, 4), accuracy(3));
    expect(fired.kinds()).toContain('fell');
  });
  test('7.15 a cancel at or below the number takes the target away', () => {
    const table = ready().do('cancel BA', two('cancel.BA', 3, 4));
    expect(table.last('cancelled').came).toBe('cancelled');
    expect(firingOf(table.s, 0)).toBe(Firing.free);
  });
  test('7.15, 7.15a 11 or more fires at once, anything between changes nothing', () => {
    const fires = ready().do('cancel BA', two('cancel.BA', 6, 5), accuracy(2));
    expect(fires.last('cancelled').came).toBe('fires');
    expect(firingOf(fires.s, 0)).toBe(Firing.down);
    const nothing = ready().do('cancel BA', two('cancel.BA', 6, 4));
    expect(firingOf(nothing.s, 0)).toBe(Firing.ready);
  });
  test('7.15 only a battery that is ready may be cancelled', () => {
    const table = new Table(guns({ batteries: { BA: {} } })).do('target BA D04 shell').do('pass');
    expect(table.forbids('cancel BA')).toBe('7.15');
  });
});

describe('7.16 where it falls', () => {
  test('7.16, 7.17 on 2 or less on the target, from 3 one hex away, 1 is north, then clockwise', () => {
    const where = (value: number, direction?: number) => {
      const table = ready({ units: { B1: { at: 'D02' }, G1: { at: 'I09' } } });
      table.do(
        'pass',
        ...[two('signal.BA', 1, 1), accuracy(value)],
        direction === undefined ? [] : [['scatter.BA', direction]],
      );
      return table.field.hexes[table.last('fell').hex]?.id;
    };
    expect(where(3)).toBe('D04'); // 3 − 1 for the registered hex
    expect([1, 2, 3, 4, 5, 6].map((direction) => where(4, direction))).toEqual([
      ...['D03', 'E04', 'E05', 'D05', 'C05', 'C04'],
    ]);
  });
  test('7.16 −1 for a side that controls a summit hex', () => {
    const table = ready({ ground: { H02: 'summit' } });
    expect(accuracyOf(table.s, 0)).toEqual({ summit: 0, known: -1 });
    setHeld(table.s, table.hex('H02'), 0);
    expect(accuracyOf(table.s, 0)).toEqual({ summit: -1, known: -1 });
    setHeld(table.s, table.hex('H02'), 1);
    expect(accuracyOf(table.s, 0).summit).toBe(0);
  });
  test('7.16a, 7.31 registered or struck before, by error too: −1 once', () => {
    const table = ready();
    setAim(table.s, 0, table.hex('E04'));
    expect(accuracyOf(table.s, 0).known).toBe(0);
    noteStruck(table.s, 0, table.hex('E04'));
    expect(accuracyOf(table.s, 0).known).toBe(-1);
    setAim(table.s, 0, table.hex('D04'));
    noteStruck(table.s, 0, table.hex('D04'));
    expect(accuracyOf(table.s, 0).known).toBe(-1);
  });
  test('7.17a, 7.19a off the map: no effect, and the battery has fired all the same', () => {
    const table = new Table(
      guns({ batteries: { BA: { mode: 'rocket', registered: 'D01' } }, couplets: 3 }),
    );
    table.do('target BA D01 shell').do('pass');
    table.do('pass', two('signal.BA', 1, 1), [
      ['accuracy.BA', 6],
      ['scatter.BA', 1],
    ]);
    expect(firingOf(table.s, 0)).toBe(Firing.done);
    table.do('pass');
    expect(table.forbids('target BA D01 shell')).toBe('7.11');
    table.do('pass').do('pass', dice(3, 1));
    expect(table.forbids('target BA D01 shell')).toBeNull();
  });
  test('7.18 every unit in the hex of impact is attacked', () => {
    const table = ready({ units: { B1: { at: 'D02' }, B2: { at: 'D04' }, G1: { at: 'D04' } } });
    table.do('pass', two('signal.BA', 1, 1), accuracy(1), [
      ...two('check.ffe.G1', 1, 1),
      ...two('check.ffe.B2', 1, 1),
    ]);
    expect(table.last('shelled').checks).toHaveLength(2);
  });
  test('7.18, 7.18a the fire stays for the turn and strikes whoever enters, before reaction fire', () => {
    const table = ready({ units: { B1: { at: 'D02' }, G1: { at: 'D05' } } });
    table.do('hex D02', two('signal.BA', 1, 1), accuracy(1));
    table
      .do('move B1 D03')
      .do('close')
      .do('move B1 D04', two('check.ffe.B1', 1, 1));
    const [check] = table.last('shelled').checks;
    expect(check?.sum.total).toBe(2 + 4 + 1 + 1);
    expect(table.asked()).toBe('german pause');
  });
  test('7.18a two fires in a hex attack separately', () => {
    const both = {
      BA: { mode: 'rocket', registered: 'D04' },
      BB: { mode: 'rocket', registered: 'D04' },
    } as const;
    const table = ready({
      batteries: both,
      couplets: 5,
      units: { B1: { at: 'D02' }, G1: { at: 'I09' } },
    });
    table.do('target BB D04 shell', two('signal.BA', 1, 1), accuracy(1)).do('pass');
    table.do('hex D02', two('signal.BB', 1, 1), [['accuracy.BB', 1]]).do('move B1 D03');
    table.do('move B1 D04', two('check.ffe.B1', 1, 1), two('check.ffe.B1', 1, 2));
    expect(table.kinds().filter((kind) => kind === 'shelled')).toHaveLength(2);
  });
  test('7.19, 7.19a it goes in the administration, and more fire begins with an order', () => {
    const table = ready({ couplets: 2 }).do('pass', two('signal.BA', 1, 1), accuracy(1));
    table.do('pass', dice(3, 1));
    expect([firingOf(table.s, 0), aimOf(table.s, 0)]).toEqual([Firing.free, -1]);
  });
});

describe('7.2 modes', () => {
  const numbers = (mode: ModeName, bombarded: 0 | 1, trench = true) => {
    const table = new Table(
      guns({ batteries: { BA: { mode } }, ground: trench ? { A01: 'british' } : {} }),
    );
    set(table.s, G.bombarded, bombarded);
    return [signalNumber(table.s, 0), delayOf(table.s, 0)];
  };
  test('7.2, 7.221, 7.222 numbers and delays, without and after a bombardment', () => {
    expect(MODES.map((mode) => numbers(mode, 0))).toEqual([
      ...[
        [7, 1],
        [7, 0],
        [6, 2],
        [9, 1],
        [8, 1],
      ],
    ]);
    expect(MODES.map((mode) => numbers(mode, 1))).toEqual([
      ...[
        [6, 1],
        [5, 0],
        [4, 6],
        [0, 1],
        [8, 1],
      ],
    ]);
    expect(numbers('telephone', 0, false)).toEqual([7, 1]);
  });
  test('7.21 aeroplanes see every hex, rockets only the registered one', () => {
    const plane = new Table(guns({ batteries: { BA: {} }, ground: { D03: 'hill' } }));
    expect(observes(plane.s, 0, plane.hex('I09'))).toBe(true);
    const rocket = new Table(guns());
    expect(observes(rocket.s, 0, rocket.hex('D04'))).toBe(true);
    expect(observes(rocket.s, 0, rocket.hex('D03'))).toBe(false);
    expect(rocket.forbids('target BA D03 shell')).toBe('7.21');
  });
  test('7.21, 7.21a telephone and messenger see with friendly infantry and guns, spent and dispersed ones too', () => {
    const table = new Table(
      guns({
        batteries: { BA: { mode: 'telephone' } },
        ground: { D04: 'hill' },
        units: { B1: { at: 'D02', kind: 'mg', dispersed: true, spent: true }, G1: { at: 'D09' } },
      }),
    );
    expect(observes(table.s, 0, table.hex('D03'))).toBe(true);
    expect(observes(table.s, 0, table.hex('D06'))).toBe(false);
    const horse = new Table(
      guns({
        batteries: { BA: { mode: 'telephone' } },
        units: { B1: { at: 'D02', kind: 'cavalry' } },
      }),
    );
    expect(observes(horse.s, 0, horse.hex('D03'))).toBe(false);
  });
  test('7.21, 7.21a a trench set sees from trench hexes occupied at set-up and still held', () => {
    const table = new Table(
      guns({
        batteries: { BA: { mode: 'trenchSet' } },
        ground: { B02: 'british', C03: 'british' },
      }),
    );
    const sees = () => observes(table.s, 0, table.hex('D05'));
    expect(sees()).toBe(false);
    markHex(table.s, table.hex('C03'), HexMark.british);
    expect(sees()).toBe(false);
    setHeld(table.s, table.hex('C03'), 0);
    expect(sees()).toBe(true);
    setHeld(table.s, table.hex('C03'), 1);
    expect(sees()).toBe(false);
  });
  test('7.21, 7.21b after a failed roll its owner may change to messengers, once; the target stays', () => {
    const table = ready({ couplets: 4 }).do('pass', two('signal.BA', 6, 6));
    expect(table.legal()).toEqual(['messenger BA', 'keep BA']);
    table.do('messenger BA');
    expect([modeOf(table.s, 0), firingOf(table.s, 0)]).toEqual([Mode.messenger, Firing.aimed]);
    expect(table.last('messenger').due).toBe(1 + 2);
    table.do('pass').do('pass');
    expect(table.kinds().filter((kind) => kind === 'signal')).toHaveLength(1);
  });
  test('7.221a a rolling barrage counts as a bombardment from its first turn', () => {
    const table = new Table(
      guns({
        couplets: 1,
        change: () => ({
          barrage: { side: 'british', firstTurn: 2, lines: 'columns', first: 'H', towards: 'east' },
        }),
      }),
    );
    expect(signalNumber(table.s, 0)).toBe(7);
    table.do('pass').do('pass', dice(3, 1));
    expect(signalNumber(table.s, 0)).toBe(5);
  });
});

describe('7.31 registered hexes', () => {
  const fresh = (): Table =>
    new Table(
      guns({
        fresh: true,
        batteries: { GA: { mode: 'rocket', registered: 'D04' } },
        units: { B1: {}, G1: {} },
        change: (file) => ({
          setUp: [
            { ...(file.setUp[0] as (typeof file.setUp)[0]), zone: ['D06', 'D07'] },
            { ...(file.setUp[1] as (typeof file.setUp)[0]), zone: ['D02', 'D03'] },
          ],
        }),
      }),
    );
  test('7.31, 7.31a written down before anyone sets up, any hex of the map', () => {
    const table = fresh();
    expect(table.asked()).toBe('german register');
    expect(table.legal()).toHaveLength(81);
    table.do('register GA D05');
    expect(table.asked()).toBe('german place');
    expect(JSON.stringify(table.last('registered'))).not.toContain('hex');
  });
});

describe('7.41, 7.51 gas and smoke', () => {
  test('7.41 every unit in the hex checks without any modifier', () => {
    const table = ready(
      {
        ground: { D04: 'building' },
        units: { B1: { at: 'A01' }, B2: { at: 'D03' }, G1: { at: 'D04' } },
      },
      'gas',
    );
    table.do('pass', two('signal.BA', 1, 1), accuracy(1), two('check.gas.G1', 4, 4));
    expect(table.last('shelled').checks[0]).toMatchObject({ sum: { total: 8 }, fate: 'holds' });
  });
  test('7.41a 11 destroys, and it strikes those who enter', () => {
    const table = ready({ units: { B1: { at: 'D02' }, G1: { at: 'I09' } } }, 'gas');
    table.do('hex D02', two('signal.BA', 1, 1), accuracy(1)).do('move B1 D03');
    table.do('move B1 D04', two('check.gas.B1', 6, 5));
    expect(table.look('B1')).toBe('destroyed');
  });
  test('7.41 from May 1915 alone', () => {
    const table = new Table(
      guns({ change: (file) => ({ conditions: { ...file.conditions, gasAllowed: false } }) }),
    );
    expect(table.forbids('target BA D04 gas')).toBe('7.41');
    expect(table.forbids('target BA D04 smoke')).toBeNull();
  });
  test('7.51 smoke strikes nobody, conceals for the turn, and gives −1 once', () => {
    const table = ready({ units: { B1: { at: 'D02' }, G1: { at: 'D06' } } }, 'smoke');
    table.do('pass', two('signal.BA', 1, 1), accuracy(1));
    expect(table.kinds()).not.toContain('shelled');
    expect(line(table.s, table.hex('D02'), table.hex('D06'))).toBe(1);
    expect(line(table.s, table.hex('D04'), table.hex('D06'))).toBe(0);
  });
});
