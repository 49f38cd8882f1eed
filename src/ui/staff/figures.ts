// Readings of the staff officer as they are written: shares in whole per cent that add up, and their margin.

import type { Chance } from '../../staff/chance/chance.ts';
import { countsIn, type OutcomeCounts } from '../../staff/outcome-counts.ts';
import { t } from '../../words/index.ts';
import { perCent } from '../kit/figures.ts';

/** By outcome, best first, in whole per cent; together always a hundred. */
export function sharesOf({ n, ...counts }: OutcomeCounts & { readonly n: number }): number[] {
  const each = countsIn(counts, n);
  if (n === 0) return each.map(() => 0);
  const exact = each.map((count) => (100 * count) / n);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((sum, share) => sum + share, 0);
  const byRest = exact
    .map((share, i) => ({ i, rest: share - Math.floor(share) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

/** The margin of a reading: '±3 %'; below one it is one, as nothing that is sampled is known better than that. */
export const marginText = ({ margin, exact }: Pick<Chance, 'margin' | 'exact'>): string =>
  exact ? t('staff.exactly') : `±${perCent(Math.max(1, 100 * margin))}`;
