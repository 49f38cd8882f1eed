// 6.1 to 6.4 Fire: zone, anti-tank, reaction fire after every point, return fire, fire for effect.

import { describe, expect, test } from 'vitest';
import { type Drill, Table, two } from '../drill.ts';

const facing = (units: Drill['units'], more: Partial<Drill> = {}): Drill => ({
  ...more,
  units: { B9: { at: 'A07' }, G9: { at: 'G07' }, ...units },
});

describe('6.01 one at a time', () => {
  test('6.01 a unit with enemies in its hex fires only there; a mortar not even that', () => {
    const table = new Table(
      facing({
        B1: { at: 'C03' },
        B2: { at: 'C03', kind: 'mortar' },
        G1: { at: 'C03' },
        G2: { at: 'C02' },
      }),
    );
    table.do('hex C03');
    expect(table.forbids('fire B1 C02')).toBe('6.01');
    expect(table.forbids('fire B1 C03')).toBeNull();
    expect(table.forbids('fire B2 C03')).toBe('6.01');
  });
  test('6.01a the hex must hold an enemy that the fire can affect', () => {
    const table = new Table(facing({ B1: { at: 'C03' }, G1: { at: 'C02', kind: 'tank' } }));
    table.do('hex C03');
    expect(table.forbids('fire B1 C02')).toBe('6.01a');
    expect(table.forbids('fire B1 C04')).toBe('6.01a');
  });
});

describe('6.11 zone fire', () => {
  test('6.11, 6.11a everybody in the hex but the firer and armour: enemies by id, then friends', () => {
    const table = new Table(
      facing({
        B1: { at: 'C03' },
        B2: { at: 'C03' },
        G1: { at: 'C03' },
        G2: { at: 'C03', kind: 'tank' },
      }),
    );
    table
      .do('hex C03')
      .do('fire B2 C03')
      .do('close', ...[two('check.fire.G1', 1, 1), two('check.fire.B1', 5, 4)]);
    expect(table.look('B1')).toBe('destroyed');
    expect(table.look('G2')).toBe('formed');
  });
  test('6.11a all are rolled before any is applied', () => {
    const table = new Table(facing({ B1: { at: 'C01' }, G1: { at: 'C02' }, G2: { at: 'C02' } }));
    table
      .do('hex C01')
      .do('fire B1 C02')
      .do('close', two('check.fire.G1', 6, 5), two('check.fire.G2', 1, 1));
    expect([table.look('G1'), table.look('G2')]).toEqual(['destroyed', 'formed']);
  });
});

describe('6.21 anti-tank fire', () => {
  test('6.21 strikes one vehicle alone, with its own fire power', () => {
    const table = new Table(
      facing({
        B1: { at: 'C01', kind: 'artillery' },
        G1: { at: 'C02', kind: 'tank' },
        G2: { at: 'C02' },
      }),
    );
    table
      .do('hex C01')
      .do('fire-at B1 G1')
      .do('close', two('check.fire.G1', 1, 2));
    expect(table.last('shot').checks.map(({ sum }) => sum.total)).toEqual([1 + 2 + 5 + 1]);
  });
  test('6.21 who has no anti-tank fire cannot, and nobody so fires at what is no armour', () => {
    const table = new Table(
      facing({
        B1: { at: 'C01' },
        B2: { at: 'C01', kind: 'artillery' },
        G1: { at: 'C02', kind: 'tank' },
        G2: { at: 'C02' },
      }),
    );
    table.do('hex C01');
    expect(table.forbids('fire-at B1 G1')).toBe('6.21');
    expect(table.forbids('fire-at B2 G2')).toBe('6.21');
  });
});

