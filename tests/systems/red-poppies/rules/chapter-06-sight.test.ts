// 6.02, 6.03 Lines of sight and range: ground, friends, concealment, summits; and thirteen lines of the shipped map.

import { describe, expect, test } from 'vitest';
import { crosses } from '../../../../src/hex/columns.ts';
import { levelOf } from '../../../../src/systems/red-poppies/rules/setup.ts';
import { BLOCKED, line, whyNotAim } from '../../../../src/systems/red-poppies/rules/sight.ts';
import { G, set } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Drill, Table, two } from '../drill.ts';
import { hawthorn, hexNamed } from '../hawthorn.ts';

const field = (ground: Drill['ground'] = {}, more: Partial<Drill> = {}): Table =>
  new Table({
    columns: 9,
    rows: 9,
    ground,
    ...more,
    units: { B1: { at: 'A01' }, G1: { at: 'I09' }, ...more.units },
  });
const seen = (table: Table, a: string, b: string): number =>
  line(table.s, table.hex(a), table.hex(b));

describe('6.021 to 6.023 ground', () => {
  test.each(['building', 'wood', 'hill', 'summit'])(
    '6.022, 6.023, 8.21 and 8.41 a %s between blocks',
    (word) => {
      const table = field({ E04: word });
      expect(seen(table, 'E02', 'E06')).toBe(BLOCKED);
      expect(seen(table, 'E06', 'E02')).toBe(BLOCKED);
    },
  );
  test('6.022 what stands at either end never blocks', () => {
    const table = field({ E02: 'hill', E06: 'building' });
    expect(seen(table, 'E02', 'E06')).toBe(0);
  });
  test.each(['crater', 'bank'])('8.31, 8.31a a %s is no obstacle', (word) => {
    expect(seen(field({ E04: word }), 'E02', 'E06')).toBe(0);
  });
  test('8.71 a trench is no obstacle', () => {
    expect(seen(field({ E04: 'german' }), 'E02', 'E06')).toBe(0);
  });
  test('6.023a along a hexside with an obstacle on one side it is open, with two it is blocked', () => {
    expect(seen(field({ D04: 'hill' }), 'C05', 'E05')).toBe(0);
    expect(seen(field({ D05: 'hill' }), 'C05', 'E05')).toBe(0);
    expect(seen(field({ D04: 'hill', D05: 'wood' }), 'C05', 'E05')).toBe(BLOCKED);
  });
  test('6.023b crossing is decided in whole numbers, the same either way', () => {
    const hexes = hawthorn.hexes.map(({ at }) => at);
    const [from, to] = [hexNamed(hawthorn, 'F08'), hexNamed(hawthorn, 'D04')];
    const met = (a: number, b: number) =>
      hawthorn.hexes.flatMap(({ id, at }, hex) =>
        hex !== a && hex !== b && crosses(hexes[a] as never, hexes[b] as never, at) ? [id] : [],
      );
    expect(met(from, to)).toEqual(['D05', 'E06', 'E07', 'F07']);
    expect(met(to, from)).toEqual(['D05', 'E06', 'E07', 'F07']);
  });
  test('6.021, 6.024a over the ground sight is mutual, friendly infantry hinders the firer alone', () => {
    const count = hawthorn.hexes.length;
    for (let a = 0; a < count; a++) {
      for (let b = 0; b < count; b++)
        expect(hawthorn.sight.open[a * count + b]).toBe(hawthorn.sight.open[b * count + a]);
    }
  });
});

describe('6.022 friendly infantry', () => {
  const row = (more: Drill['units']): Table =>
    new Table({ columns: 9, rows: 9, units: { B1: { at: 'E02' }, G1: { at: 'E05' }, ...more } });
  const why = (table: Table, unit = 'B1') => whyNotAim(table.s, table.unit(unit), table.hex('E05'));
  test('6.022, 6.023 blocks infantry that fires through it', () => {
    expect(why(row({ B2: { at: 'E04' } }))).toBe('6.022');
    expect(why(row({ B2: { at: 'E02' } }))).toBeNull();
    expect(why(row({ B2: { at: 'E05' } }))).toBeNull();
  });
  test('6.022 but no gun, and no gun blocks', () => {
    expect(why(row({ B1: { at: 'E02', kind: 'mg' }, B2: { at: 'E04' } }))).toBeNull();
    expect(why(row({ B2: { at: 'E04', kind: 'mg' } }))).toBeNull();
  });
  test('6.023 it fires along a hexside with friends on one side, not on both', () => {
    const beside = (more: Drill['units'], ground = {}): string | null => {
      const table = new Table({
        columns: 9,
        rows: 9,
        ground,
        units: { B1: { at: 'C05' }, G1: { at: 'E05' }, B2: { at: 'D04' }, ...more },
      });
      return whyNotAim(table.s, table.unit('B1'), table.hex('E05'));
    };
    expect(beside({})).toBeNull();
    expect(beside({ B3: { at: 'D05' } })).toBe('6.022');
    expect(beside({}, { D05: 'wood' })).toBe('6.022');
  });
  test('6.024 to and from a summit it is no obstacle', () => {
    const table = new Table({
      columns: 9,
      rows: 9,
      ground: { E05: 'summit' },
      units: { B1: { at: 'E02' }, B2: { at: 'E04' }, G1: { at: 'E05' } },
    });
    expect(whyNotAim(table.s, table.unit('B1'), table.hex('E05'))).toBeNull();
  });
});

