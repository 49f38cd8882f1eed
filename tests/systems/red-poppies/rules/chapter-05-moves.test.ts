// 5.4 Movement: points, stacks, roads, who is moving, who gets lost.

import { describe, expect, test } from 'vitest';
import { CALM, modifierOf } from '../../../../src/systems/red-poppies/rules/check.ts';
import { paidOf } from '../../../../src/systems/red-poppies/rules/state.ts';
import { type Drill, Table, two } from '../drill.ts';

const alone = (more: Partial<Drill> = {}, units: Drill['units'] = {}): Drill => ({
  columns: 9,
  rows: 9,
  ...more,
  units: { B1: { at: 'C03' }, G9: { at: 'I09' }, ...units },
});
const walk = (table: Table, unit: string, ...hexes: readonly string[]): Table => {
  for (const hex of hexes) table.do(`move ${unit} ${hex}`);
  return table;
};

describe('5.41 points', () => {
  test('5.41 one point a hex along neighbouring hexes, and no more than there are', () => {
    const table = new Table(alone()).do('hex C03');
    expect(table.forbids('move B1 E03')).toBe('5.41');
    walk(table, 'B1', 'C04', 'C05', 'C06');
    expect(table.at('B1')).toBe('C06');
    expect(table.asked()).toBe('german half'); // no point is left: the order is over
  });
  test('5.41 one point to climb into a trench, terrain never more than one', () => {
    const table = new Table(
      alone({ ground: { C04: 'hill british', C05: 'british' }, sides: { 'C04/C05': 'trench' } }),
    );
    walk(table.do('hex C03'), 'B1', 'C04').do('climb B1');
    expect(paidOf(table.s, table.unit('B1'))).toBe(2);
    expect(table.look('B1')).toBe('formed moving in');
    walk(table, 'B1', 'C05');
    expect(table.look('B1')).toBe('formed spent in');
  });
  test('5.41, 8.51 a unit whose whole move follows a road has one point more for one more road hex', () => {
    const road = { 'C03/C04': 'road', 'C04/C05': 'road', 'C05/C06': 'road', 'C06/C07': 'road' };
    const table = new Table(alone({ sides: road }));
    walk(table.do('hex C03'), 'B1', 'C04', 'C05', 'C06');
    expect(table.forbids('move B1 D06')).toBe('5.41');
    walk(table, 'B1', 'C07');
    expect(table.at('B1')).toBe('C07');
    const late = new Table(alone({ sides: road }, { B1: { at: 'D02' } }));
    walk(late.do('hex D02'), 'B1', 'C03', 'C04', 'C05');
    expect(late.asked()).toBe('german half');
  });
  test('5.41a the road point is lost by any other expenditure', () => {
    const table = new Table(
      alone({
        ground: { C04: 'german', C05: 'german' },
        sides: { 'C03/C04': 'road', 'C04/C05': 'road trench', 'C05/C06': 'road' },
      }),
    );
    walk(table.do('hex C03'), 'B1', 'C04').do('climb B1');
    walk(table, 'B1', 'C05');
    expect(table.asked()).toBe('german half');
  });
  test('5.41a in a stack each pays its own; who has none left stays, and nobody is picked up', () => {
    const table = new Table(alone({}, { B2: { at: 'C03', dispersed: true }, B3: { at: 'C04' } }));
    table.do('hex C03');
    expect(table.forbids('move-both B1 C04')).toBe('5.42');
    table.do('move-both B1 C02');
    expect(table.legal()).not.toContain('move-both B1 C01');
    table.do('move B1 C01');
    expect([table.at('B1'), table.at('B2')]).toEqual(['C01', 'C02']);
    expect(table.look('B2')).toBe('dispersed spent');
  });
  test('5.41a a unit may be left behind at any point; its action is over', () => {
    const table = new Table(alone({}, { B2: { at: 'C03' } }));
    table.do('hex C03').do('move-both B1 C04').do('move B2 C05');
    expect(table.look('B1')).toBe('formed spent');
    table.do('stop');
    expect(table.at('B2')).toBe('C05');
    expect(table.asked()).toBe('german half');
  });
  test('5.41a who is in the trench already pays nothing when the other climbs in', () => {
    const table = new Table(
      alone({ ground: { C03: 'german' } }, { B1: { at: 'C03', onTop: true }, B2: { at: 'C03' } }),
    );
    table.do('hex C03').do('climb-both B1');
    expect([paidOf(table.s, 0 + table.unit('B1')), paidOf(table.s, table.unit('B2'))]).toEqual([
      1, 0,
    ]);
  });
  test('5.42 an enemy-held hex may be entered; 5.42a it may not be left', () => {
    const table = new Table(alone({}, { G1: { at: 'C04', spent: true } }));
    table.do('hex C03').do('move B1 C04');
    expect(table.forbids('move B1 C05')).toBe('5.42a');
    expect(table.legal()).toContain('melee B1');
  });
});

describe('5.42a bound by an enemy', () => {
  test('5.42a it may deploy, dig, fire into its own hex, fight or climb in, and need do nothing', () => {
    const table = new Table(
      alone(
        { ground: { C03: 'german' } },
        { B1: { at: 'C03', onTop: true }, G1: { at: 'C03', spent: true } },
      ),
    );
    table.do('hex C03');
    expect(table.legal()).toEqual([
      ...['deploy B1', 'dig B1', 'fire B1 C03', 'climb B1', 'melee B1', 'end'],
    ]);
  });
});

