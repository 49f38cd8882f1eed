// Geometry of hexes: steps, distances, front and rear, numbering by rows.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ahead,
  centre,
  distance,
  fromRows,
  type Hex,
  minus,
  plus,
  STEPS,
  toRows,
} from '../../src/hex/hex.ts';

const hex = fc.record({
  q: fc.integer({ min: -30, max: 30 }),
  r: fc.integer({ min: -30, max: 30 }),
});
const origin: Hex = { q: 0, r: 0 };

describe('steps', () => {
  test('go all the way round', () => {
    expect(STEPS.reduce(plus, origin)).toEqual(origin);
    for (const step of STEPS) expect(distance(origin, step)).toBe(1);
  });

  test('lie equally far from the middle on the paper', () => {
    for (const step of STEPS) {
      const [x, y] = centre(step);
      expect(Math.hypot(x, y)).toBeCloseTo(1);
    }
  });
});

test('distance is that of the shortest way', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      const far = distance(a, b);
      expect(distance(b, a)).toBe(far);
      if (far === 0) return;
      const nearest = Math.min(...STEPS.map((step) => distance(plus(a, step), b)));
      expect(nearest).toBe(far - 1);
    }),
  );
});

test('front and rear: three neighbours before the line, three behind, none on it', () => {
  for (const facing of STEPS) {
    const sides = STEPS.map((step) => Math.sign(ahead(origin, facing, step)));
    expect(sides.filter((side) => side > 0)).toHaveLength(3);
    expect(sides.filter((side) => side < 0)).toHaveLength(3);
    expect(ahead(origin, facing, facing)).toBeGreaterThan(0);
    expect(ahead(origin, facing, minus(origin, facing))).toBeLessThan(0);
  }
});

test('rows and back', () => {
  fc.assert(
    fc.property(hex, (h) => {
      const { column, row } = toRows(h);
      expect(fromRows(column, row)).toEqual(h);
    }),
  );
  expect(distance(fromRows(0, 0), fromRows(0, 1))).toBe(1);
  expect(distance(fromRows(1, 0), fromRows(0, 1))).toBe(1);
});
