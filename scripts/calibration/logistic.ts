// Weights by which figures tell a chance: the likeliest, kept near to what is held of them before anything is seen.

import { LeastSquares } from '../fit/least-squares.ts';

export interface Observed {
  readonly figures: Float64Array;
  readonly came: number; // share of the times
  readonly times: number;
}

/** What is held beforehand, and how firmly: as if so much had been seen of it. */
export interface Held {
  readonly weight: number;
  readonly firmly: number;
}

const ROUNDS = 60;
const STILL = 1e-6;
const HALVINGS = 12;

export const logistic = (index: number): number => 1 / (1 + Math.exp(-index));

export const sumOf = (figures: Float64Array, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (figures[i] as number), 0);

/** By Newton's way, each step cut short until it leads to something likelier. */
export function likeliest(seen: readonly Observed[], held: readonly Held[]): number[] {
  let weights = held.map(({ weight }) => weight);
  let now = unlikely(seen, held, weights);
  for (let round = 0; round < ROUNDS; round++) {
    const towards = nextTo(seen, held, weights);
    let step = 1;
    let tried = towards;
    let then = unlikely(seen, held, tried);
    for (let i = 0; then > now && i < HALVINGS; i++) {
      step /= 2;
      tried = weights.map((weight, k) => weight + step * ((towards[k] as number) - weight));
      then = unlikely(seen, held, tried);
    }
    if (then > now - STILL) break;
    weights = tried;
    now = then;
  }
  return weights;
}

/** Where a Newton step leads: least squares over figures that are scaled by what they tell and how firmly they are held. */
function nextTo(
  seen: readonly Observed[],
  held: readonly Held[],
  weights: readonly number[],
): number[] {
  const squares = new LeastSquares(held.length);
  const scale = held.map(({ firmly }) => 1 / Math.sqrt(firmly));
  for (const { figures, came, times } of seen) {
    const index = sumOf(figures, weights);
    const chance = logistic(index);
    const spread = Math.max(1e-6, chance * (1 - chance));
    const root = Math.sqrt(times * spread);
    const scaled = figures.map((figure, i) => figure * root * (scale[i] as number));
    squares.add(scaled, root * (index + (came - chance) / spread));
  }
  const prior = held.map(({ weight }, i) => weight / (scale[i] as number));
  return squares.solve(1, prior).map((weight, i) => weight * (scale[i] as number));
}

function unlikely(
  seen: readonly Observed[],
  held: readonly Held[],
  weights: readonly number[],
): number {
  let sum = 0;
  for (const { figures, came, times } of seen) {
    const index = sumOf(figures, weights);
    const most = Math.max(0, index);
    sum += times * (most + Math.log(Math.exp(-most) + Math.exp(index - most)) - came * index);
  }
  return held.reduce(
    (all, { weight, firmly }, i) =>
      all + (firmly / 2) * ((weights[i] as number) - weight) * ((weights[i] as number) - weight),
    sum,
  );
}
