// What is worth knowing of a game that is over, in a few numbers: kept beside the game, so that lists and statistics
// never play it again. Only its system knows what they mean.

import type { GameData, Position } from './position.ts';
import type { Told } from './told.ts';

/** Plain data; the form rises when it is written otherwise, and the facts are then made anew. */
export interface Facts {
  readonly form: number;
}

/** Gathers the facts of a game while it is run. */
export interface FactsBook<S extends GameData = GameData, E extends Told = Told> {
  note(position: Position<S>, events: readonly E[]): void;
  close(position: Position<S>): Facts;
}

export interface FactsOf<S extends GameData = GameData, E extends Told = Told> {
  open(): FactsBook<S, E>;
  /** Facts as they were kept; null when they are missing, of an older form or not what they should be. */
  read(found: unknown): Facts | null;
}
