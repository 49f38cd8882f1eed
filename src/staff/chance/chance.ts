// The win chance: how games that agree with what the player knows end when the standing player plays on from here.

import { type Interval, wilson } from '../../engine/interval.ts';
import type { Outcome } from '../../engine/system.ts';
import { bestWorth, type Ends } from '../ends.ts';
import { type Value, wholeCounts } from '../exact/value.ts';
import { type OutcomeCounts, outcomeCounts } from '../outcome-counts.ts';
import { marginOf } from './interval.ts';

/** Whole counts first: everything else follows from them. */
export interface Chance extends OutcomeCounts {
  readonly n: number; // games played to their end
  readonly fail: number; // of the worst outcome
  readonly points: number; // of all of them, summed
  readonly value: number; // expected score: 1 for the best outcome, 0 for the worst
  readonly meanPoints: number;
  readonly margin: number; // 95 %, of the value and of each share: none is wider
  readonly ranges: readonly Interval[]; // 95 %, of each share, best first
  readonly exact: boolean; // nothing is sampled: the game is over, or was searched to its end
  readonly searched: boolean; // to its end, as it goes when it is played on as well as can be
}

export function chanceOf(outcomes: readonly Outcome[], ends: Ends, exact = false): Chance {
  const { n, counts, worth, points } = ends;
  const ranges = counts.map((count) => wilson(count, n));
  return {
    n,
    ...outcomeCounts(counts),
    fail: counts.at(-1) ?? 0,
    points,
    value: n === 0 ? 0.5 : worth / (bestWorth(outcomes) * n),
    meanPoints: n === 0 ? 0 : points / n,
    margin: exact ? 0 : Math.max(...ranges.map(marginOf)),
    ranges,
    exact,
    searched: false,
  };
}

/** So many games a chance that was searched is told by: its shares are whole counts of them. */
const TOLD_BY = 10_000;

/** What a search to the end has found. Shares are rounded to counts; the value and the points are not. */
export function searchedChance(outcomes: readonly Outcome[], value: Value): Chance {
  const counts = wholeCounts(value.shares, TOLD_BY);
  return {
    n: TOLD_BY,
    ...outcomeCounts(counts),
    fail: counts.at(-1) ?? 0,
    points: Math.round(value.points * TOLD_BY),
    value: value.worth / bestWorth(outcomes),
    meanPoints: value.points,
    margin: 0,
    ranges: value.shares.map((share) => ({ low: share, high: share })),
    exact: true,
    searched: true,
  };
}
