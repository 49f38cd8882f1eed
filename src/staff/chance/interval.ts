// 95 % intervals of a share, after Wilson: honest near 0 and 1, where games often are.

const Z = 1.959963984540054; // 95 %, two-sided

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function wilson(count: number, n: number): Interval {
  if (n === 0) return { low: 0, high: 1 };
  const p = count / n;
  const z2 = (Z * Z) / n;
  const centre = (p + z2 / 2) / (1 + z2);
  const reach = (Z / (1 + z2)) * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n));
  return {
    low: count === 0 ? 0 : Math.max(0, centre - reach),
    high: count === n ? 1 : Math.min(1, centre + reach),
  };
}

/** Half the width of an interval. */
export const marginOf = ({ low, high }: Interval): number => (high - low) / 2;

/** The same reach for a mean of values whose sum and sum of squares are known. */
export function meanMargin(sum: number, squares: number, n: number): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  const mean = sum / n;
  return Z * Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
}
