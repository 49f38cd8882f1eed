// Numbers and names on the map of losses: large enough to be read, and none over another.

import { expect, test } from 'vitest';
import { wordsOn } from '../../../../src/systems/raid/panels/records/loss-map-words.ts';
import { loadDieppe } from '../dieppe.ts';

const losses = loadDieppe().zones.map(({ id, en, x, y }, i) => ({
  id,
  name: en,
  men: 90 - i,
  x,
  y,
  r: 20,
}));

test.each([320, 640, 1200])('on a drawing %i px wide', (shown) => {
  const sheet = { width: 1600, height: 1000, shown };
  const { number, name, numbers, names } = wordsOn(losses, sheet);
  const px = shown / sheet.width;
  expect(Math.min(number, name) * px).toBeGreaterThanOrEqual(13);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers[0]?.text).toBe('90'); // the worst is always told
  const boxes = [
    ...numbers.map((word) => ({ ...word, h: number })),
    ...names.map((word) => ({ ...word, h: name })),
  ];
  for (const [i, a] of boxes.entries()) {
    for (const b of boxes.slice(i + 1)) {
      const apartX = Math.abs(a.x - b.x) * 2 >= (a.text.length * a.h + b.text.length * b.h) * 0.47;
      const apartY = Math.abs(a.y - a.h * 0.35 - (b.y - b.h * 0.35)) * 2 >= a.h + b.h;
      expect(apartX || apartY, `${a.text} and ${b.text}`).toBe(true);
    }
  }
});
