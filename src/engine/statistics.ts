// Shares with their intervals, means and medians from whole counts, for whoever counts many games.

import { type Interval, wilson, Z } from './interval.ts';

export interface Share extends Interval {
  readonly count: number;
  readonly share: number; // of 1
}

/** A share with its 95 % interval; of nothing it is 0, and may be anything. */
export const share = (count: number, total: number): Share => ({
  count,
  share: total === 0 ? 0 : count / total,
  ...wilson(count, total),
});

/** Of 1, in hundredths: '12.5'. */
export const percentText = (part: number): string => (part * 100).toFixed(1);

/** '12.5 % (10.0–15.6)'. */
export const shareText = ({ share: of, low, high }: Share): string =>
  `${percentText(of)} % (${percentText(low)}–${percentText(high)})`;

/** Value and how often it came, in order of the values. */
export type Counts = ReadonlyArray<readonly [value: number, count: number]>;

export function inOrder(record: Readonly<Record<string, number>>): Counts {
  return Object.entries(record)
    .map(([value, count]) => [Number(value), count] as const)
    .sort(([a], [b]) => a - b);
}

export const byIndex = (list: readonly number[]): Counts =>
  list.map((count, value) => [value, count] as const);

export const totalOf = (counts: Counts): number => counts.reduce((sum, [, n]) => sum + n, 0);

export function mean(counts: Counts): number {
  const total = totalOf(counts);
  if (total === 0) return 0;
  return counts.reduce((sum, [value, n]) => sum + value * n, 0) / total;
}

/** Half the width of the 95 % interval of the mean; 0 of a single game, where nothing is known of it. */
export function marginOfMean(counts: Counts): number {
  const total = totalOf(counts);
  if (total < 2) return 0;
  const middle = mean(counts);
  const squares = counts.reduce(
    (sum, [value, n]) => sum + n * ((value - middle) * (value - middle)),
    0,
  );
  return Z * Math.sqrt(squares / (total - 1) / total);
}

/** The middle value, or the mean of the two middle ones; null without any. */
export function median(counts: Counts): number | null {
  const total = totalOf(counts);
  if (total === 0) return null;
  const low = valueAt(counts, Math.floor((total - 1) / 2));
  const high = valueAt(counts, Math.floor(total / 2));
  return (low + high) / 2;
}

function valueAt(counts: Counts, rank: number): number {
  let passed = 0;
  for (const [value, n] of counts) {
    passed += n;
    if (rank < passed) return value;
  }
  return Number.NaN;
}