describe('6.024 summits', () => {
  test('6.024, 6.027 and 8.42 from and to a summit only another summit blocks', () => {
    expect(seen(field({ E02: 'summit', E04: 'hill', E05: 'building' }), 'E02', 'E06')).toBe(0);
    expect(seen(field({ E02: 'summit', E04: 'summit' }), 'E02', 'E06')).toBe(BLOCKED);
    expect(seen(field({ E04: 'hill' }), 'E02', 'E06')).toBe(BLOCKED);
  });
});

describe('6.025 concealment', () => {
  test('6.025, 6.025a one hex of grain conceals, the second ends the line; the ends do not count', () => {
    expect(seen(field({ E03: 'grain' }), 'E02', 'E06')).toBe(1);
    expect(seen(field({ E03: 'grain', E04: 'grain' }), 'E02', 'E06')).toBe(BLOCKED);
    expect(seen(field({ E02: 'grain', E06: 'grain' }), 'E02', 'E06')).toBe(0);
  });
  test('6.025a along a hexside between two it counts as one, with one of them as none', () => {
    expect(seen(field({ D04: 'grain' }), 'C05', 'E05')).toBe(0);
    expect(seen(field({ D04: 'grain', D05: 'grain' }), 'C05', 'E05')).toBe(1);
  });
  test('6.026 to and from summits grain does not conceal', () => {
    expect(seen(field({ E02: 'summit', E03: 'grain', E04: 'grain' }), 'E02', 'E06')).toBe(0);
  });
  test('6.025 precipitation fills every hex', () => {
    const wet = field(
      {},
      { change: (file) => ({ conditions: { ...file.conditions, precipitation: [[1, 2]] } }) },
    );
    expect(seen(wet, 'E02', 'E03')).toBe(0);
    expect(seen(wet, 'E02', 'E04')).toBe(1);
    expect(seen(wet, 'E02', 'E05')).toBe(BLOCKED);
  });
  test('6.025, 11.1 the target of a line through it has −1', () => {
    const table = new Table({
      ground: { C02: 'grain' },
      units: { B1: { at: 'C01' }, G1: { at: 'C03' }, G9: { at: 'G07' } },
    });
    table
      .do('hex C01')
      .do('fire B1 C03')
      .do('close', two('check.fire.G1', 1, 1));
    expect(table.last('shot').checks[0]?.sum.total).toBe(2 + 2 + 1 - 1 - 1);
  });
});

describe('6.031 range', () => {
  const reach = (at: string, unit: Drill['units'][string] = {}) => {
    const table = new Table({
      columns: 9,
      rows: 9,
      units: { B1: { at: 'A01', ...unit }, G1: { at } },
    });
    return whyNotAim(table.s, table.unit('B1'), table.hex(at));
  };
  test('6.031 up to the printed number of hexes, not beyond', () => {
    expect(reach('A04')).toBeNull();
    expect(reach('A05')).toBe('6.031');
    expect(reach('A09', { kind: 'mg' })).toBeNull();
  });
  test('6.023c, 12.9 the list has only hexes in sight, and a refusal names what stands against it', () => {
    const table = field({ A02: 'hill' }, { units: { B1: { at: 'A01' }, G2: { at: 'A03' } } });
    table.do('hex A01');
    expect(table.legal().filter((word) => word.startsWith('fire'))).toEqual([]);
    expect(table.forbids('fire B1 A03')).toBe('6.023a');
    expect(table.forbids('fire B1 I09')).toBe('6.031');
    expect(table.forbids('fire B1 B01')).toBe('6.01a');
  });
});

describe('6.023 the shipped map', () => {
  const s = levelOf(hawthorn, 'regular');
  set(s, G.turn, 1);
  test.each([
    ['C04', 'E04', 2, true],
    ['C05', 'E05', 2, true],
    ['D06', 'F06', 2, true],
    ['C05', 'E06', 2, false],
    ['C06', 'F06', 3, false],
    ['C04', 'F05', 3, false],
    ['F08', 'D04', 5, false],
    ['F02', 'D05', 4, true],
    ['D03', 'H04', 4, true],
    ['G04', 'I05', 2, false],
    ['E05', 'H05', 3, true],
    ['G01', 'A03', 6, true],
    ['G01', 'E05', 5, true],
  ] as const)('6.021, 6.022, 6.023 %s to %s, %i hexes: %s', (from, to, range, open) => {
    const [a, b] = [hexNamed(hawthorn, from), hexNamed(hawthorn, to)];
    expect(hawthorn.apart[a * hawthorn.hexes.length + b]).toBe(range);
    expect(line(s, a, b) !== BLOCKED).toBe(open);
    expect(line(s, b, a) !== BLOCKED).toBe(open);
  });
});
