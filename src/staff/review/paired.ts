// Two ways of going on, played with the same dice raid by raid: what one gains on the other, and how sure that is.

import { halvesOf } from '../playouts.ts';
import type { Played } from './question.ts';

export const halves = ({ ends }: Played): number => halvesOf(ends);

/** Halves of a success that `a` gained on `b` in each raid. */
export function differences(a: Played, b: Played): number[] {
  return Array.from(a.digits, (digit, i) => Number(digit) - Number(b.digits[i] ?? 0));
}

/** The standard error of a sum of such differences, in halves. */
export function errorOf(list: readonly number[]): number {
  const n = list.length;
  if (n < 2) return 0;
  let sum = 0;
  let squares = 0;
  for (const value of list) {
    sum += value;
    squares += value * value;
  }
  return Math.sqrt((Math.max(0, squares - (sum * sum) / n) * n) / (n - 1));
}

/** Whether `a` is ahead of `b` by more than chance would make it. */
export function isClearlyAhead(a: Played, b: Played, errors: number): boolean {
  const gain = halves(a) - halves(b);
  return gain > 0 && gain >= errors * errorOf(differences(a, b));
}
