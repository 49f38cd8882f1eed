// Q to O The automaton: figures, reaction and return fire, orders heading by heading.

import { describe, expect, test } from 'vitest';
import {
  breakOf,
  dangerOf,
  edgeOf,
  isDoorstep,
  isLate,
  isMoreToCome,
  isSeen,
  look,
  threatTo,
  worthOf,
} from '../../../../src/systems/red-poppies/german/figures.ts';
import { hasWay, nextStep } from '../../../../src/systems/red-poppies/german/ways.ts';
import { G, isWhole, set, setHeld } from '../../../../src/systems/red-poppies/rules/state.ts';
import { Cause, NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Drill, Table, two } from '../drill.ts';
import { answerOf, dropped, goesOn, zoned } from './drill.ts';

const german = (units: Drill['units'], more: Partial<Drill> = {}): Table => {
  look();
  return new Table({ columns: 9, rows: 9, active: 'german', couplets: 1, ...more, units });
};
const british = (units: Drill['units'], more: Partial<Drill> = {}): Table =>
  german(units, { active: 'british', couplets: 3, ...more });
const hexName = (table: Table, hex: number) => (hex === NONE ? '-' : table.field.hexes[hex]?.id);

describe('Q figures', () => {
  const shot = (table: Table, unit: string, hex: string) => ({
    unit: table.unit(unit),
    hex: table.hex(hex),
    target: NONE,
    cause: Cause.fire,
  });
  test('Q1 chances to destroy twice, to break once; minus friends in the hex', () => {
    const table = german({ G1: { at: 'C01' }, B1: { at: 'C02' } });
    // +2 +1: destroyed from 8 (15 in 36), broken from 6 (26)
    expect(worthOf(table.s, shot(table, 'G1', 'C02'))).toBe(2 * 15 + 11);
    const mixed = german({ G1: { at: 'C02' }, G2: { at: 'C02' }, B1: { at: 'C02' } });
    expect(worthOf(mixed.s, shot(mixed, 'G1', 'C02'))).toBe(0);
    const done = german({ G1: { at: 'C01' }, B1: { at: 'C02', dispersed: true, spent: true } });
    expect(worthOf(done.s, shot(done, 'G1', 'C02'))).toBe(2 * 10);
  });
  test('Q2 the highest chance to break or destroy one enemy', () => {
    const table = german({
      G1: { at: 'C01' },
      B1: { at: 'C02' },
      B2: { at: 'C02', dispersed: true },
    });
    expect(breakOf(table.s, shot(table, 'G1', 'C02'))).toBe(26);
  });
  test('Q3 an unspent company near, with a half to come; false when the last word is ours', () => {
    const near = { G1: { at: 'C01' }, B1: { at: 'C05' } };
    expect(isMoreToCome(german(near).s)).toBe(true);
    expect(isMoreToCome(german({ G1: { at: 'C01' }, B1: { at: 'C06' } }).s)).toBe(false);
    expect(isMoreToCome(german({ G1: { at: 'C01' }, B1: { at: 'C04', dispersed: true } }).s)).toBe(
      false,
    );
    expect(isMoreToCome(german({ G1: { at: 'C01' }, B1: { at: 'C03', dispersed: true } }).s)).toBe(
      true,
    );
    const last = british(near, { couplets: 1 }).do('pass');
    expect(isMoreToCome(last.s)).toBe(false);
  });
  test('Q4 a German trench, or beside one with Germans in it', () => {
    const table = german(
      { G1: { at: 'C03' }, G2: { at: 'H02' }, B1: { at: 'I09' } },
      { ground: { C03: 'german', F05: 'german' } },
    );
    const steps = ['F05', 'C04', 'D03', 'C05', 'F06', 'H03'];
    expect(steps.map((id) => isDoorstep(table.s, table.hex(id)))).toEqual([
      ...[true, true, true, false, false, false],
    ]);
  });
  test('Q5 the worst that one enemy who sees it could do to a mover there', () => {
    const table = german({ G1: { at: 'C01' }, B1: { at: 'C06', kind: 'mg' } });
    // 3 + 1 + 1 − 1 at range 2: broken from 5
    expect(dangerOf(table.s, table.unit('G1'), table.hex('C04'))).toBe(30);
    look();
    const spent = german({ G1: { at: 'C01' }, B1: { at: 'C06', kind: 'mg', spent: true } });
    expect(dangerOf(spent.s, spent.unit('G1'), spent.hex('C04'))).toBe(0);
  });
  test('Q6, Q8, Q9 edge, threat and lateness', () => {
    const table = german({ G1: { at: 'C03' }, B1: { at: 'C03', kind: 'mg' }, B2: { at: 'C05' } });
    expect(edgeOf(table.s, table.hex('C03'), [table.unit('G1')])).toBe(1);
    expect(threatTo(table.s, table.hex('C03'))).toBe(1);
    expect(isLate(table.s)).toBe(false);
    set(table.s, G.turn, 5);
    expect(isLate(table.s)).toBe(true);
  });
  test('Q7 seen by somebody with range and line', () => {
    const table = german({ G1: { at: 'C03' }, B1: { at: 'C05' } });
    expect(isSeen(table.s, table.hex('C03'))).toBe(true);
    expect(isSeen(table.s, table.hex('C01'))).toBe(false);
  });
  test('Q10 each step one nearer, by the trench first, never over wire nor through the enemy', () => {
    const table = german(
      { G1: { at: 'D03' }, B1: { at: 'A09', spent: true } },
      {
        ground: { D03: 'german', E04: 'german' },
        sides: { 'D03/E04': 'trench', 'D03/D04': 'wire' },
      },
    );
    const step = (goal: string) =>
      hexName(
        table,
        nextStep(table.s, table.unit('G1'), 1, table.hex('D03'), true, table.hex(goal)),
      );
    expect(step('E06')).toBe('E04');
    expect(step('D05')).toBe('-'); // the straight way is wired
    expect(hasWay(table.s, table.unit('G1'), 1, 3, table.hex('E06'))).toBe(true);
    expect(hasWay(table.s, table.unit('G1'), 1, 2, table.hex('E06'))).toBe(false);
  });
  test('Q0 what is equal goes by the order of the files', () => {
    const table = british({ B1: { at: 'C01' }, G1: { at: 'C04' }, G2: { at: 'C04' } });
    table.do('hex C01').do('move B1 C02');
    expect(answerOf(table)).toBe('R4: shoot G1');
  });
});

