// Seeds of a new raid.

import { expect, test } from 'vitest';
import { drawnSeed, seedFault } from '../../src/ui/screens/seeds.ts';
import { dayOf, daySeeded, seedOfDay } from '../../src/ui/screens/today/day-seed.ts';

test('a drawn seed is easy to read out', () => {
  expect(drawnSeed(new Uint8Array([0, 1, 2, 31, 32, 255, 7, 9]))).toBe('ABC9-A9HK');
});

test('a day is the same all round the world, whatever the clock on the wall says', () => {
  expect(dayOf(new Date('2026-08-19T00:00:00Z'))).toBe('2026-08-19');
  expect(dayOf(new Date('2026-08-19T23:59:59.999Z'))).toBe('2026-08-19');
  expect(dayOf(new Date('2026-08-20T00:00:00Z'))).toBe('2026-08-20');
  expect(dayOf(new Date('2026-08-20T01:30:00+02:00'))).toBe('2026-08-19'); // Dieppe
  expect(dayOf(new Date('2026-08-19T15:00:00-10:00'))).toBe('2026-08-20'); // Honolulu
  expect(dayOf(new Date('2026-12-31T23:59:59Z'))).toBe('2026-12-31');
});

test('each level has a seed of its own on a day, and it fits the field', () => {
  const seeds = ['basic', 'green', 'hardened', 'seasoned'].map((l) => seedOfDay('2026-08-19', l));
  expect(new Set(seeds).size).toBe(4);
  expect(seeds.map(seedFault)).toEqual([null, null, null, null]);
});

test.each([
  ['daily-2026-08-19-green', 'green', '2026-08-19'],
  ['daily-2028-02-29-basic', 'basic', '2028-02-29'],
  ['daily-2026-08-19-green', 'basic', null], // another level's
  ['daily-2026-02-30-basic', 'basic', null], // no such day
  ['daily-2026-13-01-basic', 'basic', null],
  ['daily-2026-08-19', 'basic', null],
  ['K7QM-2XDA', 'basic', null],
])('the seed %s at %s belongs to the day %s', (seed, level, day) => {
  expect(daySeeded(seed, level)).toBe(day);
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
