// A button that comes to lie under a pointer at rest is deaf to it for a moment, and to nobody else.

import { expect, test } from 'vitest';
import { DEAF, Under } from '../../../src/ui/play/fresh-buttons.ts';

test('what was there when the pointer came hears it at once', () => {
  const under = new Under();
  under.at(100, 100, 'march');
  expect(under.isDeaf(100, 100, 5)).toBe(false);
});

test('what has come since then hears it after a while', () => {
  const under = new Under();
  under.at(100, 100, 'march');
  under.changed('end the phase', 1000);
  under.at(103, 98, 'end the phase'); // a hand is never quite still
  expect(under.isDeaf(103, 98, 1000 + DEAF - 1)).toBe(true);
  expect(under.isDeaf(103, 98, 1000 + DEAF)).toBe(false);
});

test('whoever moves there means it', () => {
  const under = new Under();
  under.at(100, 100, 'march');
  under.changed('end the phase', 1000);
  under.at(100, 160, 'finish');
  expect(under.isDeaf(100, 160, 1001)).toBe(false);
});

test('where a button goes away the map hears at once', () => {
  const under = new Under();
  under.at(100, 100, 'march');
  under.changed(null, 1000);
  expect(under.isDeaf(100, 100, 1001)).toBe(false);
});

test('a finger that has dragged means whatever it comes down on next', () => {
  const under = new Under();
  under.at(100, 100, 'march');
  under.left();
  expect(under.point).toBe(null);
  under.changed('end the phase', 1000);
  under.at(100, 100, 'end the phase');
  expect(under.isDeaf(100, 100, 1001)).toBe(false);
});

test('what was scrolled there is heard, though the press changes the screen', () => {
  const under = new Under();
  under.at(100, 100, 'march');
  under.scrolled('fire');
  under.at(100, 100, 'fire');
  under.changed('fire', 1000);
  expect(under.isDeaf(100, 100, 1001)).toBe(false);
});
