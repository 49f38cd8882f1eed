// One roll of a game as the dice ledger keeps it: what came, what comes on average, and whom it served.

import type { Rolled, Spread } from '../../engine/luck.ts';

/** A small exact fraction. */
export interface Ratio {
  readonly n: number;
  readonly d: number;
}

export interface LedgerRoll extends Omit<Rolled, 'spread'> {
  readonly action: number; // index of the action it belongs to
  readonly expected: Ratio; // what comes on average
  readonly chance: Ratio; // of just this count
}

export const weightOf = (spread: Spread): number => sumOf([...spread.values()]);
export const meanOf = (spread: Spread): Ratio =>
  lowest(sumOf([...spread].map(([count, weight]) => count * weight)), weightOf(spread));
export const chanceOf = (spread: Spread, count: number): Ratio =>
  lowest(spread.get(count) ?? 0, weightOf(spread));

const sumOf = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

function lowest(n: number, d: number): Ratio {
  let [a, b] = [n, d];
  while (b !== 0) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}
