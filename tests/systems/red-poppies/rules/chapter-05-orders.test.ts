// 5.0 to 5.3 Orders: hexes and masses, the four actions, deploying, digging.

import { describe, expect, test } from 'vitest';
import { namedCount } from '../../../../src/systems/red-poppies/rules/orders.ts';
import { type Dice, type Drill, Table, two } from '../drill.ts';

const enemy = { G9: { at: 'G07' } };
const at = (places: Readonly<Record<string, string>>, more: Drill['units'] = {}): Drill => ({
  units: {
    ...Object.fromEntries(Object.entries(places).map(([id, hex]) => [id, { at: hex }])),
    ...enemy,
    ...more,
  },
});
const mass = (table: Table, first: string): number => {
  table.do(`mass ${first}`).do('all');
  return table.last('ordered').units.length;
};

describe('5.01 who may be ordered', () => {
  test('5.01, 5.01a a mass is an unbroken chain of formed, unspent, identical units', () => {
    expect(mass(new Table(at({ B1: 'A01', B2: 'A02', B3: 'A02', B4: 'A03' })), 'B1')).toBe(4);
  });
  test('5.01a two pairs that do not touch are no mass', () => {
    const table = new Table(at({ B1: 'A01', B2: 'A02', B3: 'A05', B4: 'A06' }));
    table.do('mass B1');
    expect(table.legal()).toEqual(['with B2', 'all']);
    expect(table.forbids('with B3')).toBe('5.01a');
    table.do('all');
    expect(table.last('ordered').units).toHaveLength(2);
  });
  test('5.01a dispersed, spent and different units are left out, and break the chain', () => {
    const table = new Table(
      at(
        { B1: 'A01', B5: 'A05' },
        {
          B2: { at: 'A02', dispersed: true },
          B3: { at: 'A02', kind: 'mg' },
          B4: { at: 'A01', spent: true },
        },
      ),
    );
    for (const id of ['B1', 'B2', 'B3', 'B4', 'B5'])
      expect(table.forbids(`mass ${id}`), id).toBe('5.01a');
  });
  test('5.01a the set need not be the largest, and one of a stack may be in it alone', () => {
    const table = new Table(at({ B1: 'A01', B2: 'A01', B3: 'A02', B4: 'A03' }));
    table.do('mass B1').do('with B3').do('go');
    expect(table.last('ordered').units).toEqual([table.unit('B1'), table.unit('B3')]);
  });
  test('5.01 twelve at most', () => {
    const names = Array.from({ length: 14 }, (_, i) => [`B${i + 10}`, `A0${1 + (i >> 1)}`]);
    const table = new Table(at(Object.fromEntries(names)));
    expect(mass(table, 'B10')).toBe(12);
    const other = new Table(at(Object.fromEntries(names)));
    other.do('mass B10');
    for (let i = 11; i < 22 && namedCount(other.s) > 0; i++) other.do(`with B${i}`);
    expect(namedCount(other.s)).toBe(0); // twelve have been named: nothing is left to ask
    expect(other.last('ordered').units).toHaveLength(12);
  });
  test('5.01b an order to a hex activates every unspent unit in it, of whatever kind and side up', () => {
    const table = new Table(
      at(
        { B1: 'A01' },
        { B2: { at: 'A01', kind: 'mg', dispersed: true }, B3: { at: 'A02', spent: true } },
      ),
    );
    expect(table.forbids('hex A02')).toBe('5.01b');
    table.do('hex A01');
    expect(table.last('ordered').units).toEqual([table.unit('B1'), table.unit('B2')]);
  });
});

describe('5.02 the interruption', () => {
  const armed = (): Table => {
    const table = new Table({
      ...at({ B1: 'A01', B2: 'A02' }),
      couplets: 3,
      batteries: { BA: { mode: 'rocket', registered: 'A01' } },
    });
    return table.do('target BA A01 shell').do('pass');
  };
  const shells: Dice = [['accuracy.BA', 2]];

  test('5.02 any order is first interrupted by the signal rolls, then goes on', () => {
    const table = armed().do('hex A02', two('signal.BA', 6, 5));
    expect(table.asked()).toBe('british messenger');
    table.do('keep BA');
    expect(table.asked()).toBe('british act');
  });
  test('5.02a whoever is broken by it is out of the order; if nobody is left the order lapses', () => {
    const table = armed().do(
      'hex A01',
      ...[two('signal.BA', 2, 2), shells, two('check.ffe.B1', 5, 1)],
    );
    expect(table.look('B1')).toBe('destroyed');
    expect(table.asked()).toBe('german half');
    const broken = armed()
      .do('mass B1')
      .do('all', ...[two('signal.BA', 2, 2), shells, two('check.ffe.B1', 2, 2)]);
    expect(broken.look('B1')).toContain('spent');
    expect(broken.forbids('deploy B1')).toBe('5.03');
    expect(broken.forbids('deploy B2')).toBeNull();
  });
});

