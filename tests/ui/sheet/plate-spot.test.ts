// The label of a lit place keeps off pieces, other labels and the names on the sheet.

import { expect, test } from 'vitest';
import type { Point } from '../../../src/ui/sheet/geometry.ts';
import { plateSpot } from '../../../src/ui/sheet/plate-spot.ts';

const AT: Point = [200, 200];
const SPOTS: readonly Point[] = [
  [0, 50],
  [0, -50],
  [55, 0],
  [-55, 0],
];
const SIZE = { w: 44, h: 22 };
const NOTHING = { occupied: [], plates: [], names: [] };

test('below its place where nothing is in the way', () => {
  expect(plateSpot(AT, SPOTS, NOTHING, SIZE)).toEqual([200, 250]);
});

test('above where the name stands below', () => {
  const names = [{ x: 150, y: 242, w: 100, h: 18 }];
  expect(plateSpot(AT, SPOTS, { ...NOTHING, names }, SIZE)).toEqual([200, 150]);
});

test('above where the pieces of the next place lie below', () => {
  const occupied: Point[] = [[200, 290]];
  expect(plateSpot(AT, SPOTS, { ...NOTHING, occupied }, SIZE)).toEqual([200, 150]);
});

test('beside where there is a name below and a piece above', () => {
  const names = [{ x: 150, y: 242, w: 100, h: 18 }];
  const occupied: Point[] = [[200, 120]];
  expect(plateSpot(AT, SPOTS, { ...NOTHING, names, occupied }, SIZE)).toEqual([255, 200]);
});

test('rather over the rim of a name than over a piece', () => {
  const names = [{ x: 150, y: 259, w: 100, h: 18 }];
  const occupied: Point[] = [
    [200, 120],
    [280, 200],
    [120, 200],
  ];
  expect(plateSpot(AT, SPOTS, { ...NOTHING, names, occupied }, SIZE)).toEqual([200, 250]);
});
