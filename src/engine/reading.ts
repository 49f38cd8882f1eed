// How playouts are read: the standing player is quick and not the best, so what his games come to is put right by what
// the strongest player has made of positions like it.

import type { GameData, Position } from './position.ts';

/** What good play makes of a position. */
export interface Read {
  readonly shares: readonly number[]; // by outcome, best first; they sum to 1
  readonly errors: readonly number[]; // standard, of each share, of the reading itself
  readonly points: number;
}

export interface Reading<S extends GameData = GameData> {
  /** `shares` by outcome, best first, and the mean points, as the standing player's games ended. */
  read(position: Position<S>, shares: readonly number[], points: number): Read;
}
