// Figures in slices: what is quick is there at once, what is not keeps nobody waiting, and is told of when it is there.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Steps } from '../../../../src/systems/red-poppies/odds/steps.ts';
import {
  inSlices,
  WORKING,
  workedOut,
} from '../../../../src/systems/red-poppies/panels/orders/worked-out.ts';
import { Table } from '../drill.ts';

const { s } = new Table({ units: { B1: { at: 'A01' }, G1: { at: 'G07' } } });
let done: string[] = [];
function* long(name: string, steps: number): Steps<string> {
  for (let step = 0; step < steps; step++) yield;
  done.push(name);
  return name;
}
beforeEach(() => {
  done = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what takes few steps is there at once, and worked out once', () => {
  const ask = inSlices<string>();
  expect(ask(s, 'quick', () => long('quick', 3))).toBe('quick');
  expect(ask(s, 'quick', () => long('again', 3))).toBe('quick');
  expect(done).toEqual(['quick']);
});

test('what takes long comes later, and whoever waits hears of it', () => {
  const ask = inSlices<string>();
  const before = workedOut.value;
  const again = () => ask(s, 'long', () => long('long', 500));
  expect(again()).toBe(WORKING);
  expect(workedOut.value).toBe(before);
  vi.runAllTimers();
  expect(workedOut.value).toBe(before + 1);
  expect(again()).toBe('long');
});

test('what was asked for last comes first; the other goes on when it is asked for again', () => {
  const ask = inSlices<string>();
  const one = () => ask(s, 'one', () => long('one', 500));
  const other = () => ask(s, 'other', () => long('other', 500));
  expect([one(), other()]).toEqual([WORKING, WORKING]);
  vi.runAllTimers();
  expect(done).toEqual(['other']);
  expect(one()).toBe(WORKING);
  vi.runAllTimers();
  expect(done).toEqual(['other', 'one']);
});

test('the page may draw in between', () => {
  const ask = inSlices<string>();
  function* slow(): Steps<string> {
    for (let step = 0; step < 60; step++) {
      clock += 3;
      yield;
    }
    return 'slow';
  }
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  expect(ask(s, 'slow', slow)).toBe(WORKING);
  let slices = 0;
  while (ask(s, 'slow', slow) === WORKING && slices < 100) {
    const from = clock;
    vi.advanceTimersToNextTimer();
    expect(clock - from).toBeLessThan(12); // ms
    slices++;
  }
  expect(slices).toBeGreaterThan(3);
  now.mockRestore();
});
