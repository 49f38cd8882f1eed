// The win chance: how games that agree with what the player knows end when the standing player plays on from here.

import type { Outcome } from '../../engine/system.ts';
import { bestWorth, type Ends } from '../ends.ts';
import { type OutcomeCounts, outcomeCounts } from '../outcome-counts.ts';
import { type Interval, marginOf, wilson } from './interval.ts';

/** Whole counts first: everything else follows from them. */
export interface Chance extends OutcomeCounts {
  readonly n: number; // games played to their end
  readonly fail: number; // of the worst outcome
  readonly points: number; // of all of them, summed
  readonly value: number; // expected score: 1 for the best outcome, 0 for the worst
  readonly meanPoints: number;
  readonly margin: number; // 95 %, of the value and of each share: none is wider
  readonly totalRange: Interval; // 95 %, of the share of the best outcome
  readonly failRange: Interval;
  readonly exact: boolean; // the game is over: nothing is left to chance
}

export function chanceOf(outcomes: readonly Outcome[], ends: Ends, exact = false): Chance {
  const { n, counts, worth, points } = ends;
  const ranges = counts.map((count) => wilson(count, n));
  const [totalRange = NOTHING_KNOWN] = ranges;
  const failRange = ranges.at(-1) ?? NOTHING_KNOWN;
  return {
    n,
    ...outcomeCounts(counts),
    fail: counts.at(-1) ?? 0,
    points,
    value: n === 0 ? 0.5 : worth / (bestWorth(outcomes) * n),
    meanPoints: n === 0 ? 0 : points / n,
    margin: exact ? 0 : Math.max(...ranges.map(marginOf)),
    totalRange,
    failRange,
    exact,
  };
}

const NOTHING_KNOWN: Interval = { low: 0, high: 1 };