describe('R reaction fire', () => {
  const moved = (units: Drill['units'], more: Partial<Drill> = {}): Table =>
    british({ B1: { at: 'C01' }, B9: { at: 'C01' }, ...units }, more)
      .do('hex C01')
      .do('move B1 C02');
  test('R3 guns when the chance is high enough, else they let them come', () => {
    expect(answerOf(moved({ G1: { at: 'C04', kind: 'mg' } }))).toBe('R3: shoot G1');
    const far = moved(
      { G1: { at: 'C09', kind: 'mg' }, G2: { at: 'E04', spent: true } },
      { ground: { C02: 'building' } },
    );
    expect(answerOf(far)).toBe('R5: close');
  });
  test('R3, Q3 when nothing is still to come they fire anyway', () => {
    const last = moved(
      { G1: { at: 'C09', kind: 'mg' }, B9: { at: 'A09', spent: true } },
      { ground: { C02: 'building' }, couplets: 1 },
    );
    expect(answerOf(last)).toBe('R3: shoot G1');
  });
  test('R3, Q4 and at the doorstep', () => {
    const door = moved(
      { G1: { at: 'C09', kind: 'mg' }, G2: { at: 'C03', spent: true } },
      { ground: { C02: 'building', C03: 'german' } },
    );
    expect(answerOf(door)).toBe('R3: shoot G1');
  });
  test('R1 no friend for an enemy', () => {
    const table = moved({
      B1: { at: 'C01', dispersed: true },
      G1: { at: 'C04', kind: 'mg' },
      G2: { at: 'C02', spent: true },
      G3: { at: 'C02', spent: true },
    });
    expect(answerOf(table)).toBe('R5: close');
    expect(dropped(table)).toContain('R1');
  });
  test('R2 nobody of the group is struck by zone fire at armour', () => {
    const table = british({
      B1: { at: 'C01', kind: 'tank' },
      B2: { at: 'C02' },
      G1: { at: 'C04', kind: 'mg' },
    });
    table.do('hex C01').do('move B1 C02');
    expect(dropped(table)).toEqual(['R3']); // no mover that it could strike
    const rifle = british({
      B1: { at: 'C01', kind: 'tank' },
      B2: { at: 'C02' },
      G1: { at: 'C04' },
    });
    rifle.do('hex C01').do('move B1 C02');
    expect(dropped(rifle)).toEqual(['R2']);
  });
  test('R4 rifles near with some chance, further off with more, and only if no gun fires', () => {
    expect(answerOf(moved({ G1: { at: 'C03' } }))).toBe('R4: shoot G1');
    expect(
      answerOf(moved({ G1: { at: 'C05', dispersed: true } }, { ground: { C02: 'wood' } })),
    ).toBe('R5: close');
    expect(answerOf(moved({ G1: { at: 'C03' }, G2: { at: 'C04', kind: 'mg' } }))).toBe(
      'R3: shoot G2',
    );
  });
  test('R5 the highest worth', () => {
    const table = moved({ G1: { at: 'C06', kind: 'mg' }, G2: { at: 'C03', kind: 'mg' } });
    expect(answerOf(table)).toBe('R3: shoot G2');
  });
});