describe('5.43 moving', () => {
  const moving = (table: Table, id: string) => table.has(id, 'moving');
  test('5.43 from the declaration until another unit acts, or the other side is active', () => {
    const table = new Table(alone({}, { B2: { at: 'D03' } }));
    table.do('mass B1').do('all');
    expect(moving(table, 'B1')).toBe(false);
    table.do('move B1 C04').do('stop');
    expect(moving(table, 'B1')).toBe(true);
    table.do('move B2 D04');
    expect([moving(table, 'B1'), moving(table, 'B2')]).toEqual([false, true]);
    table.do('stop');
    expect(moving(table, 'B2')).toBe(false); // the order is over, the other side is active
  });
  test('5.43 a unit that wire or a stream has spent is still moving for the fire that follows', () => {
    for (const side of ['wire', 'stream']) {
      const table = new Table(
        alone({ sides: { 'C03/C04': side } }, { B2: { at: 'A01' }, G1: { at: 'C06', kind: 'mg' } }),
      );
      table.do('hex C03').do('move B1 C04');
      expect(moving(table, 'B1'), side).toBe(true);
      table.do('shoot G1', two('check.react.B1', 1, 1));
      expect(table.last('shot').checks[0]?.sum.parts.map(({ name }) => name)).toContain('moving');
    }
  });
  test('5.43 a failed check ends it', () => {
    const table = new Table(alone({}, { B2: { at: 'C03' }, G1: { at: 'C06', kind: 'mg' } }));
    table
      .do('hex C03')
      .do('move B1 C04')
      .do('shoot G1', two('check.react.B1', 2, 4));
    expect(table.look('B1')).toBe('dispersed spent');
  });
  test('5.43a spent when the action is over, with points left or not', () => {
    const table = new Table(alone({}, { B2: { at: 'A01' } }));
    table.do('hex C03').do('move B1 C04').do('stop');
    expect(table.has('B1', 'spent')).toBe(true);
  });
});

describe('5.441 lost', () => {
  const trenches = { D03: 'german', D04: 'german', D05: 'german', C03: 'british', C04: 'british' };
  const works = { 'D03/D04': 'trench', 'D04/D05': 'trench', 'C03/C04': 'trench' };

  test('5.441 into the enemy trench from within it, and once a turn', () => {
    const table = new Table(
      alone({ ground: trenches, sides: works }, { B1: { at: 'D03' }, B2: { at: 'A01' } }),
    );
    table.do('hex D03').do('move B1 D04', two('check.lost.B1', 4, 4));
    expect(table.last('strayed').check).toMatchObject({ sum: { total: 8 }, fate: 'holds' });
    table.do('move B1 D05');
    expect(table.at('B1')).toBe('D05');
  });
  test('5.441a not over the top, nor by climbing in from the same hex, nor in its own trench', () => {
    const top = new Table(
      alone(
        { ground: trenches, sides: works },
        { B1: { at: 'D03', onTop: true }, B2: { at: 'A01' } },
      ),
    );
    top.do('hex D03').do('move B1 D04').do('climb B1').do('stop');
    expect(top.kinds()).not.toContain('strayed');
    const own = new Table(alone({ ground: trenches, sides: works }, { B2: { at: 'A01' } }));
    own.do('hex C03').do('move B1 C04').do('stop');
    expect(own.kinds()).not.toContain('strayed');
  });
  test('5.441, 8.91 into wood with wood all around; 5.441a never at the edge, never along a road', () => {
    const wood = Object.fromEntries(
      ['C03', 'C02', 'D02', 'D03', 'C04', 'B03', 'B02', 'A01', 'A02', 'B01'].map((id) => [
        id,
        'wood',
      ]),
    );
    const into = (sides = {}) =>
      new Table(alone({ ground: wood, sides }, { B1: { at: 'C05' }, B2: { at: 'I01' } }))
        .do('hex C05')
        .do('move B1 C04');
    const table = into().do('move B1 C03', two('check.lost.B1', 5, 4));
    expect(table.look('B1')).toBe('dispersed spent');
    expect(into({ 'C03/C04': 'road' }).do('move B1 C03').do('stop').kinds()).not.toContain(
      'strayed',
    );
    const edge = new Table(alone({ ground: wood }, { B1: { at: 'B02' }, B2: { at: 'I01' } }));
    edge.do('hex B02').do('move B1 A02').do('move B1 A01').do('stop');
    expect(edge.kinds()).not.toContain('strayed');
  });
  test('5.442, 2.23 failure disperses and spends; 11 or more does not destroy', () => {
    const table = new Table(
      alone({ ground: trenches, sides: works }, { B1: { at: 'D03' }, B2: { at: 'A01' } }),
    );
    table.do('hex D03').do('move B1 D04', two('check.lost.B1', 6, 6));
    expect(table.look('B1')).toBe('dispersed spent in');
    expect(table.at('B1')).toBe('D04');
  });
  test('5.442 what counts is who dug it, whoever holds it now', () => {
    const table = new Table(
      alone(
        {
          ground: trenches,
          sides: works,
          change: () => ({ control: { british: ['D03', 'D04'], german: [] } }),
        },
        { B1: { at: 'D03' }, B2: { at: 'A01' } },
      ),
    );
    table
      .do('hex D03')
      .do('move B1 D04', two('check.lost.B1', 1, 1))
      .do('stop');
    expect(table.kinds()).toContain('strayed');
  });
  test('5.442a only hallowed ground modifies it', () => {
    const table = new Table(alone({ ground: { C03: 'hill' } }));
    expect(modifierOf(table.s, table.unit('B1'), CALM)).toBe(0);
  });
});
