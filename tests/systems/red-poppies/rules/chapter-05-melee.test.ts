// 5.45 Melee and hallowed ground.

import { describe, expect, test } from 'vitest';
import { meleeValue } from '../../../../src/systems/red-poppies/rules/melee.ts';
import { G, get } from '../../../../src/systems/red-poppies/rules/state.ts';
import { Side } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Drill, Table, two } from '../drill.ts';

const fight = (units: Drill['units'], more: Partial<Drill> = {}): Drill => ({
  ...more,
  units: { B1: { at: 'C03' }, G1: { at: 'C03' }, B9: { at: 'A01' }, G9: { at: 'G07' }, ...units },
});

describe('5.451 beginning one', () => {
  test('5.451 a unit that began its turn there spends one point', () => {
    const table = new Table(fight({ G1: { at: 'C03', spent: true } })).do('hex C03');
    table.do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 5, 3));
    expect(table.look('G1')).toBe('destroyed');
    expect(table.look('B1')).toBe('formed spent');
  });
  test('5.451 a unit that wire has spent on entering cannot', () => {
    const table = new Table(
      fight(
        { B1: { at: 'C02' }, G1: { at: 'C03', spent: true } },
        { sides: { 'C02/C03': 'wire' } },
      ),
    );
    table.do('hex C02').do('move B1 C03');
    expect(table.at('B1')).toBe('C03');
    expect(table.asked()).toBe('german half');
  });
  test('5.451, 5.451a who is on top of the trench climbs in with the same point', () => {
    const table = new Table(
      fight(
        { B1: { at: 'C03', onTop: true }, G1: { at: 'C03', spent: true } },
        { ground: { C03: 'german' } },
      ),
    );
    table.do('hex C03').do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 1, 2));
    expect(table.look('B1')).toBe('formed spent in');
  });
  test('5.452, 5.452a only who spends the point takes part; another may start another, and the passive fight again', () => {
    const table = new Table(fight({ B2: { at: 'C03' } })).do('hex C03');
    table.do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 1, 2));
    expect(table.last('melee').active).toEqual([table.unit('B1')]);
    expect(table.has('B2', 'spent')).toBe(false);
    table.do('melee B2', two('check.melee.B2', 1, 2), two('check.melee.G1', 1, 3));
    expect(table.last('melee').passive).toEqual([table.unit('G1')]);
  });
  test('5.453 all of the passive side take part, spent ones too', () => {
    const table = new Table(fight({ G1: { at: 'C03', spent: true }, G2: { at: 'C03' } }));
    table.do('hex C03').do('melee B1');
    expect(table.asked()).toBe('british strike');
    table.do('strike B1 G2', two('check.melee.B1', 1, 2), two('check.melee.G2', 1, 2));
    expect(table.last('melee').passive).toHaveLength(2);
  });
});

describe('5.454 naming enemies', () => {
  test('5.454, 5.454a one each, the active side first; several may name the same', () => {
    const table = new Table(fight({ B2: { at: 'C03' }, G2: { at: 'C03' } })).do('hex C03');
    table.do('melee-both B1');
    expect(table.legal()).toEqual(['strike B1 G1', 'strike B1 G2']);
    table.do('strike B1 G1').do('strike B2 G1');
    expect(table.asked()).toBe('german strike');
    table
      .do('strike G1 B2')
      .do('strike G2 B2', ...[two('check.melee.B2', 1, 2), two('check.melee.G1', 1, 2)]);
    expect(table.last('melee').checks.map(({ sum }) => sum.total)).toEqual([9, 9]);
  });
  test('5.454 everything is found first: both may be destroyed', () => {
    const table = new Table(fight({})).do('hex C03');
    table.do('melee B1', two('check.melee.B1', 5, 4), two('check.melee.G1', 5, 4));
    expect([table.look('B1'), table.look('G1')]).toEqual(['destroyed', 'destroyed']);
  });
  test('5.455a whom nobody attacks does not check', () => {
    const table = new Table(fight({ G2: { at: 'C03' } })).do('hex C03').do('melee B1');
    table.do('strike B1 G1', two('check.melee.B1', 1, 2), two('check.melee.G1', 1, 2));
    expect(table.last('melee').checks.map(({ unit }) => unit)).toEqual([
      table.unit('B1'),
      table.unit('G1'),
    ]);
    expect(table.has('G2', 'spent')).toBe(true);
  });
});