describe('T return fire', () => {
  const shotAt = (units: Drill['units'], more: Partial<Drill> = {}): Table =>
    british({ B1: { at: 'C01' }, ...units }, more)
      .do('hex C01')
      .do('fire B1 C02');
  test('T2 with nothing to save it for they fire', () => {
    expect(answerOf(shotAt({ G1: { at: 'C02' } }, { couplets: 1 }))).toBe('T2: return G1');
  });
  test('T1 held when it is worth little', () => {
    const table = british(
      { B1: { at: 'C01', dispersed: true }, G1: { at: 'C03', dispersed: true } },
      { couplets: 1, ground: { C01: 'british' } },
    );
    table.do('hex C01').do('fire B1 C03');
    expect(answerOf(table)).toBe('T1: close');
    expect(dropped(table)).toEqual(['T1']);
  });
  test('T3 otherwise only if it would go down anyway', () => {
    const more = { B2: { at: 'C03' } };
    expect(answerOf(shotAt({ ...more, G1: { at: 'C02' } }))).toBe('T3: return G1');
    const safe = shotAt({ ...more, G1: { at: 'C02' } }, { ground: { C02: 'german' } });
    expect(answerOf(safe)).toBe('T1: close');
    expect(dropped(safe)).toEqual(['T3']);
  });
});

