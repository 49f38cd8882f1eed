// 12i The win chance: how raids that agree with what the player knows end when `steady` plays on from here.

import { type Ends, halvesOf } from '../playouts.ts';
import { type Interval, marginOf, wilson } from './interval.ts';

/** Whole counts first: everything else follows from them. */
export interface Chance {
  readonly n: number; // raids played to their end
  readonly total: number; // of them total successes
  readonly half: number; // half successes
  readonly fail: number;
  readonly points: number; // of all of them, summed
  readonly value: number; // expected score: total success 1, half success ½, failure 0
  readonly meanPoints: number;
  readonly margin: number; // 95 %, of the value and of each share: none is wider
  readonly totalRange: Interval; // 95 %, of the share of total successes
  readonly failRange: Interval;
  readonly exact: boolean; // the raid is over: nothing is left to chance
}

export function chanceOf(ends: Ends, exact = false): Chance {
  const { n, total, half, points } = ends;
  const fail = n - total - half;
  const ranges = [total, half, fail].map((count) => wilson(count, n));
  const [totalRange = NOTHING_KNOWN, , failRange = NOTHING_KNOWN] = ranges;
  return {
    n,
    total,
    half,
    fail,
    points,
    value: n === 0 ? 0.5 : halvesOf(ends) / (2 * n),
    meanPoints: n === 0 ? 0 : points / n,
    margin: exact ? 0 : Math.max(...ranges.map(marginOf)),
    totalRange,
    failRange,
    exact,
  };
}

const NOTHING_KNOWN: Interval = { low: 0, high: 1 };
