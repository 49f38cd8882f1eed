// V When the Germans must take ground: what holds the lane is silenced, then the largest mass goes, or works forward.

import { describe, expect, test } from 'vitest';
import { advanceOf } from '../../../../src/systems/red-poppies/german/attack.ts';
import { look } from '../../../../src/systems/red-poppies/german/figures.ts';
import { levelOf } from '../../../../src/systems/red-poppies/rules/setup.ts';
import { G, set, setHeld } from '../../../../src/systems/red-poppies/rules/state.ts';
import { NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import { type Drill, drillFile, Table, two } from '../drill.ts';
import { answerOf, dropped, goesOn } from './drill.ts';

/** A trench of ours at C01, D01 and one of theirs at C04, which is to be taken. */
const attack = (
  units: Drill['units'],
  { change, ...more }: Partial<Drill> = {},
  aims: readonly string[] = ['C04'],
): Table => {
  look();
  const table = new Table({
    ...{ columns: 9, rows: 9, active: 'german', couplets: 2 },
    ground: { C01: 'german', D01: 'german', C04: 'british' },
    ...more,
    units,
    change: (file) => ({
      objectives: aims.map((hex) => ({ hex, vp: 3 })),
      attack: { aims, danger: 20 },
      ...change?.(file),
    }),
  });
  for (const hex of aims) setHeld(table.s, table.hex(hex), 0);
  return table;
};
const MASS = { G1: { at: 'C01' }, G2: { at: 'C01' }, G3: { at: 'D01' } } as const;
const FAR = { B9: { at: 'I09', spent: true } } as const;
const GUN = { B1: { at: 'C05', kind: 'mg' } } as const;

describe('V1 shells on the lane', () => {
  const batteries = { GA: { fp: 4 }, GH: { fp: 5 } };
  test('V1 the heaviest battery on the strongest gun that sees it; the next on the next', () => {
    const table = attack(
      { ...MASS, ...GUN, B2: { at: 'D05', kind: 'mg', dispersed: true } },
      { batteries },
    );
    expect(answerOf(table)).toBe('V1: target GH C05 SHELL');
    goesOn(table).do('pass');
    look();
    set(table.s, G.couplets, 2);
    expect(answerOf(table)).toBe('V1: target GA D05 SHELL');
  });
  test('V1 not at a gun that is spent, that sees nothing of the lane, or that Germans are beside', () => {
    const spent = { B1: { at: 'C05', kind: 'mg', spent: true } } as const;
    expect(answerOf(attack({ ...MASS, ...spent }, { batteries }))).not.toContain('V1');
    const hidden = { B1: { at: 'C09', kind: 'mg' } } as const;
    const ground = { C01: 'german', D01: 'german', C04: 'british', C05: 'hill' };
    expect(answerOf(attack({ ...MASS, ...hidden }, { batteries }))).toContain('V1');
    expect(answerOf(attack({ ...MASS, ...hidden }, { batteries, ground }))).not.toContain('V1');
    const mixed = { ...GUN, G9: { at: 'C05', spent: true } } as const;
    expect(answerOf(attack({ ...MASS, ...mixed }, { batteries }))).not.toContain('V1');
  });
});

describe('V2 silence the gun', () => {
  const support = { G8: { at: 'E02', kind: 'mg' }, G9: { at: 'E02', kind: 'mortar' } } as const;
  test('V2 all who can fire at it, but not the mass, until it is spent', () => {
    const table = attack({ ...MASS, ...GUN, ...support });
    expect(answerOf(table)).toBe('V2: hex E02');
    goesOn(table);
    expect(answerOf(table)).toBe('V2: fire G8 C05');
    goesOn(table).do('close', two('check.fire.B1', 6, 6));
    expect(table.look('B1')).toBe('destroyed');
    expect(answerOf(table)).toBe('V2: end'); // nobody else fires
  });
  test('V2 who cannot reach it, and whose shot would be worth nothing, are let be', () => {
    const near = attack({ ...MASS, ...GUN, G9: { at: 'E01', kind: 'mortar' } });
    expect(answerOf(near)).not.toContain('V2');
  });
  test('V2, V3 in the last half of a turn the mass goes, whoever still sees it', () => {
    const units = { ...MASS, ...support, B1: { at: 'C07', kind: 'mg' } } as const;
    const ground = { C02: 'wood', C03: 'building', C04: 'british' };
    expect(answerOf(attack(units, { ground }))).toContain('V2');
    expect(answerOf(attack(units, { ground, couplets: 1 }))).toContain('V3: mass');
  });
});

describe('V3 the mass goes', () => {
  test('V3 the largest goes whole, the head first, and fights at once', () => {
    const table = attack({ ...MASS, G7: { at: 'H01' }, B1: { at: 'C04', spent: true } });
    expect(answerOf(table)).toBe('V3: mass G1');
    expect(answerOf(goesOn(table))).toBe('V3: all');
    expect(answerOf(goesOn(table))).toBe('V3: move-both G1 C02');
    goesOn(goesOn(table));
    expect(answerOf(table)).toBe('V3: move-both G1 C04');
    goesOn(table);
    expect(table.at('G1')).toBe('C04');
  });
  test('V3, Q10 danger above what is allowed on any step stops it; it goes to the last cover before', () => {
    const units = { ...MASS, B1: { at: 'C06', kind: 'mg' } } as const;
    const open = attack(units, { couplets: 1 });
    expect(answerOf(open)).not.toContain('V3');
    expect(dropped(open)).toContain('Q10');
    const ground = { C01: 'german', C02: 'building', C04: 'british', D05: 'hill' };
    const covered = attack(units, { couplets: 1, ground: { ...ground, C05: 'hill' } });
    const to = advanceOf(covered.s, covered.unit('G1'), covered.hex('C04'));
    expect(to).toEqual({ to: covered.hex('C04'), whole: true }); // the hill hides it
  });
  test('V3 out of reach: as far as there is cover, and no further', () => {
    const table = attack(
      { ...MASS, ...FAR, B1: { at: 'C08', kind: 'mg', spent: true } },
      { ground: { C01: 'german', C03: 'wood', C07: 'british' } },
      ['C07'],
    );
    look();
    expect(advanceOf(table.s, table.unit('G1'), table.hex('C07'))).toMatchObject({ whole: false });
    expect(answerOf(table)).toBe('V3: mass G1');
  });
  test('V3, Q9 late danger counts for nothing', () => {
    const table = attack({ ...MASS, B1: { at: 'C06', kind: 'mg' } }, { couplets: 1 });
    set(table.s, G.turn, 5);
    look();
    expect(answerOf(table)).toBe('V3: mass G1');
  });
  test('V3 an aim that is held is no aim; without any the other headings go on', () => {
    const table = attack({ ...MASS, ...FAR });
    setHeld(table.s, table.hex('C04'), 1);
    expect(answerOf(table)).not.toMatch(/^V/);
  });
  test('V3, O10 who is still to attack does not go to ground', () => {
    const units = { G1: { at: 'C01' }, B1: { at: 'C06', kind: 'mg' } } as const;
    expect(answerOf(attack(units, { couplets: 1, active: 'british' }).do('pass'))).toBe(
      'O12: pass',
    );
  });
  test('O1, O2 go before it', () => {
    const table = attack({ ...MASS, ...FAR, G9: { at: 'F05' }, B1: { at: 'F05', spent: true } });
    expect(answerOf(table)).toBe('O2: hex F05');
  });
});

describe('V3a infiltration', () => {
  const single = { G1: { at: 'C01', dispersed: true }, ...FAR } as const;
  test('V3a one dispersed company by its least threatened step, and only with such tactics', () => {
    const change: Drill['change'] = (file) => ({
      conditions: { ...file.conditions, infiltration: ['german'] },
    });
    const table = attack({ ...single, G2: { at: 'D01', dispersed: true } }, { change });
    expect(answerOf(table)).toMatch(/^V3a: hex/);
    goesOn(table);
    expect(answerOf(table)).toMatch(/^V3a: move G[12] /);
    goesOn(table);
    expect(table.asked()).toBe('german half'); // one alone, and the British have nobody to order
    expect(answerOf(attack(single))).not.toContain('V3a');
  });
});

describe('before play', () => {
  const fresh = (change: Drill['change']): Table =>
    new Table({
      ...{ fresh: true, columns: 7, rows: 7 },
      ground: { C01: 'german', D01: 'german', E01: 'german', C05: 'british', D05: 'british' },
      sides: { 'C04/C05': 'wire', 'D04/D05': 'wire', 'E04/E05': 'wire' },
      units: { G1: {}, G2: {}, G3: {}, G4: { kind: 'mg' }, B1: {} },
      change: (file) => ({
        objectives: [
          { hex: 'C05', vp: 1 },
          { hex: 'D05', vp: 3 },
        ],
        attack: { aims: ['C05', 'D05'], danger: 20 },
        zones: { ...file.zones, front: ['C01', 'D01', 'E01'], noMansLand: ['D03', 'D04'] },
        setUp: [
          { ...(file.setUp[0] as (typeof file.setUp)[0]), zone: ['C01', 'D01', 'E01'] },
          { ...(file.setUp[1] as (typeof file.setUp)[0]), zone: ['C05', 'D05'] },
        ],
        ...change?.(file),
      }),
    });
  const postsIn = (table: Table): string[] => {
    const posts: string[] = [];
    while (table.asked() === 'german place') {
      posts.push(answerOf(table));
      goesOn(table);
    }
    return posts;
  };
  test('S5 companies stand formed and side by side, nearest what is worth most', () => {
    expect(postsIn(fresh(() => ({})))).toEqual([
      ...['S5: place G1 D01', 'S5: place G2 D01', 'S5: place G3 C01'],
      expect.stringMatching(/^S1: place-dispersed G4 /),
    ]);
  });
  test('S5 dispersed where the enemy will bombard them', () => {
    const table = fresh(() => ({
      bombardment: { side: 'british', type: 'paralysing', hexes: [] },
    }));
    expect(postsIn(table)[0]).toBe('S5: place-dispersed G1 D01');
  });
  test('W3 their own gap opens the way to what is to be taken', () => {
    const table = fresh(() => ({
      bombardment: { side: 'german', type: 'paralysing', hexes: ['E05', 'D05', 'C05'] },
    }));
    postsIn(table);
    table.do('place B1 C05', [['bombard.B1', 1]]);
    expect(table.asked()).toBe('german gap');
    expect(answerOf(table)).toBe('W3: gap C04-C05');
  });
  test('P4, 12.10 a mine of theirs lies under what is worth most, and nobody knows of it', () => {
    const table = fresh(() => ({ mine: { side: 'german', hex: null } }));
    expect(answerOf(table)).toBe('P4: mine D05');
  });
});

test('O3, O4 a battle may leave headings out', () => {
  const change: Drill['change'] = () => ({
    objectives: [{ hex: 'C03', vp: 3 }],
    without: ['O4'],
  });
  look();
  const table = new Table({
    ...{ columns: 9, rows: 9, active: 'german', couplets: 1, change },
    units: { G1: { at: 'C02' }, B1: { at: 'C03', spent: true } },
  });
  expect(answerOf(table)).not.toContain('O4');
});

test('without an attack in its file a battle has none', () => {
  const file = drillFile({ units: { G1: {} } });
  expect(file.attack).toBeUndefined();
  const table = new Table({ units: { G1: { at: 'C03' }, B1: { at: 'C05' } } });
  expect([table.field.attack, table.field.without]).toEqual([null, []]);
  expect(levelOf(table.field, 'only').cells[G.mine]).toBe(NONE);
});
