// Place names: set where they hide least, told apart, and left out rather than piled up.

import { describe, expect, test } from 'vitest';
import { overlap, type Point } from '../../../../src/systems/raid/map/geometry.ts';
import { breakings, type LabelWish, placeLabels } from '../../../../src/systems/raid/map/labels.ts';
import { plateSpot } from '../../../../src/systems/raid/map/plates.ts';
import { scenario } from './positions.ts';

const sheet = { x: 0, y: 0, w: 1600, h: 1000 };
const measure = (text: string): number => text.length * 7;
const reach = 38;
const blocks = scenario.zones.map(({ x, y }) => ({
  x: x - reach,
  y: y - reach,
  w: reach * 2,
  h: reach * 2,
}));
const ground = { sheet, blocks, lines: [], lineHeight: 15, measure };

const wishes = (lang: 'en' | 'fr'): LabelWish[] =>
  scenario.zones.map((zone) => ({
    lines: breakings(zone[lang]),
    at: [zone.x, zone.y],
    reach,
    rank: zone.protection,
    must: true,
  }));

describe.each(['en', 'fr'] as const)('place names in %s', (lang) => {
  const labels = placeLabels(wishes(lang), ground);

  test('are all there, once each', () => {
    expect(labels.map((l) => l.wish).sort((a, b) => a - b)).toEqual(
      scenario.zones.map((_, z) => z),
    );
  });

  test('lie on the paper', () => {
    for (const { box } of labels) expect(overlap(box, sheet)).toBeCloseTo(box.w * box.h, 3);
  });

  test('hardly touch counters or one another', () => {
    for (const [i, { box }] of labels.entries()) {
      const area = box.w * box.h;
      const hidden = blocks.reduce((sum, block) => sum + overlap(box, block), 0);
      expect(hidden / area, scenario.zones[labels[i]?.wish ?? 0]?.[lang]).toBeLessThan(0.25);
      for (const other of labels.slice(i + 1))
        expect(overlap(box, other.box) / area).toBeLessThan(0.1);
    }
  });
});

test('a name that finds no room is left out', () => {
  const crowd: LabelWish[] = Array.from({ length: 12 }, (_, i) => ({
    lines: [['a rather long name']],
    at: [300 + i, 300],
    reach: 10,
    rank: 0,
    must: false,
  }));
  const set = placeLabels(crowd, { ...ground, blocks: [] });
  expect(set.length).toBeGreaterThan(1);
  expect(set.length).toBeLessThan(12);
});

test('a name keeps off whatever it can come upon, however far its words reach', () => {
  const wish: LabelWish = {
    lines: [['a very long name for one line']],
    at: [500, 500],
    reach: 20,
    rank: 0,
    must: true,
  };
  const sides = { x: 500 - 110, y: 500 - 80, w: 220, h: 55 }; // above
  const below = { ...sides, y: 500 + 25 };
  const right = { x: 700, y: 470, w: 60, h: 60 }; // at the far end of the words
  const [label] = placeLabels([wish], { ...ground, blocks: [sides, below, right] });
  expect(label?.align).toBe('right'); // only to the left is there room
  const line: readonly [Point, Point] = [
    [340, 400],
    [340, 600],
  ];
  const lines = Array.from({ length: 40 }, () => line);
  const [crossed] = placeLabels([wish], { ...ground, blocks: [sides, below], lines });
  expect(crossed?.align).toBe('left');
});

test('names are broken into lines as even as they come, never before a dash', () => {
  expect(breakings('Varengeville')).toEqual([['Varengeville']]);
  expect(breakings('Upper cliff pillbox')[1]).toEqual(['Upper cliff', 'pillbox']);
  for (const way of breakings('Route de Dieppe – ouest')) {
    for (const line of way) expect(line).not.toMatch(/^–/);
  }
});

test("an order's label avoids the pieces of the next zone", () => {
  const below: Point = [0, 45];
  const above: Point = [0, -45];
  expect(plateSpot([500, 500], [below, above], [], [])).toEqual([500, 545]);
  expect(plateSpot([500, 500], [below, above], [[500, 590]], [])).toEqual([500, 455]);
});
