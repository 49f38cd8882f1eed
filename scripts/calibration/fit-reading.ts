// The weights by which playouts are read, fitted to samples: the likeliest, held near to the plain shares where little was
// seen. How far they may be off is taken from fits that leave out a part of the raids, and from makers whose positions
// came otherwise than they were called.

import { type Outlook, outlookFor } from '../../src/systems/raid/players/outlook/outlook.ts';
import {
  CALLS,
  FIGURES,
  INDICES,
  STATES,
  stateOf,
  type Tables,
  Weighed,
  weighed,
} from '../../src/systems/raid/players/outlook/reading.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import type { RaidState } from '../../src/systems/raid/rules/state.ts';
import { LeastSquares } from '../fit/least-squares.ts';
import { type Held, likeliest, logistic, type Observed, sumOf } from './logistic.ts';
import type { Opening } from './opening.ts';
import type { Sample } from './sample.ts';
import { positionOf } from './seen.ts';

const PARTS = 20; // of the raids; each is left out once
const THOUSAND = 1000;

/** How firmly it is held that a chance is as often as playouts say, and that nothing else matters. */
const FIRMLY = { one: 1, own: 4, others: 30, openings: 20 };

interface Seen extends Observed {
  readonly raid: number; // -1: of no raid, and in every part
  readonly group: string; // maker and state
}

export function fitTables(
  scenario: Scenario,
  samples: readonly Sample[],
  openings: readonly Opening[] = [],
): Tables {
  const outlook = outlookFor(scenario);
  const played = samples.filter(({ searched }) => searched === null);
  const positions = played.map((sample) => positionOf(scenario, sample));
  const fits = Array.from({ length: CALLS }, (_, call) => {
    const seen = played.map((sample, i) =>
      seenOf(sample, positions[i] as RaidState, outlook, call),
    );
    const known = openings.map((opening) => openingSeen(opening, outlook, call));
    return fitCall([...seen, ...known]);
  });
  return {
    weights: fits.map(({ weights }) => weights.map(inThousandths)),
    errors: fits.map(({ errors }) => errors.map(inThousandths)),
    points: Array.from({ length: STATES }, (_, state) =>
      fitPoints(played.filter((_, i) => stateOf(positions[i] as RaidState) === state)).map(
        inThousandths,
      ),
    ),
  };
}

const sharesOf = (counts: readonly number[]): number[] => {
  const n = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / n);
};
const meanOf = (points: number, counts: readonly number[]): number =>
  points / counts.reduce((sum, count) => sum + count, 0);

function seenOf(
  { raid, maker, counts, points, outcome }: Sample,
  position: RaidState,
  outlook: Outlook | null,
  call: number,
): Seen {
  const won = call === 0 ? outcome === 'total-success' : outcome !== 'failure';
  return {
    figures: weighed(position, outlook, sharesOf(counts), meanOf(points, counts))[
      call
    ] as Float64Array,
    came: won ? 1 : 0,
    times: 1,
    raid,
    group: `${maker} ${stateOf(position)}`,
  };
}

function openingSeen(opening: Opening, outlook: Outlook | null, call: number): Seen {
  const { position, counts, points, raids, total, any } = opening;
  return {
    figures: weighed(position, outlook, sharesOf(counts), meanOf(points, counts))[
      call
    ] as Float64Array,
    came: (call === 0 ? total : any) / raids,
    times: raids,
    raid: -1,
    group: '',
  };
}

const HELD: readonly Held[] = Array.from({ length: FIGURES }, (_, i) => {
  const states = STATES * Object.keys(Weighed).length;
  if (i >= states) return { weight: 0, firmly: FIRMLY.openings };
  const figure = i % Object.keys(Weighed).length;
  if (figure === Weighed.one) return { weight: 0, firmly: FIRMLY.one };
  if (figure === Weighed.own) return { weight: 1, firmly: FIRMLY.own };
  return { weight: 0, firmly: FIRMLY.others };
});

interface Fit {
  readonly weights: number[];
  readonly errors: number[]; // at each index
}

function fitCall(seen: readonly Seen[]): Fit {
  const weights = likeliest(seen, HELD);
  const parts = Array.from({ length: PARTS }, (_, part) =>
    likeliest(
      seen.filter(({ raid }) => raid < 0 || raid % PARTS !== part),
      HELD,
    ),
  );
  const between = betweenMakers(seen, parts);
  return { weights, errors: errorsAt(seen, weights, parts, between) };
}

/** By what positions of one maker are off beyond chance, as a standard deviation of the index; each raid by a fit that has
 * not seen it. */
function betweenMakers(seen: readonly Seen[], parts: ReadonlyArray<readonly number[]>): number {
  const groups = new Map<string, { missed: number; spread: number }>();
  for (const { raid, group, figures, came } of seen) {
    if (raid < 0) continue;
    const chance = logistic(sumOf(figures, parts[raid % PARTS] ?? []));
    const sums = groups.get(group) ?? { missed: 0, spread: 0 };
    groups.set(group, sums);
    sums.missed += came - chance;
    sums.spread += chance * (1 - chance);
  }
  const all = [...groups.values()].filter(({ spread }) => spread > 1);
  const beyond = all.reduce((sum, { missed, spread }) => sum + missed * missed - spread, 0);
  const told = all.reduce((sum, { spread }) => sum + spread * spread, 0);
  return Math.sqrt(Math.max(0, beyond) / Math.max(1, told));
}

/** How far a chance may be off near each index: by the fits without a part of the raids (the jackknife), and by maker. */
function errorsAt(
  seen: readonly Seen[],
  weights: readonly number[],
  parts: ReadonlyArray<readonly number[]>,
  between: number,
): number[] {
  const near = INDICES.map(() => ({ squares: 0.02 ** 2, count: 1 }));
  for (const { figures } of seen) {
    const index = sumOf(figures, weights);
    const squares = parts.reduce((sum, part) => sum + (sumOf(figures, part) - index) ** 2, 0);
    for (const [i, knot] of INDICES.entries()) {
      const hat = Math.max(0, 1 - Math.abs(knot / THOUSAND - index)); // reaches two knots either way
      const sums = near[i] as { squares: number; count: number };
      sums.squares += (hat * squares * (PARTS - 1)) / PARTS;
      sums.count += hat;
    }
  }
  return near.map(({ squares, count }, i) => {
    const chance = logistic((INDICES[i] as number) / THOUSAND);
    return chance * (1 - chance) * Math.sqrt(squares / count + between * between);
  });
}

/** What is added to the points called, and the share of them that counts. */
function fitPoints(samples: readonly Sample[]): number[] {
  const squares = new LeastSquares(2);
  for (const { counts, points, came } of samples) {
    squares.add(Float64Array.of(1, meanOf(points, counts)), came);
  }
  return squares.solve(2, [0, 1]);
}

const inThousandths = (value: number): number => Math.round(value * THOUSAND);
