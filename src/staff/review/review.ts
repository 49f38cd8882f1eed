// The review of a game as it is kept and shown: plain JSON with a version. data/schema/output/review.schema.json
// describes it. Worths are whole numbers: those of the outcomes, summed over the games played out, so that the parts of a
// game add up to the whole exactly; divided by `scale` they are expected scores.

import type { LineFact } from '../chance/advice.ts';
import type { Ledger } from '../luck/ledger.ts';
import type { OutcomeCounts } from '../outcome-counts.ts';
import type { Mark } from './marks.ts';

export const REVIEW_FORMAT = 'cauldron-review';
export const REVIEW_VERSION = 1;

/** A position as the playouts from it ended. */
export interface Standing extends OutcomeCounts {
  readonly points: number; // summed
}

export interface ReviewedMove {
  readonly index: number;
  readonly turn: number;
  readonly action: string; // in the words of the replay
  readonly before: Standing; // of the position it was taken in
  readonly value: number; // its worth
  readonly decision: number; // worth of the action less that of what the standing player would have done
  readonly luck: number; // worth of what came of it less that of the action
  readonly missed: number; // worth of the best found less that of the action; 0 unless it is clear
  readonly revalued?: number; // worth gained before it by measuring otherwise: searched to the end from here, or no longer
  readonly exact?: true; // value, decision, luck and missed were searched to the end
  readonly takenBack?: true; // what it lost, the next order has won back: nothing was decided yet
  readonly chance: boolean; // a die fell or something hidden was shown; without, luck is 0
  readonly better?: string; // the best found
  readonly mark?: Mark;
}

/** A decision that gave much away. */
export interface Costly {
  readonly index: number;
  readonly turn: number;
  readonly action: string;
  readonly better: string;
  readonly line: readonly string[]; // how the standing player goes on after the better one, until a die falls
  readonly mark: Mark;
  readonly cost: number; // worth
  readonly margin: number; // 95 %, of the cost
  readonly taken: Standing; // after the action
  readonly instead: Standing; // after the better one
  readonly reasons: readonly LineFact[]; // points a game the better one brings, by line of the score, weightiest first
}

/** A throw, or all throws of one action, that swung the game by more than its margin. */
export interface Moment {
  readonly index: number;
  readonly turn: number;
  readonly action: string;
  readonly luck: number; // worth
  readonly margin: number; // 95 %, of the luck
}

export interface Totals {
  readonly change: number; // worth at the end less that at the start: decisions, luck and what was revalued
  readonly decision: number;
  readonly luck: number;
  readonly revalued?: number; // by searching to the end what was sampled before; only where there was some
  readonly missed: number; // all that was let go; what is let go twice counts twice
  readonly margin: number; // 95 %, of the decisions
  readonly luckMargin: number; // 95 %, of the luck
  readonly marks: Readonly<Record<Mark, number>>;
}

export interface Review {
  readonly format: typeof REVIEW_FORMAT;
  readonly version: typeof REVIEW_VERSION;
  readonly rules: string;
  readonly scenario: { readonly id: string; readonly hash: string };
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[]; // only where there are some
  readonly budget: string;
  readonly playouts: number;
  readonly scale: number; // what whole worths are divided by: the playouts, times the worth of the best outcome
  readonly over: boolean;
  readonly moves: readonly ReviewedMove[];
  readonly end: Standing; // of the last position
  readonly endValue: number;
  readonly totals: Totals;
  readonly costliest: readonly Costly[]; // at most five, one of what belongs together
  readonly luckiest: readonly Moment[]; // at most five
  readonly unluckiest: readonly Moment[];
  readonly ledger: Ledger;
}
