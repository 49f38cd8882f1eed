// How raids played on by `sound` are read: by weights that scripts/fit-chance.ts has fitted to how the strongest player's
// raids ended from positions of many kinds. What is seen of a position and of its playouts is weighed into an index, and
// the index into a chance, by straight lines between fixed knots, so that every machine reads the same.

import { outlookFile } from '../../../../engine/outlooks.ts';
import type { Read, Reading } from '../../../../engine/reading.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { RaidState } from '../../rules/state.ts';
import { isBatterySilent, levelOf, turnOf } from '../steady/sight.ts';
import { type Outlook, outlookFor } from './outlook.ts';

/** What is called: a total success; half a success or more. */
export const CALLS = 2;
/** By state of the battery: a gun stands; silent. */
export const STATES = 2;
const LEVELS = 4;
/** Turns until nothing is left of what a level's opening was put right by. */
const OPENING = 6;
const THOUSAND = 1000;

/** Where each figure that is weighed stands, in the row of its state. */
export const Weighed = { one: 0, own: 1, other: 2, points: 3, worth: 4, turn: 5 } as const;
const A_STATE = 6;
/** Behind the rows of the states: by level, what is left of its opening. */
const OPENINGS = STATES * A_STATE;
export const FIGURES = OPENINGS + LEVELS;

/** Of a share, its log-odds, a little drawn in at the ends: in thousandths, straight lines between. */
const SHARES = [0, 5, 20, 50, 100, 200, 350, 500, 650, 800, 900, 950, 980, 995, 1000] as const;
const ODDS = [
  ...[-6000, -4595, -3674, -2859, -2149, -1366, -611, 0],
  ...[611, 1366, 2149, 2859, 3674, 4595, 6000],
] as const;
/** Of an index, the chance it stands for: in thousandths, from -6 to 6 by halves. */
export const INDICES = Array.from({ length: 25 }, (_, i) => 500 * (i - 12));
const CHANCES = [
  ...[2, 4, 7, 11, 18, 29, 47, 76, 119, 182, 269, 378, 500],
  ...[622, 731, 818, 881, 924, 953, 971, 982, 989, 993, 996, 998],
] as const;

/** Rows of thousandths. */
export interface Tables {
  readonly weights: ReadonlyArray<readonly number[]>; // by call, for each figure
  readonly errors: ReadonlyArray<readonly number[]>; // by call: standard, of the chance at each index
  readonly points: ReadonlyArray<readonly number[]>; // by state: what is added, and the share of the points called
}

export const stateOf = (s: RaidState): number => (isBatterySilent(s) ? 1 : 0);

/** How much of the opening is left in a turn. */
export const openingLeft = (s: RaidState): number =>
  isBatterySilent(s) ? 0 : Math.max(0, OPENING - turnOf(s)) / (OPENING - 1);

/** The value at `x` of straight lines between knots; at the ends, that of the last. */
export function between(knots: readonly number[], values: readonly number[], x: number): number {
  let k = 1;
  while (k < knots.length - 1 && x > (knots[k] as number)) k++;
  const from = knots[k - 1] as number;
  const to = knots[k] as number;
  const low = values[k - 1] as number;
  const high = values[k] as number;
  return low + ((high - low) * (within(x, from, to) - from)) / (to - from);
}

const within = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));

const oddsOf = (share: number): number => between(SHARES, ODDS, THOUSAND * share) / THOUSAND;

/** What the weighing goes by, for each of the calls. */
export function weighed(
  s: RaidState,
  outlook: Outlook | null,
  [best = 0, middle = 0]: readonly number[], // shares of the playouts by outcome
  points: number,
): Float64Array[] {
  const worth = outlook === null ? 0 : outlook.worth(s);
  const odds = [oddsOf(best), oddsOf(best + middle)];
  const at = stateOf(s) * A_STATE;
  return odds.map((own, call) => {
    const figures = new Float64Array(FIGURES);
    figures[at + Weighed.one] = 1;
    figures[at + Weighed.own] = own;
    figures[at + Weighed.other] = odds[CALLS - 1 - call] as number;
    figures[at + Weighed.points] = points / 10;
    figures[at + Weighed.worth] = worth / 20;
    figures[at + Weighed.turn] = turnOf(s) / s.scenario.turns;
    figures[OPENINGS + Math.min(LEVELS - 1, levelOf(s))] = openingLeft(s);
    return figures;
  });
}

/** The index of some figures, in thousandths. */
export function indexOf(figures: Float64Array, weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < FIGURES; i++) sum += (figures[i] as number) * (weights[i] ?? 0);
  return sum;
}

/** The chance an index stands for. */
export const chanceAt = (index: number): number => between(INDICES, CHANCES, index) / THOUSAND;

export class RaidReading implements Reading<Scenario> {
  readonly #tables: Tables;
  readonly #outlook: Outlook | null;

  constructor(tables: Tables, outlook: Outlook | null) {
    this.#tables = tables;
    this.#outlook = outlook;
  }

  read(s: RaidState, shares: readonly number[], points: number): Read {
    const { weights, errors, points: lines } = this.#tables;
    const [atTotal = 0, atAny = 0] = weighed(s, this.#outlook, shares, points).map(
      (figures, call) => indexOf(figures, weights[call] ?? []),
    );
    const any = chanceAt(atAny);
    const total = Math.min(any, chanceAt(atTotal));
    const error = between(INDICES, errors[0] ?? [], atTotal) / THOUSAND;
    const anyError = between(INDICES, errors[1] ?? [], atAny) / THOUSAND;
    const [add = 0, share = THOUSAND] = lines[stateOf(s)] ?? [];
    return {
      shares: [total, any - total, 1 - any],
      errors: [error, Math.max(error, anyError), anyError],
      points: (add + share * points) / THOUSAND,
    };
  }
}

/** As outlook.json keeps them: a row in one text. */
export const tableRows = ({ weights, errors, points }: Tables): string[] =>
  [...weights, ...errors, ...points].map((row) => row.join(' '));

export function tablesOf(rows: readonly string[]): Tables {
  const all = rows.map((row) => row.split(' ').map(Number));
  return {
    weights: all.slice(0, CALLS),
    errors: all.slice(CALLS, 2 * CALLS),
    points: all.slice(2 * CALLS, 2 * CALLS + STATES),
  };
}

/** The reading that was fitted to a raid's data, if it has come with them. */
export function readingFor(scenario: Scenario): RaidReading | null {
  const file = outlookFile(scenario.hash) as { readonly chance?: readonly string[] } | undefined;
  if (file?.chance === undefined) return null;
  return new RaidReading(tablesOf(file.chance), outlookFor(scenario));
}
