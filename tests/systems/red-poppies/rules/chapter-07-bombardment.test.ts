// 7.6 to 7.8 The preliminary bombardment, the rolling barrage, the mine.

import { describe, expect, test } from 'vitest';
import type { BattleFile } from '../../../../src/systems/red-poppies/rules/files.ts';
import { HexMark, hexHas, isWhole } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Dice, type Drill, Table } from '../drill.ts';

const dice = (british: number, german: number): Dice => [
  ['initiative.british', british],
  ['initiative.german', german],
];
/** A battle from its set-up on, with these zones. */
const prepared = (
  zones: readonly [german: readonly string[], british: readonly string[]],
  more: Partial<BattleFile>,
  drill: Partial<Drill> = {},
): Drill => ({
  fresh: true,
  ...drill,
  units: { B1: {}, G1: {}, ...drill.units },
  change: (file) => ({
    setUp: [
      { ...(file.setUp[0] as (typeof file.setUp)[0]), zone: zones[0] },
      { ...(file.setUp[1] as (typeof file.setUp)[0]), zone: zones[1] },
    ],
    ...more,
  }),
});
const pulverising = (hexes: readonly string[]): Partial<BattleFile> => ({
  bombardment: { side: 'british', type: 'pulverising', hexes },
});

describe('7.61 the preliminary bombardment', () => {
  test('7.61, 7.62 who is neither in a building nor in a trench is eliminated, without a die', () => {
    const table = new Table(
      prepared(
        [
          ['D03', 'D04'],
          ['A01', 'A02'],
        ],
        pulverising(['D03']),
        { units: { B1: {}, G1: {}, G2: {} } },
      ),
    );
    table.do('place G1 D03').do('place G2 D04').do('place B1 A01', dice(3, 1));
    expect([table.look('G1'), table.look('G2')]).toEqual(['destroyed', 'formed']);
  });
  test('7.61 without hexes it falls on the whole set-up zone of the enemy', () => {
    const zones = [
      ['D03', 'D04'],
      ['A01', 'A02'],
    ] as const;
    const table = new Table(
      prepared(zones, pulverising([]), { units: { B1: {}, G1: {}, G2: {} } }),
    );
    table.do('place G1 D03').do('place G2 D04').do('place B1 A01', dice(3, 1));
    expect([table.look('G1'), table.look('G2'), table.look('B1')]).toEqual([
      ...['destroyed', 'destroyed', 'formed'],
    ]);
  });
  test('7.62, 7.62a pulverising: all others dispersed, a die each by id, eliminated on 6', () => {
    const table = new Table(
      prepared(
        [
          ['D03', 'D04'],
          ['A01', 'A02'],
        ],
        pulverising(['D03', 'D04']),
        {
          ground: { D03: 'german', D04: 'building german' },
          sides: { 'D03/D04': 'trench' },
          units: { B1: {}, G1: {}, G2: {} },
        },
      ),
    );
    table.do('place G1 D03').do('place G2 D04');
    table.do(
      'place B1 A01',
      [
        ['bombard.G1', 6],
        ['bombard.G2', 5],
      ],
      dice(3, 1),
    );
    expect([table.look('G1'), table.look('G2')]).toEqual(['destroyed', 'dispersed in']);
  });
  test('7.62 paralysing: spent on 2 or more, and that lasts through turn 1', () => {
    const table = new Table(
      prepared(
        [
          ['D03', 'D04'],
          ['A01', 'A02'],
        ],
        { bombardment: { side: 'british', type: 'paralysing', hexes: ['D03', 'D04'] } },
        {
          ground: { D03: 'german', D04: 'german' },
          sides: { 'D03/D04': 'trench' },
          units: { B1: {}, G1: {}, G2: {} },
        },
      ),
    );
    table.do('place G1 D03').do('place G2 D04');
    table.do(
      'place B1 A01',
      [
        ['bombard.G1', 1],
        ['bombard.G2', 2],
      ],
      dice(2, 1),
    );
    expect([table.look('G1'), table.look('G2')]).toEqual(['dispersed in', 'dispersed spent in']);
  });
  test('7.62a friendly units in the hexes suffer alike', () => {
    const table = new Table(
      prepared(
        [
          ['D03', 'D04'],
          ['A01', 'A02'],
        ],
        pulverising(['A01']),
      ),
    );
    table.do('place G1 D03').do('place B1 A01', dice(3, 1));
    expect(table.look('B1')).toBe('destroyed');
  });

  const wired = {
    ground: { D03: 'german', D04: 'german' },
    sides: {
      'D03/D04': 'trench',
      'C03/D03': 'wire',
      'C04/D03': 'wire',
      'C04/D04': 'wire',
      'C05/D04': 'wire',
      'A01/A02': 'wire',
    },
  };
  const set = (table: Table, ...more: readonly Dice[]): Table =>
    table.do('place G1 D03').do('place B1 A01', [['bombard.G1', 1]], ...more);

  test('7.62, 7.62a pulverising: two gaps, the bombarded side first, and it must', () => {
    const table = set(
      new Table(
        prepared(
          [
            ['D03', 'D04'],
            ['A01', 'A02'],
          ],
          pulverising(['D03', 'D04']),
          wired,
        ),
      ),
    );
    expect(table.asked()).toBe('german gap');
    expect(table.forbids('no-gap')).toBe('7.62a');
    expect(table.legal()).toEqual(['gap C03-D03', 'gap C04-D03', 'gap C04-D04', 'gap C05-D04']);
    table.do('gap C04-D03');
    expect(table.asked()).toBe('british gap');
    table.do('gap C03-D03', dice(3, 1));
    const whole = table.field.wires.map((_, wire) => isWhole(table.s, wire));
    expect(whole).toEqual([true, false, false, true, true]);
  });
  test('7.62 paralysing: four gaps, two by the firing side, then two by the bombarded', () => {
    const bombardment = { side: 'british', type: 'paralysing', hexes: ['D03', 'D04'] } as const;
    const table = set(
      new Table(
        prepared(
          [
            ['D03', 'D04'],
            ['A01', 'A02'],
          ],
          { bombardment },
          wired,
        ),
      ),
    );
    const asked = [];
    for (const gap of ['C03/D03', 'C04/D03', 'C04/D04']) {
      asked.push(table.asked());
      table.do(`gap ${gap.replace('/', '-')}`, ...(gap === 'C04/D04' ? [dice(3, 1)] : []));
    }
    expect(asked).toEqual(['british gap', 'british gap', 'german gap']); // the last has one answer
    expect(
      table.field.wires.filter((_, wire) => isWhole(table.s, wire)).map(({ id }) => id),
    ).toEqual(['A01/A02']);
  });
  test('7.62a if no wire is left the rest lapse', () => {
    const table = new Table(
      prepared(
        [
          ['D03', 'D04'],
          ['A01', 'A02'],
        ],
        pulverising(['D03', 'D04']),
        { ...wired, sides: { 'D03/D04': 'trench' } },
      ),
    );
    set(table, dice(3, 1));
    expect(table.kinds()).not.toContain('gap');
  });
});