describe('5.455 the check', () => {
  test('5.455, 11.3 the sum of the melee values of all who strike, and nothing of formation or cover', () => {
    const table = new Table(
      fight({ G2: { at: 'C03', kind: 'mg' } }, { ground: { C03: 'building' } }),
    );
    table.do('hex C03').do('melee B1');
    table.do('strike B1 G2', two('check.melee.B1', 1, 2), two('check.melee.G2', 1, 2));
    expect(table.last('melee').checks.map(({ sum }) => sum.total)).toEqual([8, 6]);
  });
  test('5.455 doubled on turn 1 for a side that infiltrates', () => {
    const table = new Table(
      fight(
        {},
        { change: (file) => ({ conditions: { ...file.conditions, infiltration: ['german'] } }) },
      ),
    );
    expect(meleeValue(table.s, table.unit('G1'), table.unit('B1'))).toBe(6);
    expect(meleeValue(table.s, table.unit('B1'), table.unit('G1'))).toBe(3);
  });
  test('5.455, 11.3 armour: some have another value against it, who has no anti-tank fire the usual', () => {
    const table = new Table(
      fight({
        B1: { at: 'C03', kind: 'tank' },
        G1: { at: 'C03' },
        G2: { at: 'C03', kind: 'artillery' },
      }),
    );
    const value = (one: string, other: string) =>
      meleeValue(table.s, table.unit(one), table.unit(other));
    expect([value('G1', 'B1'), value('G2', 'B1'), value('B1', 'G1')]).toEqual([3, 3, 4]);
    expect(value('G2', 'B9')).toBe(1);
  });
  test('5.455 participants are spent and no longer moving', () => {
    const table = new Table(
      fight({ B1: { at: 'C02' }, G1: { at: 'C03', spent: true }, G2: { at: 'C05' } }),
    );
    table.do('hex C02').do('move B1 C03').do('close');
    table.do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 1, 2));
    expect(table.look('B1')).toBe('formed spent');
    table.do('shoot G2', two('check.react.B1', 1, 2), two('check.react.G1', 1, 2));
    expect(table.last('shot').checks[0]?.sum.parts.map(({ name }) => name)).not.toContain('moving');
  });
});

describe('5.456 hallowed ground', () => {
  const hallowed = (british: number, german: number): Table =>
    new Table(fight({ G2: { at: 'D03' } }))
      .do('hex C03')
      .do('melee B1', two('check.melee.B1', british, 1), two('check.melee.G1', german, 1))
      .do('close');

  test('5.456 a double hallows the hex for the side of the unit that checked', () => {
    const table = hallowed(2, 1);
    expect([get(table.s, G.hallowed), get(table.s, G.hallows)]).toEqual([
      table.hex('C03'),
      Side.german,
    ]);
  });
  test('5.456 if both roll a double, the active side has it', () => {
    expect(get(hallowed(1, 1).s, G.hallows)).toBe(Side.british);
  });
  test('5.456 −1 to every check in or beside it, and once a scenario', () => {
    const table = hallowed(2, 1);
    table.do('pass').do('hex A01').do('end').do('hex D03');
    table
      .do('end')
      .do('pass')
      .do('pass', [
        ['initiative.british', 4],
        ['initiative.german', 1],
      ]);
    table
      .do('hex C03')
      .do('fire B1 C03')
      .do('close', two('check.fire.G1', 1, 1));
    const names = table.last('shot').checks[0]?.sum.parts.map(({ name }) => name);
    expect(names).toContain('hallowed ground');
    expect(table.kinds().filter((kind) => kind === 'hallowed')).toHaveLength(1);
  });
  test('5.456a even when the check destroys the unit that rolled it', () => {
    const table = new Table(fight({})).do('hex C03');
    table.do('melee B1', two('check.melee.B1', 1, 2), two('check.melee.G1', 4, 4));
    expect(table.look('G1')).toBe('destroyed');
    expect(get(table.s, G.hallows)).toBe(Side.german);
  });
  test('5.457 survivors stay, bound to their hex, and go on in later turns', () => {
    const table = hallowed(2, 2);
    expect([table.at('B1'), table.at('G1')]).toEqual(['C03', 'C03']);
    expect(table.forbids('hex C03')).toBe('5.01b'); // Germans: all spent there
  });
});
