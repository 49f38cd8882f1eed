// Arrow keys along a row of tabs.

import { expect, test } from 'vitest';
import { nextIndex } from '../../src/ui/kit/roving.ts';

test.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['ArrowDown', 1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', -1, 3, 1],
  ['Enter', 1, 3, null],
  ['End', 0, 0, null],
])('%s from %d of %d', (key, from, length, to) => {
  expect(nextIndex(key, from, length)).toBe(to);
});
