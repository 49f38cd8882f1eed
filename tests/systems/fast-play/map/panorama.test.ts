// The picture behind the title is the battle's own ground: every row a ridge, what is high stands over what is low.

import { expect, test } from 'vitest';
import {
  HIGH,
  type Ridge,
  ridgesOf,
  seenAt,
  WIDE,
} from '../../../../src/systems/fast-play/map/panorama/ridges.ts';
import { NONE, Terrain } from '../../../../src/systems/fast-play/rules/types.ts';
import { spicheren } from '../spicheren.ts';

const ridges = ridgesOf(spicheren);
const { hexes, terrain, rows } = spicheren;
const named = (name: string): number => hexes.findIndex(({ en }) => en === name);

test('a ridge for every row, the furthest painted first', () => {
  expect(ridges.length).toBe(rows);
  const far = ridges.map((ridge) => ridge.far);
  expect(far).toEqual([...far].sort((a, b) => b - a));
  expect([far[0], far.at(-1)]).toEqual([1, 0]);
});

test('woods and villages stand where the map has them', () => {
  const count = (of: (ridge: Ridge) => number): number => ridges.reduce((n, r) => n + of(r), 0);
  const wooded = [...terrain].filter((one) => one === Terrain.wood || one === Terrain.thickWood);
  expect(count(({ woods }) => woods.length) % wooded.length).toBe(0);
  expect(count(({ towers }) => towers.length)).toBe(
    [...terrain].filter((one) => one >= Terrain.village).length,
  );
});

test('the heights stand over the valley, east on the left', () => {
  const [spicherenVillage, roterBerg, stiring] = ['Spicheren', 'Roter Berg', 'Old Stiring'].map(
    (name) => named(name),
  ) as [number, number, number];
  for (const hex of [spicherenVillage, roterBerg, stiring]) expect(hex).not.toBe(NONE);
  expect(seenAt(spicheren, roterBerg).y).toBeLessThan(seenAt(spicheren, stiring).y);
  expect(seenAt(spicheren, spicherenVillage).x).toBeLessThan(seenAt(spicheren, stiring).x);
});

test('nothing of it is no number, and it is the same every time', () => {
  for (const { path, slopes } of ridges) {
    expect(path + slopes).not.toMatch(/NaN|undefined|Infinity/);
    for (const [, x, y] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
      expect(Math.abs(Number(x) - WIDE / 2)).toBeLessThanOrEqual(WIDE); // from one rim to beyond the other
      expect(Math.abs(Number(y) - HIGH / 2)).toBeLessThanOrEqual(HIGH / 2);
    }
  }
  expect(ridgesOf(spicheren)).toEqual(ridges);
});
