// A review is many small questions that can be answered in any order and anywhere: plain data both ways.

import type { SavedPosition } from '../../engine/save.ts';
import type { Action } from '../../engine/system.ts';
import type { Ends } from '../ends.ts';

export interface Question {
  readonly index: number; // of the action; the number of actions for the last position
  readonly state: SavedPosition; // as the player knows it
  readonly playouts: number;
  readonly strength: string;
  readonly action?: Action; // that was taken here
  readonly weighPosition: boolean;
  readonly weighAction: boolean;
  readonly seekBetter: boolean;
  readonly seekExact: boolean; // so little is left that it may be searched to the end
}

/** Games played to their end, in order. */
export interface Played {
  readonly ends: Ends;
  readonly digits: string; // one for each game: the worth of its outcome, in base 36
  readonly exact?: true; // not played at all, but searched to the end: the counts are the shares it found
}

export interface Better extends Played {
  readonly action: Action;
}

/** What a search to the end has found. */
export interface ExaminedExactly {
  readonly position: Played; // when it is played on as well as can be
  readonly best: Action; // that keeps this worth
  readonly line: readonly Action[]; // and how it goes on, until a die falls; empty when the action keeps it as well
  readonly action?: Played; // when the action is taken first; left out when that could not be searched
}

export interface Examined {
  readonly index: number;
  readonly position?: Played; // when the standing player plays on
  readonly action?: Played; // when the action is taken first
  readonly better?: Better; // what the search has found to be clearly better than the action
  readonly exact?: ExaminedExactly;
}
