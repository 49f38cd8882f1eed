// Two ways of going on, played with the same dice game by game: what one gains on the other, and how sure that is.

import type { Played } from './question.ts';

const BASE = 36;

/** The worth of an outcome as one character. */
export function digitOf(worth: number): string {
  if (worth >= BASE) throw new RangeError(`a worth of ${worth} is more than one digit`);
  return worth.toString(BASE);
}

/** The worth that `a` gained on `b` in each game. What was searched has no games: each is as good as their mean. */
export function differences(a: Played, b: Played): number[] {
  return Array.from(a.digits, (digit, i) => inGame(a, digit) - inGame(b, b.digits[i] ?? '0'));
}

const inGame = ({ exact, ends }: Played, digit: string): number =>
  exact === true ? ends.worth / ends.n : worthOf(digit);

const worthOf = (digit: string): number => Number.parseInt(digit, BASE);

/** The standard error of a sum of such differences. */
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
  const gain = a.ends.worth - b.ends.worth;
  return gain > 0 && gain >= errors * errorOf(differences(a, b));
}
