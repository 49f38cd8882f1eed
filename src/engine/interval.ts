// 95 % intervals of a share, after Wilson: honest near 0 and 1, where games often are.

export const Z = 1.959963984540054; // 95 %, two-sided

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