describe('O orders', () => {
  test('O1, K1 a target on our own men is cancelled', () => {
    const table = german(
      { G1: { at: 'C03' }, B1: { at: 'I09' } },
      { couplets: 2, batteries: { GA: { mode: 'rocket', registered: 'C03' } } },
    );
    table.do('target GA C03 shell').do('pass');
    expect(answerOf(table)).toBe('O1: cancel GA');
  });
  test('O2, Q6 throw them out where the edge is not against us', () => {
    const table = german({ G1: { at: 'C03' }, B1: { at: 'C03', kind: 'mg', spent: true } });
    expect(answerOf(table)).toBe('O2: hex C03');
    expect(answerOf(goesOn(table))).toBe('O2: melee G1');
    const weak = german({ G1: { at: 'C03', kind: 'mg' }, B1: { at: 'C03', spent: true } });
    expect(answerOf(weak)).not.toContain('O2');
  });
  const goal = { objectives: [{ hex: 'C03', vp: 3 }] };
  test('O3 walk back into an objective that is theirs and empty', () => {
    const table = german({ G1: { at: 'C01' }, B1: { at: 'I09' } }, { change: () => goal });
    setHeld(table.s, table.hex('C03'), 0);
    expect(answerOf(table)).toBe('O3: hex C01');
    goesOn(table);
    expect(answerOf(table)).toBe('O3: move G1 C02');
    goesOn(table);
    expect(answerOf(table)).toBe('O3: move G1 C03');
  });
  test('O3, Q5 not where it is too dangerous, unless it is late', () => {
    const table = german(
      { G1: { at: 'C01' }, B1: { at: 'C06', kind: 'mg' } },
      { change: () => goal },
    );
    setHeld(table.s, table.hex('C03'), 0);
    expect(answerOf(table)).not.toContain('O3');
    set(table.s, G.turn, 5);
    look();
    expect(hasWay(table.s, table.unit('G1'), 1, 3, table.hex('C03'))).toBe(false); // still no way in the open
  });
  test('O4 counter-thrust with melee at once if the edge holds', () => {
    const table = german(
      { G1: { at: 'C02' }, B1: { at: 'C03', spent: true } },
      { change: () => goal },
    );
    expect(answerOf(table)).toBe('O4: hex C02');
    goesOn(table);
    goesOn(table);
    expect(answerOf(table)).toBe('O4: melee G1');
  });
  test('O5, K3 the barrage on the heaviest mass, shells, never among Germans', () => {
    const crowd = { B1: { at: 'E05' }, B2: { at: 'E05' }, B3: { at: 'E06' }, G1: { at: 'A01' } };
    const table = german(crowd, { batteries: { GA: {} } });
    expect(answerOf(table)).toBe('O5: target GA E05 SHELL');
    const rocket = german(crowd, { batteries: { GA: { mode: 'rocket', registered: 'D05' } } });
    expect(answerOf(rocket)).toBe('O5: target GA D05 SHELL'); // its registered hex, three around it
    const two = german({ B1: { at: 'E05' }, G1: { at: 'A01' } }, { batteries: { GA: {} } });
    expect(answerOf(two)).not.toContain('O5');
  });
  test('K3 gas where two lie in a trench', () => {
    const table = german(
      { B1: { at: 'E05' }, B2: { at: 'E05' }, G1: { at: 'A01' } },
      { batteries: { GA: {} }, ground: { E05: 'british' } },
    );
    expect(answerOf(table)).toBe('O5: target GA E05 GAS');
  });
  const lines = { front: ['C03'], support: ['E03'] };
  const trenches = { C03: 'german', E03: 'german' };
  test('O6 the reserve closes the threatened door', () => {
    const table = german(
      { G1: { at: 'C01' }, B1: { at: 'C06' } },
      { ground: trenches, change: zoned(lines) },
    );
    expect(answerOf(table)).toBe('O6: hex C01');
    expect(answerOf(goesOn(table))).toBe('O6: move G1 C02');
  });
  test('O8, O8b, O8c the second of a support trench goes as far as its points', () => {
    const table = german(
      { G1: { at: 'E03' }, G2: { at: 'E03', kind: 'mg' }, B1: { at: 'C06' } },
      { ground: { ...trenches, E06: 'hill' }, change: zoned(lines) },
    );
    expect(answerOf(table)).toBe('O8: hex E03');
  });
  test('O8a, O9 dispersed, far and unseen: re-form first', () => {
    const table = german(
      { G1: { at: 'C01', dispersed: true }, B1: { at: 'C06' } },
      { ground: { ...trenches, C02: 'hill' }, change: zoned({ ...lines, front: ['C04'] }) },
    );
    expect(answerOf(table)).toBe('O9: hex C01');
    expect(answerOf(goesOn(table))).toBe('O9: deploy G1');
  });
  test('O7 shoot what lies close, O7c when it is worth it', () => {
    const table = german({ G1: { at: 'C03' }, B1: { at: 'C04', spent: true } });
    expect(answerOf(table)).toBe('O7: hex C03');
    expect(answerOf(goesOn(table))).toBe('O7: fire G1 C04');
  });
  test('O7a guns wait while something is still to come', () => {
    const table = german({
      G1: { at: 'C03', kind: 'mg' },
      B1: { at: 'C05', spent: true },
      B2: { at: 'C06' },
    });
    expect(answerOf(table)).not.toContain('O7');
  });
  test('O7b no duels with who would return more', () => {
    const table = german({
      G1: { at: 'C03', dispersed: true },
      B1: { at: 'C05' },
      B2: { at: 'C05', kind: 'mg' },
    });
    expect(answerOf(table)).not.toContain('O7:');
    expect(dropped(table)).toContain('O7b');
  });
  test('O7c a low worth is enough when nothing is to come, not before', () => {
    const units = {
      G1: { at: 'C03', dispersed: true },
      B1: { at: 'C06', spent: true, dispersed: true },
      B2: { at: 'C07' },
    };
    expect(dropped(german(units))).toContain('O7c');
  });
  test('O9 the first dispersed company behind re-forms', () => {
    const table = german({ G1: { at: 'C03', dispersed: true }, B1: { at: 'I09' } });
    expect(answerOf(table)).toBe('O9: hex C03');
  });
  test('O10 who is seen goes to ground when nothing is to come', () => {
    const table = british(
      { G1: { at: 'C03', kind: 'mortar' }, B1: { at: 'C08', kind: 'mg' } },
      { couplets: 1 },
    ).do('pass');
    expect(answerOf(table)).toBe('O10: hex C03');
    expect(answerOf(goesOn(table))).toBe('O10: deploy G1');
  });
  test('O11 who lies in the open digs', () => {
    const table = british({ G1: { at: 'C03' }, B1: { at: 'I09' } }, { couplets: 1 }).do('pass');
    expect(answerOf(table)).toBe('O11: hex C03');
    expect(answerOf(goesOn(table))).toBe('O11: dig G1');
  });
  test('O12 otherwise they pass', () => {
    const table = german(
      { G1: { at: 'C03' }, B1: { at: 'C07' }, B2: { at: 'C07' } },
      { ground: { C03: 'german' } },
    );
    expect(answerOf(table)).toBe('O12: pass');
  });
});

