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
}

/** Games played to their end, in order. */
export interface Played {
  readonly ends: Ends;
  readonly digits: string; // one for each game: the worth of its outcome, in base 36
}

export interface Better extends Played {
  readonly action: Action;
}

export interface Examined {
  readonly index: number;
  readonly position?: Played; // when the standing player plays on
  readonly action?: Played; // when the action is taken first
  readonly better?: Better; // what the search has found to be clearly better than the action
}
