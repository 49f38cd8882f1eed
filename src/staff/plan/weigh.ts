// What plans are worth: the same games played by each of them, the standing player going on from there. Differences are
// taken game by game, so that luck both share does not blur them.

import { Z } from '../../engine/interval.ts';
import { actionsOf, type PlanLine } from '../../engine/plan.ts';
import type { GameData, Position } from '../../engine/position.ts';
import { addEnds, bestWorth, countEnd, type Ends, noEnds, weighed } from '../ends.ts';
import { Dice, type Playouts } from '../playouts.ts';

/** Games each plan is played in. */
export const WEIGHED = 192;
const STEP = 16;

export interface Weight {
  readonly lines: readonly PlanLine[];
  readonly ends: Ends;
  readonly worths: number[]; // success first, then the points; by game
  readonly scores: number[]; // 0 to 1, by game
  readonly points: number[]; // by game
}

/** Plays the games of one plan; yields now and then. */
export function* weigh<S extends GameData>(
  playouts: Playouts<S>,
  position: Position<S>,
  lines: readonly PlanLine[],
): Generator<void, Weight> {
  const { game, staff } = playouts.staffed;
  const { system } = game;
  const plan = lines.map(actionsOf);
  const weight: Weight = {
    ...{ lines, ends: noEnds(system.outcomes) },
    ...{ worths: [], scores: [], points: [] },
  };
  for (let i = 0; i < WEIGHED; i++) {
    const one = noEnds(system.outcomes);
    countEnd(system, playouts.follow(position, plan, Dice.weigh, i), one);
    addEnds(weight.ends, one);
    weight.worths.push(weighed(staff.pointsPerWorth, one.worth, one.points));
    weight.scores.push(one.worth / bestWorth(system.outcomes));
    weight.points.push(one.points);
    if (i % STEP === STEP - 1) yield;
  }
  return weight;
}

/** A difference on average, and how far off it may be. */
export interface Difference {
  readonly mean: number;
  readonly error: number; // standard
  readonly margin: number; // 95 %
}

export function difference(a: readonly number[], b: readonly number[]): Difference {
  const n = Math.min(a.length, b.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (a[i] as number) - (b[i] as number);
    sum += d;
    squares += d * d;
  }
  const mean = n === 0 ? 0 : sum / n;
  const error = n < 2 ? 0 : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1));
  return { mean, error, margin: Z * error };
}