describe('6.31 reaction fire', () => {
  const run = (units: Drill['units'], more: Partial<Drill> = {}): Table =>
    new Table(facing({ B1: { at: 'C01' }, ...units }, more)).do('hex C01');

  test('6.31, 6.33 after every point, without an order; a rifle is then spent', () => {
    const table = run({ G1: { at: 'C05' } });
    table.do('move B1 C02');
    expect(table.asked()).toBe('german pause');
    table.do('shoot G1', two('check.react.B1', 1, 2));
    expect(table.look('G1')).toBe('formed spent');
    expect(table.asked()).toBe('british point');
  });
  test('6.31 a spent unit cannot', () => {
    const table = run({ G1: { at: 'C05', spent: true } }).do('move B1 C02');
    expect(table.asked()).toBe('british point');
  });
  test('6.32 a machine gun is not spent by it, unless a mover rolls a double', () => {
    const table = run({ G1: { at: 'C05', kind: 'mg' } });
    table.do('move B1 C02').do('shoot G1', two('check.react.B1', 1, 2));
    expect(table.look('G1')).toBe('formed');
    table.do('move B1 C03').do('shoot G1', two('check.react.B1', 1, 1));
    expect(table.look('G1')).toBe('formed spent');
  });
  test('6.32a who has just failed is no longer moving: a gun that fires at it is spent', () => {
    const table = run({ G1: { at: 'C05', kind: 'mg' }, G2: { at: 'C05', kind: 'mg' } });
    table.do('move B1 C02').do('shoot G1', two('check.react.B1', 2, 4));
    expect(table.look('G1')).toBe('formed');
    table.do('shoot G2', two('check.react.B1', 1, 2));
    expect(table.look('G2')).toBe('formed spent');
  });
  test('6.32a doubles of bystanders do not count', () => {
    const table = run({ B2: { at: 'C02' }, G1: { at: 'C05', kind: 'mg' } });
    table
      .do('move B1 C02')
      .do('shoot G1', two('check.react.B1', 1, 2), two('check.react.B2', 1, 1));
    expect(table.look('G1')).toBe('formed');
  });
  test('6.34 over the top: fire in the new hex without the trench, the next point meets it', () => {
    const table = run({ G1: { at: 'C05', kind: 'mg' } }, { ground: { C02: 'german' } });
    table.do('move B1 C02').do('shoot G1', two('check.react.B1', 1, 2));
    expect(table.last('shot').checks[0]?.sum.total).toBe(3 + 3 + 1 + 1 - 1);
    table.do('climb B1').do('shoot G1', two('check.react.B1', 1, 2));
    expect(table.last('shot').checks[0]?.sum.total).toBe(3 + 3 + 1 + 1 - 1 - 3);
  });
  test('6.34 a melee is fought out before the fire that its point draws', () => {
    const table = run({ G1: { at: 'C02' } });
    table.do('move B1 C02').do('close');
    table.do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 5, 3));
    expect(table.look('G1')).toBe('destroyed');
    expect(table.asked()).toBe('german half');
  });
  test('6.35, 6.35a one shot each a point, many at one mover, named one after the other', () => {
    const table = run({ G1: { at: 'C05', kind: 'mg' }, G2: { at: 'C04', kind: 'mg' } });
    table.do('move B1 C02').do('shoot G1', two('check.react.B1', 1, 2));
    expect(table.forbids('shoot G1')).toBe('6.35');
    table.do('shoot G2', two('check.react.B1', 1, 3));
    expect(table.asked()).toBe('british point');
    table.do('move B1 B02');
    expect(table.forbids('shoot G1')).toBeNull();
  });
  test('6.35 zone fire strikes whoever else is in the hex', () => {
    const table = run({ B2: { at: 'C02' }, G1: { at: 'C05', kind: 'mg' } });
    table
      .do('move B1 C02')
      .do('shoot G1', two('check.react.B1', 1, 2), two('check.react.B2', 6, 5));
    expect(table.look('B2')).toBe('destroyed');
  });
  test('6.35b a stack that spends a point opens one pause; it ends when none of the group is left', () => {
    const table = run({
      B2: { at: 'C01' },
      G1: { at: 'C05', kind: 'mg' },
      G2: { at: 'C05', kind: 'mg' },
    });
    table
      .do('move-both B1 C02')
      .do('shoot G1', two('check.react.B1', 6, 5), two('check.react.B2', 6, 4));
    expect(table.asked()).toBe('german half');
    expect([table.look('B1'), table.look('B2')]).toEqual(['destroyed', 'destroyed']);
  });
  test('6.35b at armour of the group by anti-tank fire; zone fire does not touch it', () => {
    const table = new Table(
      facing({
        B1: { at: 'C01', kind: 'tank' },
        G1: { at: 'C05', kind: 'artillery' },
        G2: { at: 'C05' },
      }),
    );
    table.do('hex C01').do('move B1 C02');
    expect(table.legal()).toEqual(['shoot-at G1 B1', 'close']);
    table.do('shoot-at G1 B1', two('check.react.B1', 1, 2));
    expect(table.last('shot').target).toBe(table.unit('B1'));
  });
});