describe('7.71 the rolling barrage', () => {
  const barrage = {
    side: 'british',
    firstTurn: 2,
    lines: 'columns',
    first: 'C',
    towards: 'east',
  } as const;
  const rolling = (units: Drill['units'], more: Partial<Drill> = {}): Drill => ({
    couplets: 1,
    change: () => ({ barrage }),
    ...more,
    units: { B9: { at: 'A07' }, G9: { at: 'G01' }, ...units },
  });
  test('7.71, 7.72 the last act of the initiative phase, two columns a turn, until it leaves the map', () => {
    const table = new Table(rolling({}));
    const columns = () =>
      [...new Set(table.last('barrage').hexes.map((hex) => table.field.hexes[hex]?.id[0]))].join(
        '',
      );
    table.do('pass').do('pass', dice(2, 1));
    expect(columns()).toBe('CD');
    expect(table.kinds().indexOf('barrage')).toBeGreaterThan(
      table.kinds().lastIndexOf('initiative'),
    );
    table.do('pass').do('pass', dice(2, 1));
    expect(columns()).toBe('EF');
    table.do('pass').do('pass', dice(2, 1));
    expect(columns()).toBe('G');
    expect(table.look('G9')).toBe('destroyed');
  });
  test('7.72, 7.72a rows are numbers', () => {
    const rows = {
      side: 'british',
      firstTurn: 2,
      lines: 'rows',
      first: '6',
      towards: 'north',
    } as const;
    const table = new Table(rolling({ G1: { at: 'D05' } }, { change: () => ({ barrage: rows }) }));
    table.do('pass').do('pass', dice(2, 1));
    expect(table.look('G1')).toBe('destroyed');
  });
  test('7.72 in a trench or a building: dispersed, and spent on 2 or more', () => {
    const table = new Table(
      rolling(
        { G1: { at: 'C03' }, G2: { at: 'D03' } },
        { ground: { C03: 'german', D03: 'building' } },
      ),
    );
    table.do('pass').do('pass', dice(2, 1), [
      ['barrage.G1', 1],
      ['barrage.G2', 2],
    ]);
    expect([table.look('G1'), table.look('G2')]).toEqual(['dispersed in', 'dispersed spent']);
  });
  test('7.72, 7.72a whoever enters it suffers it on entry, as part of the point', () => {
    const ground = { B03: 'british', C03: 'british' };
    const table = new Table(
      rolling({ B1: { at: 'B03' }, B2: { at: 'B02' } }, { ground, sides: { 'B03/C03': 'trench' } }),
    );
    table.do('pass').do('pass', dice(6, 1));
    table.do('hex B03').do('move B1 C03', [['barrage.B1', 1]]);
    expect(table.look('B1')).toBe('dispersed spent in');
    table.do('pass').do('hex B02').do('move B2 C02');
    expect(table.look('B2')).toBe('destroyed');
  });
  test('7.72a up to four gaps each turn, only on this turn’s hexes', () => {
    const sides = { 'C03/D03': 'wire', 'C04/D03': 'wire', 'F03/G03': 'wire' };
    const table = new Table(rolling({}, { sides }));
    table.do('pass').do('pass', dice(2, 1));
    expect(table.asked()).toBe('british gap');
    expect(table.legal()).toEqual(['gap C03-D03', 'gap C04-D03', 'no-gap']);
    table.do('no-gap').do('gap C03-D03');
    expect(table.forbids('pass')).toBeNull(); // the last one, which the Germans must lay, has one answer
    expect(table.field.wires.map((_, wire) => isWhole(table.s, wire))).toEqual([
      false,
      false,
      true,
    ]);
  });
  test('4.31 it is lifted in the administration', () => {
    const table = new Table(rolling({}));
    table.do('pass').do('pass', dice(2, 1));
    expect(hexHas(table.s, table.hex('C01'), HexMark.barrage)).toBe(true);
    table.do('pass').do('pass', dice(2, 1));
    expect(hexHas(table.s, table.hex('C01'), HexMark.barrage)).toBe(false);
  });
});

