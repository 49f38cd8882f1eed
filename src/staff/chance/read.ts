// The win chance as it is shown: how the standing player's games ended, read by what good play makes of such positions.
// It follows from the counts and the position alone, so that work done in any order comes to the same.

import type { Interval } from '../../engine/interval.ts';
import { Z } from '../../engine/interval.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Reading } from '../../engine/reading.ts';
import type { Outcome } from '../../engine/system.ts';
import { bestWorth, type Ends } from '../ends.ts';
import { outcomeCounts } from '../outcome-counts.ts';
import { type Chance, chanceOf } from './chance.ts';

/** Where there is no reading, as the games ended. */
export function readChance<S extends GameData>(
  outcomes: readonly Outcome[],
  ends: Ends,
  reading: Reading<S> | null,
  position: Position<S>,
): Chance {
  const bare = chanceOf(outcomes, ends);
  const { n, counts } = ends;
  if (reading === null || n === 0) return bare;
  const sharesAt = (shift: number): readonly number[] =>
    reading.read(position, shifted(counts, n, shift), bare.meanPoints).shares;
  const { shares, errors, points } = reading.read(
    position,
    counts.map((count) => count / n),
    bare.meanPoints,
  );
  // What the sample may be off by goes through the reading; what the reading may be off by comes on top.
  const low = sharesAt(-bare.margin);
  const high = sharesAt(bare.margin);
  const margins = shares.map((_, i) => {
    const sampled = Math.abs((high[i] ?? 0) - (low[i] ?? 0)) / 2;
    return together(Math.max(sampled, bare.margin / 2), Z * (errors[i] ?? 0));
  });
  const whole = wholeCounts(shares, n);
  const told = Math.round(points * n) + 0; // no minus before a nought
  return {
    ...bare,
    ...outcomeCounts(whole),
    fail: whole.at(-1) ?? 0,
    points: told,
    value: worthOf(outcomes, whole) / n,
    meanPoints: told / n,
    margin: Math.max(...margins),
    ranges: whole.map((count, i) => around(count / n, margins[i] ?? 1)),
  };
}

/** The shares if games of the worst outcome had been of the best, or the other way round. */
function shifted(counts: readonly number[], n: number, shift: number): number[] {
  const shares = counts.map((count) => count / n);
  const last = shares.length - 1;
  const room = shift > 0 ? (shares[last] ?? 0) : (shares[0] ?? 0);
  const by = Math.max(-room, Math.min(room, shift));
  return shares.map((share, i) => (i === 0 ? share + by : i === last ? share - by : share));
}

const around = (share: number, margin: number): Interval => ({
  low: Math.max(0, share - margin),
  high: Math.min(1, share + margin),
});

const worthOf = (outcomes: readonly Outcome[], counts: readonly number[]): number =>
  outcomes.reduce((sum, { worth }, i) => sum + worth * (counts[i] ?? 0), 0) / bestWorth(outcomes);

/** The margin of a sum; Math.hypot is not the same everywhere. */
const together = (a: number, b: number): number => Math.sqrt(a * a + b * b);

/** Whole counts that sum to n, as near to the shares as may be. */
function wholeCounts(shares: readonly number[], n: number): number[] {
  let before = 0;
  let sum = 0;
  return shares.map((share, i) => {
    sum = i === shares.length - 1 ? 1 : sum + share;
    const upTo = Math.round(sum * n);
    const count = upTo - before;
    before = upTo;
    return count;
  });
}
