// What a system brings so that the end of its games can be searched to the last: when to try, how much can still be had,
// and which differences no longer make one. All of it must hold without exception; what is exact is built on it.

import type { GameData, Position } from './position.ts';
import type { Action } from './system.ts';

/** What a game may end with: the worth of its outcome, and its points. */
export interface Bound {
  readonly worth: number;
  readonly points: number;
}

export interface Endgame<S extends GameData = GameData> {
  /** Whether so little is left that a search to the end is worth trying. Asked often: it must be quick. */
  ripe(position: Position<S>): boolean;
  /** No way to play on, and no dice, end with more than this. */
  ceiling(position: Position<S>): Bound;
  /** Positions with the same key end alike, if they are played alike. */
  key(position: Position<S>): string;
  /** Enough of what is legal: for whatever is left out, something as good is kept. Likely ones first. */
  worthTrying(position: Position<S>, legal: readonly Action[]): Action[];
  /** How much is still hidden. When it shrinks, something has been shown. */
  hidden(position: Position<S>): number;
  /** Whether dice of a name can no longer change how the game ends. */
  idle(position: Position<S>, die: string): boolean;
  /** Dice that are only ever set against the very next one, whose sides are the other kind's: name by name. */
  readonly contests: ReadonlyMap<string, string>;
}