describe('M melee, E entries, K messengers', () => {
  test('M1 all at the same: lowest cohesion, then highest melee value', () => {
    const table = german({
      ...{ G1: { at: 'C03' }, G2: { at: 'C03' } },
      ...{ B1: { at: 'C03', spent: true }, B2: { at: 'C03', dispersed: true, spent: true } },
    });
    goesOn(table);
    goesOn(table);
    expect(answerOf(table)).toBe('M1: strike G1 B2');
  });
  const coming = (
    hexes: readonly string[],
    units: Drill['units'],
    more: Partial<Drill> = {},
  ): Table => {
    const unit = (id: string) => ({
      ...{ id, kind: 'german-infantry', en: id, fr: id, short: { en: id, fr: id } },
      levels: ['only'],
    });
    const table = german(
      { G9: { at: 'I09', spent: true }, ...units },
      {
        ...more,
        change: zoned(
          { front: ['F05'], support: [] },
          {
            reinforcements: [
              {
                side: 'german',
                turn: 2,
                how: 'entering',
                edge: 'east',
                hexes,
                units: [unit('G5'), unit('G6')],
              },
            ],
          },
        ),
      },
    );
    return table.do('pass', [
      ['initiative.british', 1],
      ['initiative.german', 5],
    ]);
  };
  test('E1, E2 they come at once, together, through the hex nearest the goal', () => {
    const table = coming(['I02', 'I05'], { B1: { at: 'C05' } });
    expect(answerOf(table)).toBe('O6: mass G5');
    goesOn(table);
    expect(answerOf(table)).toBe('O6: all');
    goesOn(table);
    expect(answerOf(table)).toBe('O6: move-both G5 I05');
  });
  test('E3 where every entry is under fire they wait', () => {
    const table = coming(['I05'], { B1: { at: 'H06', kind: 'mg' }, B2: { at: 'F07' } });
    expect(answerOf(table)).not.toContain('O6');
  });
  test('E4 placed reinforcements come at once', () => {
    const table = german(
      { G1: { at: 'A01' }, B1: { at: 'I09' } },
      {
        change: () => ({
          reinforcements: [
            {
              ...{ side: 'german', turn: 2, how: 'placed', hexes: ['C03', 'C04'] },
              units: [
                {
                  ...{ id: 'G5', kind: 'german-infantry', en: 'G5', fr: 'G5' },
                  ...{ short: { en: 'G5', fr: 'G5' }, levels: ['only'] },
                },
              ],
            },
          ],
        }),
      },
    );
    table.do('pass').do('pass', [
      ['initiative.british', 1],
      ['initiative.german', 5],
    ]);
    expect(answerOf(table)).toBe('E4: put G5 C03');
  });
  test('K2 rockets are never given up, a dead telephone is', () => {
    const rocket = german(
      { G1: { at: 'C01' }, B1: { at: 'I09' } },
      { couplets: 3, batteries: { GA: { mode: 'rocket', registered: 'C03' } } },
    );
    rocket
      .do('target GA C03 shell')
      .do('pass')
      .do('pass', two('signal.GA', 6, 6));
    expect(answerOf(rocket)).toBe('K2: keep GA');
  });
});

describe('W the gap that must be given', () => {
  test('W1, W2 far from them and under our guns', () => {
    const table = new Table({
      fresh: true,
      columns: 9,
      rows: 9,
      ground: { D03: 'german', D06: 'german' },
      sides: { 'C03/D03': 'wire', 'C06/D06': 'wire' },
      units: { B1: {}, G1: { kind: 'mg' } },
      change: (file) => ({
        bombardment: { side: 'british', type: 'pulverising', hexes: ['D03', 'D06'] },
        setUp: [
          { ...(file.setUp[0] as (typeof file.setUp)[0]), zone: ['D03', 'D06'] },
          { ...(file.setUp[1] as (typeof file.setUp)[0]), zone: ['A06', 'A07'] },
        ],
      }),
    });
    table.do('place-dispersed G1 D03').do('place B1 A07', [['bombard.G1', 1]]);
    expect(answerOf(table)).toBe('W1: gap C03-D03');
    expect(isWhole(table.s, 0)).toBe(true);
  });
});
