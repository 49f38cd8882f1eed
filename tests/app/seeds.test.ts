// Seeds of a new raid.

import { expect, test } from 'vitest';
import { drawnSeed, seedFault, seedOfDay } from '../../src/ui/screens/seeds.ts';

test('a drawn seed is easy to read out', () => {
  expect(drawnSeed(new Uint8Array([0, 1, 2, 31, 32, 255, 7, 9]))).toBe('ABC9-A9HK');
});

test('a day has one seed all round the world', () => {
  expect(seedOfDay(new Date('2026-08-19T00:00:00Z'))).toBe('daily-2026-08-19');
  expect(seedOfDay(new Date('2026-08-19T23:59:59Z'))).toBe('daily-2026-08-19');
  expect(seedOfDay(new Date('2026-08-20T01:30:00+02:00'))).toBe('daily-2026-08-19');
});

test.each([
  ['', 'seedEmpty'],
  ['   ', 'seedEmpty'],
  ['Dieppe', null],
  ['x'.repeat(40), null],
  ['x'.repeat(41), 'seedLong'],
  [`${'x'.repeat(40)}  `, null],
])('the seed "%s" has the fault %s', (seed, fault) => {
  expect(seedFault(seed)).toBe(fault);
});