describe('6.36 return fire', () => {
  test('6.36, 6.36a units in the target hex answer at once: all shots first, then all effects', () => {
    const table = new Table(facing({ B1: { at: 'C01' }, G1: { at: 'C02' }, G2: { at: 'C03' } }));
    table.do('hex C01').do('fire B1 C02');
    expect(table.legal()).toEqual(['return G1', 'close']);
    table.do('return G1', two('check.fire.G1', 6, 5), two('check.return.B1', 6, 5));
    expect([table.look('B1'), table.look('G1')]).toEqual(['destroyed', 'destroyed']);
  });
  test('6.36 all that fired are spent, machine guns too', () => {
    const table = new Table(facing({ B1: { at: 'C01' }, G1: { at: 'C02', kind: 'mg' } }));
    table
      .do('hex C01')
      .do('fire B1 C02')
      .do('return G1', two('check.fire.G1', 1, 2), two('check.return.B1', 1, 2));
    expect([table.look('B1'), table.look('G1')]).toEqual(['formed spent', 'formed spent']);
  });
  test('6.36a all are named before the dice, and the worst of several results counts', () => {
    const table = new Table(facing({ B1: { at: 'C01' }, G1: { at: 'C02' }, G2: { at: 'C02' } }));
    table
      .do('hex C01')
      .do('fire B1 C02')
      .do('return G1')
      .do(
        'return G2',
        ...[two('check.fire.G1', 1, 2), two('check.fire.G2', 1, 2)],
        ...[two('check.return.B1', 6, 5), two('check.return.B1', 1, 1)],
      );
    expect(table.look('B1')).toBe('destroyed');
    expect(table.last('shot').returns).toHaveLength(2);
  });
  test('6.36a out of range nobody answers; nor do others react to fire', () => {
    const table = new Table(
      facing({ B1: { at: 'C01', kind: 'mg' }, G1: { at: 'C06' }, G2: { at: 'C03', kind: 'mg' } }),
    );
    table.do('hex C01').do('fire B1 C06', two('check.fire.G1', 1, 1));
    expect(table.asked()).toBe('german half');
  });
});

describe('6.4 fire for effect', () => {
  test('6.4 zone-fire modifiers without range, every unit, armour too', () => {
    const table = new Table({
      units: {
        B1: { at: 'A01' },
        G1: { at: 'F05', dispersed: true },
        G2: { at: 'F05', kind: 'tank' },
      },
      ground: { F05: 'wood' },
      batteries: { BA: { mode: 'rocket', registered: 'F05', fp: 5 } },
    });
    table
      .force('target BA F05 shell')
      .do('pass')
      .do(
        'pass',
        two('signal.BA', 1, 1),
        [['accuracy.BA', 1]],
        [...two('check.ffe.G1', 1, 1), ...two('check.ffe.G2', 1, 1)],
      );
    expect(table.last('shelled').checks.map(({ sum }) => sum.total)).toEqual([
      2 + 5 - 1,
      2 + 5 + 1 - 1,
    ]);
  });
});
