// 8 Terrain: cover, bridges, streams, trenches, bogging, wire.

import { describe, expect, test } from 'vitest';
import { coverOf } from '../../../../src/systems/red-poppies/rules/check.ts';
import { BLOCKED, line } from '../../../../src/systems/red-poppies/rules/sight.ts';
import { HexMark, isWhole, markHex } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Drill, Table, two } from '../drill.ts';

const ground = (more: Partial<Drill>, units: Drill['units'] = {}): Drill => ({
  columns: 9,
  rows: 9,
  ...more,
  units: { B1: { at: 'C03' }, B9: { at: 'A09' }, G9: { at: 'I09' }, ...units },
});
const cover = (table: Table, id = 'B1', inTrench = false): number =>
  coverOf(table.s, table.unit(id), table.hex('C03'), inTrench);

describe('8.02 cover', () => {
  test.each([
    ['building', 2],
    ['wood', 1],
    ['hill', 1],
    ['summit', 1],
    ['crater', 1],
    ['bank', 1],
    ['grain', 0],
    ['', 0],
  ])('8.01, 8.02, 8.21, 8.31 and 8.41 %s: %i', (word, worth) => {
    expect(cover(new Table(ground({ ground: { C03: word } })))).toBe(worth);
  });
  test('8.02 a trench only for who is in it', () => {
    const table = new Table(ground({ ground: { C03: 'german' } }));
    expect([cover(table, 'B1', true), cover(table, 'B1', false)]).toEqual([3, 0]);
  });
  test('8.02a only the best counts', () => {
    const table = new Table(ground({ ground: { C03: 'building hill crater' } }));
    expect(cover(table)).toBe(2);
    const trench = new Table(ground({ ground: { C03: 'building german' } }));
    expect(cover(trench, 'B1', true)).toBe(3);
  });
  test('8.31a, 5.21 a scrape shelters infantry and guns, of either side', () => {
    const table = new Table(
      ground({}, { G1: { at: 'C03', kind: 'mg' }, B2: { at: 'C03', kind: 'tank' } }),
    );
    markHex(table.s, table.hex('C03'), HexMark.scrape);
    expect([cover(table), cover(table, 'G1'), cover(table, 'B2')]).toEqual([1, 1, 0]);
  });
  test('8.02, 8.51 concealment gives nothing to who is in it, a road neither', () => {
    const table = new Table(ground({ ground: { C03: 'grain' }, sides: { 'C03/C04': 'road' } }));
    expect(cover(table)).toBe(0);
    expect(line(table.s, table.hex('C02'), table.hex('C05'))).toBe(1);
  });
});

describe('8.03 hexsides', () => {
  const brook = {
    'C03/C04': 'stream',
    'C03/D03': 'stream bridge',
    'C02/C03': 'road',
    'B02/C03': 'wire',
  };
  const go = (to: string, kind: 'infantry' | 'tank' | 'car' = 'infantry') =>
    new Table(ground({ sides: brook }, { B1: { at: 'C03', kind } }))
      .do('hex C03')
      .do(`move B1 ${to}`);
  test('8.03 only the one that is crossed matters', () => {
    expect(go('C02').look('B1')).toBe('formed moving');
    expect(go('B03').look('B1')).toBe('formed moving');
  });
  test('8.61, 8.62 a stream without a bridge spends at once, armour too', () => {
    const table = go('C04');
    expect(table.look('B1')).toContain('formed spent');
    expect(table.last('hindered').by).toBe('stream');
    expect(go('C04', 'tank').kinds()).toContain('hindered');
  });
  test('8.11 over a bridge as along a road', () => {
    expect(go('D03').look('B1')).toBe('formed moving');
  });
  test('8.11, 8.11a a bridge is cover in both its hexes and an obstacle where a line crosses its side', () => {
    const table = new Table(ground({ sides: { 'C03/C04': 'stream bridge' } }));
    const worth = (hex: string) => table.field.cover[table.hex(hex)];
    expect([worth('C03'), worth('C04'), worth('C05')]).toEqual([1, 1, 0]);
    const seen = (a: string, b: string) => line(table.s, table.hex(a), table.hex(b));
    expect(seen('C02', 'C05')).toBe(BLOCKED);
    expect(seen('C03', 'C05')).toBe(0);
    expect(seen('B03', 'D03')).toBe(0);
    const summit = new Table(
      ground({ ground: { C02: 'summit' }, sides: { 'C03/C04': 'stream bridge' } }),
    );
    expect(line(summit.s, summit.hex('C02'), summit.hex('C05'))).toBe(0);
  });
});

describe('8.51 roads', () => {
  test('8.52, 8.53 and 8.52a free from being lost and bogged, not from wire or a stream on the same hexside', () => {
    const tank = new Table(
      ground(
        { ground: { C04: 'german' }, sides: { 'C03/C04': 'road' } },
        { B1: { at: 'C03', kind: 'tank' } },
      ),
    );
    tank.do('hex C03').do('move B1 C04');
    expect(tank.kinds()).not.toContain('strayed');
    const wire = new Table(ground({ sides: { 'C03/C04': 'road wire' } }));
    expect(wire.do('hex C03').do('move B1 C04').look('B1')).toContain('dispersed spent');
  });
});

