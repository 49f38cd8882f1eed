// How much better one row of measurements is than another, and how sure that is.

import type { Figure } from './turns.ts';

export interface Ratio {
  readonly middle: number; // above 1: ours are better
  readonly low: number; // of the 95 % interval
  readonly high: number;
}

/** The mean of the ratios of the turns, on a logarithmic scale, where half as fast and twice as fast weigh the same;
 * its interval by Student's t. A turn that was disturbed makes the interval wider. */
export function ratioOf({
  ours,
  theirs,
  better,
}: Pick<Figure, 'ours' | 'theirs' | 'better'>): Ratio {
  const logs = ours.map((mine, i) => {
    const other = theirs[i] ?? Number.NaN;
    return Math.log(better === 'more' ? mine / other : other / mine);
  });
  const n = logs.length;
  const mean = sum(logs) / n;
  if (n < 2) return { middle: Math.exp(mean), low: 0, high: Number.POSITIVE_INFINITY };
  const variance = sum(logs.map((log) => (log - mean) ** 2)) / (n - 1);
  const half = studentsT(n - 1) * Math.sqrt(variance / n);
  return { middle: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}

/** Below: the whole interval lies under the floor. Above: none of it does. Open: neither can be said. */
export type Verdict = 'below' | 'above' | 'open';

export function verdictOf({ low, high }: Ratio, floor: number): Verdict {
  if (high < floor) return 'below';
  return low >= floor ? 'above' : 'open';
}

/** Of an even number the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const high = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return (low + high) / 2;
}

const NORMAL = 1.959964;
const FEW = [12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.306, 2.2622];

/** What 95 % of Student's t with so many degrees of freedom lie within: from a table where they are few, else by the
 * expansion of Cornish and Fisher. */
export function studentsT(freedom: number): number {
  const known = FEW[freedom - 1];
  if (known !== undefined) return known;
  const z = NORMAL;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
