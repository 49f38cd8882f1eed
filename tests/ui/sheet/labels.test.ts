// Names and labels: set where they hide least, told apart, and left out rather than piled up.

import { expect, test } from 'vitest';
import type { Point } from '../../../src/ui/sheet/geometry.ts';
import { breakings, type LabelWish, placeLabels } from '../../../src/ui/sheet/labels.ts';

const sheet = { x: 0, y: 0, w: 1600, h: 1000 };
const measure = (text: string): number => text.length * 7;
const ground = { sheet, lines: [], lineHeight: 15, measure };

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
