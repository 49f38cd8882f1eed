// The number of ways to play on from a few small fields, by how many decisions deep, with dice that always fall the same
// way. One answer more or fewer offered anywhere in the tree changes a count.

import { describe, expect, test } from 'vitest';
import { layOut } from '../../../../src/systems/fast-play/rules/field.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import { fixedRolls, ways } from '../../../support/ways.ts';
import { type Drill, drillFile } from '../drill.ts';

interface Tree {
  readonly what: string;
  readonly drill: Drill;
  readonly optional?: readonly string[];
  readonly face: number; // of every die, or its highest
  readonly counts: readonly number[]; // at depth 1, 2, 3 …
}

const NEAR = {
  width: 6,
  height: 5,
  ground: { '0302': 'v1', '0403': 'w0', '0203': '.2', '0404': 'W1' },
} as const;

const trees: readonly Tree[] = [
  {
    what: 'one brigade against one, far apart',
    drill: { ...NEAR, units: { F1: { at: '0105' }, G1: { at: '0601', facing: 'W' } } },
    face: 3,
    counts: [2, 44, 88, 176, 5512, 11024],
  },
  {
    what: 'two against two, within range',
    drill: {
      ...NEAR,
      units: {
        F1: { at: '0203', facing: 'E' },
        F2: { at: '0302', facing: 'NE' },
        G1: { at: '0402', facing: 'W' },
        G2: { at: '0501', facing: 'W' },
      },
    },
    face: 4,
    counts: [2, 136, 272, 544, 30952],
  },
  {
    what: 'cavalry and a brook',
    drill: {
      ...NEAR,
      water: [
        ['0303', '0304', 'stream'],
        ['0203', '0204', 'deep'],
      ],
      units: {
        F1: { at: '0204', facing: 'NE', kind: 'lightCavalry', strength: 2 },
        G1: { at: '0502', facing: 'SW' },
      },
    },
    face: 2,
    counts: [2, 172, 344, 688, 49438, 99156],
  },
  {
    what: 'every option, in contact',
    drill: {
      ...NEAR,
      foresighted: ['french'],
      units: {
        F1: { at: '0203', facing: 'E', francsTireurs: true },
        F2: { at: '0204', facing: 'E', guard: true },
        G1: { at: '0303', facing: 'W', unreliable: true },
      },
    },
    optional: fastPlay.optional ?? [],
    face: 6,
    counts: [2, 100, 2360, 4768, 29794],
  },
];

describe.each(trees)('$what', ({ drill, optional = [], face, counts }) => {
  test('has as many ways on as it had', () => {
    const field = layOut(drillFile(drill));
    const begun = fastPlay.setup(field, { seed: 'tree', level: 'only', events: false, optional });
    expect(counts.map((_, i) => ways(fastPlay, begun, i + 1, fixedRolls(face)))).toEqual(counts);
  });
});
