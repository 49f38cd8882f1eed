// How counts by outcome are written down. Three outcomes, the usual case, have names of their own; where there are more
// or fewer, the counts of all of them stand beside those names.

export interface OutcomeCounts {
  readonly total: number; // of the best outcome
  readonly half: number; // of those between the best and the worst
  readonly counts?: readonly number[]; // by outcome, best first; only where there are not three
}

const NAMED = 3;

export function outcomeCounts(counts: readonly number[]): OutcomeCounts {
  const [total = 0, ...others] = counts;
  const half = others.slice(0, -1).reduce((sum, count) => sum + count, 0);
  return counts.length === NAMED ? { total, half } : { total, half, counts: [...counts] };
}

/** By outcome, best first, when there are so many in all. */
export const countsIn = ({ total, half, counts }: OutcomeCounts, n: number): readonly number[] =>
  counts ?? [total, half, n - total - half];
