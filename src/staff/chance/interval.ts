// How far a figure that was counted or averaged may lie from the true one.

import { type Interval, Z } from '../../engine/interval.ts';

/** Half the width of an interval. */
export const marginOf = ({ low, high }: Interval): number => (high - low) / 2;

/** The 95 % reach of a mean of values whose sum and sum of squares are known. */
export function meanMargin(sum: number, squares: number, n: number): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const mean = sum / n;
  return Z * Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
}
