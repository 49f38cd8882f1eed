// The number of ways to play on from a few small maps.

import { describe, expect, test } from 'vitest';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import { fixedRolls, ways } from '../../../support/ways.ts';
import { type Drill, Table } from '../drill.ts';

interface Tree {
  readonly what: string;
  readonly drill: Drill;
  readonly face: number; // of every die
  readonly counts: readonly number[]; // at depth 1, 2, 3 …
}

const trees: readonly Tree[] = [
  {
    what: 'two companies before a trench with wire',
    drill: {
      columns: 5,
      rows: 4,
      ground: { D02: 'german', D03: 'german' },
      sides: { 'C02/D02': 'wire', 'D02/D03': 'trench' },
      units: { B1: { at: 'B02' }, B2: { at: 'B02' }, G1: { at: 'D02', dispersed: true } },
    },
    face: 3,
    counts: [4, 32, 339, 2410, 14118],
  },
  {
    what: 'a stack in the trench with the enemy',
    drill: {
      columns: 4,
      rows: 3,
      ground: { B02: 'german', C02: 'hill' },
      units: {
        B1: { at: 'B02', onTop: true },
        B2: { at: 'B02' },
        G1: { at: 'B02', dispersed: true },
        G2: { at: 'C02', kind: 'mg' },
      },
    },
    face: 4,
    counts: [4, 19, 111, 313, 639, 2165, 6685],
  },
  {
    what: 'a tank, a gun and a stream',
    drill: {
      columns: 5,
      rows: 3,
      sides: { 'B02/C02': 'stream', 'C02/C03': 'road' },
      units: { B1: { at: 'B02', kind: 'tank' }, G1: { at: 'E02', kind: 'artillery' } },
    },
    face: 2,
    counts: [2, 11, 16, 13, 53, 82, 71],
  },
  {
    what: 'a battery by aeroplane, gas allowed',
    drill: {
      columns: 3,
      rows: 2,
      units: { B1: { at: 'A01' }, G1: { at: 'C02' } },
      batteries: { BB: { mode: 'airplane' } },
    },
    face: 1,
    counts: [20, 46, 221, 802, 4396],
  },
];

describe.each(trees)('$what', ({ drill, face, counts }) => {
  test('has as many ways on as it had', () => {
    const { s } = new Table(drill);
    const rolls = fixedRolls(face);
    expect(counts.map((_, i) => ways(redPoppies, s, i + 1, rolls))).toEqual(counts);
  });
});