describe('8.72 trenches', () => {
  const trenches = { C03: 'british', C04: 'british', D03: 'british' };
  const works = { 'C03/C04': 'trench' };
  const walk = (id: string, unit: Drill['units'][string], ...hexes: readonly string[]): Table => {
    const table = new Table(ground({ ground: trenches, sides: works }, { [id]: unit })).do(
      `hex ${unit.at}`,
    );
    for (const hex of hexes) table.do(`move ${id} ${hex}`);
    return table;
  };
  test('8.72 from inside a connected trench it is in at once, otherwise on top', () => {
    expect(walk('B1', { at: 'C03' }, 'C04').has('B1', 'inTrench')).toBe(true);
    expect(walk('B1', { at: 'C03' }, 'D03').has('B1', 'inTrench')).toBe(false);
    expect(walk('B1', { at: 'C03', onTop: true }, 'C04').has('B1', 'inTrench')).toBe(false);
  });
  test('8.72 who has no point left stays on top', () => {
    const table = walk('B2', { at: 'D04', dispersed: true }, 'D03');
    expect(table.look('B2')).toBe('dispersed spent');
  });
  test('8.72a leaving costs nothing more, and any side may use any trench', () => {
    const table = walk('B1', { at: 'C03' }, 'C02');
    expect(table.look('B1')).toBe('formed moving');
    const foe = new Table(
      ground({ ground: { C03: 'german' } }, { B1: { at: 'C03', onTop: true } }),
    );
    foe.do('hex C03').do('climb B1');
    expect(foe.look('B1')).toBe('formed moving in');
  });
  test('8.73 passing over one needs no further point', () => {
    const table = walk('B2', { at: 'D02' }, 'D03', 'D04', 'D05');
    expect(table.at('B2')).toBe('D05');
  });
  test('8.74 infantry and guns begin in it; others never are, but have the other cover', () => {
    const table = new Table(
      ground({ ground: { C03: 'british crater' } }, { B2: { at: 'C03', kind: 'tank' } }),
    );
    expect([table.has('B1', 'inTrench'), table.has('B2', 'inTrench')]).toEqual([true, false]);
    expect(cover(table, 'B2', true)).toBe(1);
  });
  test('8.75, 8.75a armour and cavalry bog each time they enter one; failure disperses and spends', () => {
    for (const kind of ['tank', 'car', 'cavalry', 'horse'] as const) {
      const table = new Table(ground({ ground: { C04: 'german' } }, { B1: { at: 'C03', kind } }));
      table.do('hex C03').do('move B1 C04', two('check.bog.B1', 6, 6));
      expect(table.look('B1'), kind).toBe('dispersed spent');
      expect(table.last('strayed').check.sum.total).toBe(12);
    }
  });
  test('8.75 mud bogs like a trench', () => {
    const table = new Table(
      ground({ ground: { C04: 'mud' } }, { B1: { at: 'C03', kind: 'tank' } }),
    );
    table.do('hex C03').do('move B1 C04', two('check.bog.B1', 1, 1));
    expect(table.look('B1')).toBe('formed moving');
  });
});

describe('8.81 wire', () => {
  const wire = { 'C03/C04': 'wire' };
  const cross = (kind: 'infantry' | 'tank' | 'car' | 'cavalry'): Table =>
    new Table(ground({ sides: wire }, { B1: { at: 'C03', kind } })).do('hex C03').do('move B1 C04');
  test('8.81 disperses and spends an unarmoured unit at once', () => {
    expect(cross('infantry').look('B1')).toContain('dispersed spent');
    expect(cross('cavalry').look('B1')).toContain('dispersed spent');
  });
  test('8.81 along it within a hex it has no effect', () => {
    const table = new Table(ground({ sides: wire })).do('hex C03').do('move B1 D03');
    expect(table.look('B1')).toBe('formed moving');
  });
  test('8.81, 8.82 tanks ignore it and destroy it; 8.81a cars only are not stopped by it', () => {
    const tank = cross('tank');
    expect([tank.look('B1'), isWhole(tank.s, 0)]).toEqual(['formed moving', false]);
    const car = cross('car');
    expect([car.look('B1'), isWhole(car.s, 0)]).toEqual(['formed moving', true]);
  });
  test('8.81a an armoured car crosses it unharmed and leaves it whole', () => {
    expect(isWhole(cross('car').s, 0)).toBe(true);
  });
  test('8.82 a gap annuls it for good, for both sides and both directions', () => {
    const table = new Table(
      ground({ sides: wire }, { B1: { at: 'C03', kind: 'tank' }, B2: { at: 'C03' } }),
    );
    table.do('hex C03').do('move B1 C04').do('stop').do('move B2 C04').do('move B2 C03');
    expect(table.look('B2')).toBe('formed moving');
  });
});
