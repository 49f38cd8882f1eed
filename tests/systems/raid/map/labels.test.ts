// The raid's place names: all of them are there, and hardly hide anything.

import { describe, expect, test } from 'vitest';
import { overlap } from '../../../../src/ui/sheet/geometry.ts';
import { breakings, type LabelWish, placeLabels } from '../../../../src/ui/sheet/labels.ts';
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
