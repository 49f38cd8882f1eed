// The outlook of a position at the start of a turn: what it is worth when `steady` plays on, without playing on. Its
// weights are fitted to played raids by scripts/fit-outlook.ts, three rows a turn: no gun silenced, some, all of them.
// They come with the raid, beside its data; a raid without fitted weights has no outlook.

import { outlookFile } from '../../../../engine/outlooks.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { RaidState } from '../../rules/state.ts';
import { gunsDestroyed, isBatterySilent, turnOf } from '../steady/sight.ts';
import { FIGURES, FigureReader } from './figures.ts';

/** By row: one weight for each figure. */
export type Weights = ReadonlyArray<readonly number[]>;

/** 12a No gun silenced, some, all of them. */
export const ROWS_A_TURN = 3;

/** The row of the weights for a position. */
export const rowOf = (s: RaidState): number =>
  ROWS_A_TURN * (turnOf(s) - 1) + (isBatterySilent(s) ? 2 : Math.min(1, gunsDestroyed(s)));

export class Outlook {
  readonly #figures: FigureReader;
  readonly #weights: Weights;

  constructor(scenario: Scenario, weights: Weights) {
    this.#figures = new FigureReader(scenario);
    this.#weights = weights;
  }

  worth(s: RaidState): number {
    const figures = this.#figures.read(s);
    const weights = this.#weights[rowOf(s)] as readonly number[];
    let sum = 0;
    for (let i = 0; i < FIGURES; i++) sum += (figures[i] as number) * (weights[i] as number);
    return sum;
  }
}

/** As the folder of a raid keeps it (data/schema/outlook.schema.json). */
interface OutlookFile {
  readonly scenario: string; // hash of the data it was fitted to
  readonly weights?: readonly string[]; // figures of a row, in one text
}

/** The outlook that was fitted to a raid's data, if it has come with them. */
export function outlookFor(scenario: Scenario): Outlook | null {
  const file = outlookFile(scenario.hash) as OutlookFile | undefined;
  if (file?.weights === undefined) return null;
  const weights = file.weights.map((row) => row.split(' ').map(Number));
  return new Outlook(scenario, weights);
}
