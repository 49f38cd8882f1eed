// An automatic player: it sees what may be decided and picks one of it.

import type { GameData, Position } from './position.ts';
import type { Action } from './system.ts';

export interface Player<S extends GameData = GameData> {
  readonly name: string;
  /** Forgets the last game; `seed` feeds the player's own choices, never the game's dice. */
  start(seed: string): void;
  /** Picks one of the legal actions. */
  pick(position: Position<S>, legal: readonly Action[]): Action;
  /** The same choice without the list, of a player who needs none: in playouts it is then not made. */
  pickUnlisted?(position: Position<S>): Action;
}
