// How raids played on by `sound` are read: tables fitted by scripts/fit-chance.ts to how the strongest player's raids
// ended from positions of many kinds, for raids in which a gun still stands and for those in which none does. Between
// the knots of a table one goes in a straight line, so that every machine reads the same.

import { outlookFile } from '../../../../engine/outlooks.ts';
import type { Read, Reading } from '../../../../engine/reading.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { RaidState } from '../../rules/state.ts';
import { isBatterySilent, levelOf, turnOf } from '../steady/sight.ts';

/** Shares at which a table stands, in thousandths. */
export const KNOTS = [0, 50, 150, 300, 500, 750, 1000] as const;
/** By state of the battery: guns standing, silent. */
export const STATES = 2;
/** Total success; half a success or more. */
export const STEPS = 2;
/** Turns until nothing is left of what a level's opening was put right by. */
const OPENING = 6;
const THOUSAND = 1000;

/** Rows of thousandths: by state and step the values and errors at the knots, by state the points, then the levels. */
export interface Tables {
  readonly values: ReadonlyArray<readonly number[]>; // by state and step
  readonly errors: ReadonlyArray<readonly number[]>;
  readonly points: ReadonlyArray<readonly number[]>; // by state: what is added, and the share of the points called
  readonly levels: ReadonlyArray<readonly number[]>; // by level: what is added at the opening, by step
}

export const stateOf = (s: RaidState): number => (isBatterySilent(s) ? 1 : 0);

/** How much of the opening is left in a turn. */
export const openingLeft = (s: RaidState): number =>
  isBatterySilent(s) ? 0 : Math.max(0, OPENING - turnOf(s)) / (OPENING - 1);

/** A value of a table between its knots. */
export function between(table: readonly number[], share: number): number {
  const x = Math.max(0, Math.min(THOUSAND, share * THOUSAND));
  let k = 1;
  while (k < KNOTS.length - 1 && x > (KNOTS[k] as number)) k++;
  const from = KNOTS[k - 1] as number;
  const to = KNOTS[k] as number;
  const low = table[k - 1] as number;
  const high = table[k] as number;
  return (low + ((high - low) * (x - from)) / (to - from)) / THOUSAND;
}

const within = (share: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, share));

export class RaidReading implements Reading<Scenario> {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  read(s: RaidState, [best = 0, middle = 0]: readonly number[], points: number): Read {
    const state = stateOf(s);
    const { values, errors, points: lines } = this.#tables;
    const row = state * STEPS;
    const opening = this.#tables.levels[levelOf(s)] ?? [];
    const left = openingLeft(s);
    const put = (step: number, share: number): number =>
      between(values[row + step] ?? KNOTS, share) + (left * (opening[step] ?? 0)) / THOUSAND;
    const any = within(put(1, best + middle), 0, 1);
    const total = within(put(0, best), 0, any);
    const error = between(errors[row] ?? [], best);
    const anyError = between(errors[row + 1] ?? [], best + middle);
    const [add = 0, share = THOUSAND] = lines[state] ?? [];
    return {
      shares: [total, any - total, 1 - any],
      errors: [error, Math.max(error, anyError), anyError],
      points: (add + share * points) / THOUSAND,
    };
  }
}

/** As outlook.json keeps them: a row in one text. */
export const tableRows = ({ values, errors, points, levels }: Tables): string[] =>
  [...values, ...errors, ...points, ...levels].map((row) => row.join(' '));

export function tablesOf(rows: readonly string[]): Tables {
  const all = rows.map((row) => row.split(' ').map(Number));
  const tables = STATES * STEPS;
  return {
    values: all.slice(0, tables),
    errors: all.slice(tables, 2 * tables),
    points: all.slice(2 * tables, 2 * tables + STATES),
    levels: all.slice(2 * tables + STATES),
  };
}

/** The reading that was fitted to a raid's data, if it has come with them. */
export function readingFor(scenario: Scenario): RaidReading | null {
  const file = outlookFile(scenario.hash) as { readonly chance?: readonly string[] } | undefined;
  return file?.chance === undefined ? null : new RaidReading(tablesOf(file.chance));
}
