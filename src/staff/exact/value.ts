// What a position comes to when it is played on as well as can be: the chance of every outcome, and the mean points.

import type { Bound } from '../../engine/endgame.ts';
import type { Position } from '../../engine/position.ts';
import type { System } from '../../engine/system.ts';
import { countEnd, noEnds } from '../ends.ts';

export interface Value extends Bound {
  readonly shares: readonly number[]; // by outcome, best first
  readonly lines: readonly number[]; // mean points by line of the score
}

/** Chances are sums of products of sixths and tenths: what lies nearer together than this is the same. */
const NEAR = 1e-9;

/** Above 0 when `a` is more. */
export type Rank = (a: Bound, b: Bound) => number;

export const byWorth: Rank = (a, b) => apart(a.worth, b.worth);
/** Success first, then the points. */
export const byPoints: Rank = (a, b) => byWorth(a, b) || apart(a.points, b.points);

const apart = (a: number, b: number): number => (Math.abs(a - b) > NEAR ? a - b : 0);

/** Less than any game ends with. */
export const NOTHING: Bound = { worth: -1, points: -1e6 };

/** How a game that is over has ended. */
export function endValue(system: System, position: Position): Value {
  const ends = noEnds(system.outcomes);
  countEnd(system, position, ends);
  const { counts, worth, points, lines } = ends;
  return { worth, points, shares: counts, lines };
}

/** A mean in the making. */
export class Mean {
  worth = 0;
  points = 0;
  readonly #shares: number[] = [];
  readonly #lines: number[] = [];

  add({ worth, points, shares, lines }: Value, chance: number): void {
    this.worth += chance * worth;
    this.points += chance * points;
    addTo(this.#shares, shares, chance);
    addTo(this.#lines, lines, chance);
  }

  value(): Value {
    return { worth: this.worth, points: this.points, shares: this.#shares, lines: this.#lines };
  }
}

function addTo(into: number[], from: readonly number[], chance: number): void {
  for (let i = 0; i < from.length; i++) into[i] = (into[i] ?? 0) + chance * (from[i] as number);
}

/** Shares as counts of so many games, which add up to them: what is left over goes where most was cut off. */
export function wholeCounts(shares: readonly number[], n: number): number[] {
  const wanted = shares.map((share) => share * n);
  const counts = wanted.map((count) => Math.floor(count + NEAR * n));
  const left = n - counts.reduce((sum, count) => sum + count, 0);
  const byRest = wanted
    .map((count, i) => ({ i, rest: count - (counts[i] as number) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest.slice(0, left)) counts[i] = (counts[i] as number) + 1;
  return counts;
}
