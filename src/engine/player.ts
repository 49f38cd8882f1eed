// An automatic British player: it sees what may be decided and picks one of it.

import type { Action } from '../systems/raid/rules/actions.ts';
import type { RaidState } from '../systems/raid/rules/state.ts';

export interface Player {
  readonly name: string;
  /** Forgets the last raid; `seed` feeds the player's own choices, never the raid's dice. */
  start(seed: string): void;
  /** Picks one of the legal actions. */
  pick(state: RaidState, legal: readonly Action[]): Action;
}
