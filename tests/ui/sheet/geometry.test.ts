// Lines, bends, contours and scattered decoration of a sheet.

import { expect, test } from 'vitest';
import { scatter } from '../../../src/ui/kit/scatter.ts';
import { contour, sampleField } from '../../../src/ui/sheet/field.ts';
import { bend, inside, onBend, smooth } from '../../../src/ui/sheet/geometry.ts';

test('connections bend the same way from both ends', () => {
  expect(bend([0, 0], [100, 30], 8)).toEqual(bend([100, 30], [0, 0], 8));
  expect(onBend([0, 0], [50, 20], [100, 0], 0.5).at).toEqual([50, 10]);
});

test('contours are drawn where the height is', () => {
  const cone = sampleField(100, 100, 5, (x, y) => Math.hypot(x - 50, y - 50));
  const ring = contour(cone, 30);
  expect(ring.length).toBeGreaterThan(10);
  for (const [[x, y]] of ring) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0);
});

test('a smooth line goes through its points', () => {
  const line = smooth(
    [
      [0, 0],
      [10, 5],
      [20, 0],
    ],
    4,
  );
  expect(line).toContainEqual([10, 5]);
  expect(
    inside(
      [5, 5],
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ),
  ).toBe(true);
  expect(
    inside(
      [15, 5],
      [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
    ),
  ).toBe(false);
});

test('decoration is the same every time, and its own for each name', () => {
  const draw = (name: string) => Array.from({ length: 4 }, scatter(name));
  expect(draw('wood')).toEqual(draw('wood'));
  expect(draw('wood')).not.toEqual(draw('coast'));
});
