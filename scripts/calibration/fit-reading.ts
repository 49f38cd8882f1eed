// The tables by which playouts are read, fitted to samples: by least squares over the knots, with what the openings of
// the levels add, kept near to the plain shares where little was seen, and never falling.

import {
  KNOTS,
  STATES,
  STEPS,
  type Tables,
} from '../../src/systems/raid/players/outlook/reading.ts';
import { LeastSquares } from '../fit/least-squares.ts';
import type { Sample } from './sample.ts';

const LEVELS = 4;
const RESTRAINT = 2;
const THOUSAND = 1000;

/** What is called and what came: a total success; half a success or more. */
const CALLS: ReadonlyArray<(s: Sample) => { readonly called: number; readonly came: number }> = [
  ({ counted, outcome }) => ({
    called: counted[0] ?? 0,
    came: outcome === 'total-success' ? 1 : 0,
  }),
  ({ counted, outcome }) => ({
    called: 1 - (counted.at(-1) ?? 0),
    came: outcome === 'failure' ? 0 : 1,
  }),
];

export function fitTables(samples: readonly Sample[]): Tables {
  const fits = Array.from({ length: STATES * STEPS }, (_, row) =>
    fitTable(
      samples.filter(({ state }) => state === Math.floor(row / STEPS)),
      row % STEPS,
    ),
  );
  const levels = Array.from({ length: LEVELS }, (_, level) =>
    Array.from({ length: STEPS }, (_, step) => inThousandths(fits[step]?.levels[level] ?? 0)),
  );
  return {
    values: fits.map(({ values }) => values.map(inThousandths)),
    errors: fits.map(({ errors }) => errors.map(inThousandths)),
    points: Array.from({ length: STATES }, (_, state) =>
      fitPoints(samples.filter((s) => s.state === state)).map(inThousandths),
    ),
    levels,
  };
}

interface Fit {
  readonly values: number[];
  readonly errors: number[];
  readonly levels: number[];
}

function fitTable(samples: readonly Sample[], step: number): Fit {
  const size = KNOTS.length + LEVELS;
  const squares = new LeastSquares(size);
  const weights = new Float64Array(KNOTS.length);
  const missed = new Float64Array(KNOTS.length);
  const call = CALLS[step] as (typeof CALLS)[number];
  for (const one of samples) {
    const figures = new Float64Array(size);
    hats(call(one).called, figures);
    figures[KNOTS.length + one.level] = one.left;
    squares.add(figures, call(one).came);
  }
  const plain = [...KNOTS.map((knot) => knot / THOUSAND), ...new Array<number>(LEVELS).fill(0)];
  const found = squares.solve(RESTRAINT, plain);
  const values = rising(found.slice(0, KNOTS.length).map((v) => Math.max(0, Math.min(1, v))));
  for (const one of samples) {
    const figures = new Float64Array(size);
    hats(call(one).called, figures);
    for (let k = 0; k < KNOTS.length; k++) {
      const hat = figures[k] as number;
      weights[k] = (weights[k] as number) + hat;
      missed[k] = (missed[k] as number) + hat * (call(one).came - (values[k] as number)) ** 2;
    }
  }
  return { values, errors: errorsAt(weights, missed), levels: found.slice(KNOTS.length) };
}

/** How far each value may be off, by what was seen near it. */
function errorsAt(weights: Float64Array, missed: Float64Array): number[] {
  return Array.from(weights, (weight, k) => {
    const variance = ((missed[k] as number) + 0.1) / (weight + 1);
    return Math.sqrt(variance / (weight + 1));
  });
}

/** How much of each knot is in a share: hats that overlap. */
function hats(share: number, into: Float64Array): void {
  const x = share * THOUSAND;
  let k = 1;
  while (k < KNOTS.length - 1 && x > (KNOTS[k] as number)) k++;
  const from = KNOTS[k - 1] as number;
  const to = KNOTS[k] as number;
  into[k] = (x - from) / (to - from);
  into[k - 1] = 1 - (into[k] as number);
}

/** Neighbours that fall are drawn together. */
function rising(values: readonly number[]): number[] {
  const out = [...values];
  for (let pass = 0; pass < out.length; pass++) {
    for (let k = 1; k < out.length; k++) {
      if ((out[k] as number) >= (out[k - 1] as number)) continue;
      const mean = ((out[k] as number) + (out[k - 1] as number)) / 2;
      out[k] = out[k - 1] = mean;
    }
  }
  return out;
}

/** What is added to the points called, and the share of them that counts. */
function fitPoints(samples: readonly Sample[]): number[] {
  const squares = new LeastSquares(2);
  for (const { countedPoints, came } of samples)
    squares.add(Float64Array.of(1, countedPoints), came);
  return squares.solve(RESTRAINT, [0, 1]);
}

const inThousandths = (value: number): number => Math.round(value * THOUSAND);
