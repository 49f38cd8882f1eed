// The sheet agrees with the rules about where hexes lie and what lies between them.

import { expect, test } from 'vitest';
import { layHeights, nearest } from '../../../../src/systems/fast-play/map/heights.ts';
import {
  layLattice,
  sideOf,
  sidesWhere,
  towards,
  WIDTH,
} from '../../../../src/systems/fast-play/map/lattice.ts';
import { tagsOf } from '../../../../src/systems/fast-play/map/segment-tags.ts';
import { NONE } from '../../../../src/systems/fast-play/rules/types.ts';
import { valueAt } from '../../../../src/ui/sheet/field.ts';
import { strung } from '../../../../src/ui/sheet/strung.ts';
import { spicheren } from '../spicheren.ts';

const lattice = layLattice(spicheren);

test('a step the way a facing looks leads into the neighbour of the rules', () => {
  for (const [hex, at] of lattice.places.entries()) {
    expect(nearest(lattice, at)).toBe(hex);
    for (let facing = 0; facing < 6; facing++) {
      const next = spicheren.next[hex * 6 + facing] as number;
      if (next !== NONE) expect(nearest(lattice, towards(at, facing, WIDTH))).toBe(next);
    }
  }
});

test('borders of segments are strung into one line each', () => {
  const border = sidesWhere(
    spicheren,
    lattice,
    (hex, other) =>
      other !== NONE && spicheren.segment[hex] === 0 && spicheren.segment[other] === 1,
  );
  const lines = strung(border);
  expect(lines.length).toBe(1);
  expect(lines[0]?.length).toBe(border.length + 1);
});

test('the two ends of a side are those of its neighbour, the other way round', () => {
  const [at] = lattice.places;
  if (at === undefined) throw new Error('no hex');
  const [a, b] = sideOf(at, 0);
  const [c, d] = sideOf(towards(at, 0, WIDTH), 3);
  for (const [one, other] of [
    [a, d],
    [b, c],
  ] as const) {
    expect(one[0]).toBeCloseTo(other[0]);
    expect(one[1]).toBeCloseTo(other[1]);
  }
});

test('the middle of a plateau is as high as its level, and no ground is higher than the highest', () => {
  const heights = layHeights(spicheren, lattice);
  const top = Math.max(...spicheren.level);
  for (const [hex, at] of lattice.places.entries()) {
    const around = Array.from({ length: 6 }, (_, f) => spicheren.next[hex * 6 + f] as number);
    const level = spicheren.level[hex] as number;
    const flat = around.every((other) => other !== NONE && spicheren.level[other] === level);
    if (flat) expect(valueAt(heights, at)).toBeCloseTo(level, 3);
    expect(valueAt(heights, at)).toBeLessThanOrEqual(top + 1e-6);
  }
});

test('1.5 the tags of a segment hang over hexes of its own, inside the neat line, and none covers another', () => {
  const tags = tagsOf(spicheren, lattice);
  expect(new Set(tags.map(({ segment }) => segment)).size).toBe(spicheren.segments.length);
  const { x, y, w, h } = lattice.inside;
  for (const { segment, at } of tags) {
    expect(spicheren.segment[nearest(lattice, at)]).toBe(segment);
    expect(at[0] > x && at[0] < x + w && at[1] > y && at[1] < y + h).toBe(true);
    for (const other of tags) {
      if (other.segment === segment || other.at[1] !== at[1]) continue;
      expect(Math.abs(other.at[0] - at[0])).toBeGreaterThan(130); // longer than their names
    }
  }
});