describe('5.03 actions', () => {
  test('5.03 one action each, and it is spent when that is over', () => {
    const table = new Table(at({ B1: 'A01', B2: 'A02', B3: 'A03' }));
    table.do('mass B1').do('all').do('deploy B1');
    expect(table.look('B1')).toBe('dispersed spent');
    expect(table.forbids('dig B1')).toBe('5.03');
    expect(table.forbids('dig B2')).toBeNull();
  });
  test('5.03a whoever has not acted is not spent and may be ordered again', () => {
    const table = new Table(at({ B1: 'A01', B2: 'A02' }));
    table.do('mass B1').do('all').do('dig B1').do('end').do('pass');
    expect(table.look('B2')).toBe('formed');
    table.do('hex A02');
    expect(table.forbids('deploy B2')).toBeNull();
  });
  test('5.03b passing is always allowed; who can order nothing passes by itself', () => {
    const table = new Table(at({}, { B1: { at: 'A01', spent: true } }));
    expect(table.asked()).toBe('german half');
    table.do('pass');
    expect(table.last('passed')).toMatchObject({ side: 0, nothing: true });
  });
});

describe('5.11 deploying', () => {
  test('5.11, 5.12 an action that turns the unit over, and its values with it', () => {
    const table = new Table(at({ B1: 'A01' }, { B2: { at: 'A01', dispersed: true } }));
    table.do('hex A01').do('deploy B1').do('deploy B2');
    expect([table.look('B1'), table.look('B2')]).toEqual(['dispersed spent', 'formed spent']);
  });
  test('5.11a with enemies in the hex too, and it draws no fire', () => {
    const table = new Table({ units: { B1: { at: 'C03' }, G1: { at: 'C03' } } });
    table.do('hex C03').do('deploy B1');
    expect(table.asked()).toBe('german half');
  });
  test('5.13 the type stays', () => {
    const table = new Table(at({}, { B1: { at: 'A01', kind: 'cavalry', dispersed: true } }));
    table.do('hex A01');
    expect(table.forbids('dig B1')).toBe('5.21');
  });
  test('5.14 horse artillery has the better melee value and otherwise what is worse', () => {
    const table = new Table(at({}, { B1: { at: 'A01', kind: 'horse' } }));
    expect(table.field.melee[table.unit('B1')]).toBe(3);
    table.do('hex A01');
    expect(table.forbids('dig B1')).toBe('5.21');
  });
});

describe('5.21 digging', () => {
  test('5.21 a shovel now, a scrape after the administration: −1 against fire', () => {
    const table = new Table({ units: { B1: { at: 'C03' }, G1: { at: 'C01' } }, couplets: 1 });
    table
      .do('hex C03')
      .do('dig B1')
      .do('hex C01')
      .do('fire G1 C03', two('check.fire.B1', 1, 1), [
        ['initiative.british', 1],
        ['initiative.german', 3],
      ]);
    expect(table.last('shot').checks[0]?.sum.total).toBe(4); // the shovel shelters nobody yet
    table
      .do('hex C01')
      .do('fire G1 C03')
      .do('close', two('check.fire.B1', 1, 1));
    expect(table.last('shot').checks[0]?.sum.parts.map(({ name }) => name)).toContain('scrape');
    expect(table.last('shot').checks[0]?.sum.total).toBe(3);
  });
  test('5.21a the shovel of a unit that is destroyed goes with it', () => {
    const table = new Table({
      units: { B1: { at: 'C03' }, B9: { at: 'G07' }, G1: { at: 'C01' } },
      couplets: 1,
    });
    table
      .do('hex C03')
      .do('dig B1')
      .do('hex C01')
      .do('fire G1 C03', two('check.fire.B1', 5, 4), [
        ['initiative.british', 1],
        ['initiative.german', 3],
      ]);
    expect(table.last('turn-over').scrapes).toEqual([]);
  });
  test('5.21a never refused to infantry and guns, with enemies in the hex neither', () => {
    const table = new Table({
      units: { B1: { at: 'C03' }, B2: { at: 'C03', kind: 'mg' }, G1: { at: 'C03' } },
    });
    table.do('hex C03');
    expect([table.forbids('dig B1'), table.forbids('dig B2')]).toEqual([null, null]);
  });
});

describe('5.31 fire', () => {
  test('5.31 units fire zone or anti-tank fire, a battery places a target or cancels one', () => {
    const table = new Table({
      units: {
        B1: { at: 'C03', kind: 'artillery' },
        G1: { at: 'C01', kind: 'tank' },
        G2: { at: 'D01' },
      },
      batteries: { BA: {} },
    });
    expect(table.legal()).toContain('target BA C01 SHELL');
    table.do('hex C03');
    expect(table.forbids('fire-at B1 G1')).toBeNull();
    expect(table.forbids('fire B1 C01')).toBe('6.01a');
    expect(table.forbids('fire B1 D01')).toBeNull();
  });
});