describe('7.8 mines', () => {
  const mined = (hex: string | null, more: Partial<Drill> = {}): Table =>
    new Table(
      prepared(
        [
          ['D03', 'D04'],
          ['A01', 'D02'],
        ],
        { mine: { side: 'british', hex } },
        more,
      ),
    );
  test('7.8 written down in secret before anyone sets up, where the scenario leaves it open', () => {
    const table = mined(null);
    expect(table.asked()).toBe('british mine');
    table.do('mine D03');
    expect(JSON.stringify(table.last('mined'))).not.toContain('hex');
    table.do('place G1 D03').do('place B1 A01', dice(3, 1));
    expect(table.look('G1')).toBe('destroyed');
  });
  test('7.8, 7.8a everybody in the hex, and one gap on a hexside of it for the owner', () => {
    const table = mined('D03', {
      sides: { 'C03/D03': 'wire', 'C04/D03': 'wire', 'A01/A02': 'wire' },
    });
    table.do('place G1 D03').do('place B1 A01');
    expect(table.asked()).toBe('british gap');
    expect(table.legal()).toEqual(['gap C03-D03', 'gap C04-D03', 'no-gap']);
    table.do('gap C03-D03', dice(3, 1));
    expect(table.last('mine').units).toEqual([table.unit('G1')]);
  });
  test('7.8a no wire there, no gap; the ground stays as it is', () => {
    const table = mined('D03', { ground: { D03: 'hill' } });
    table.do('place G1 D04').do('place B1 A01', dice(3, 1));
    expect(table.kinds()).not.toContain('gap');
    expect(table.field.cover[table.hex('D03')]).toBe(1);
  });
});
