// Random players with a taste: each is drawn to answers that reach other corners of the rules.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from '../../../src/engine/player.ts';
import type { GameData, Position } from '../../../src/engine/position.ts';
import type { Action } from '../../../src/engine/system.ts';

export type Weigh<S extends GameData> = (s: Position<S>, action: Action) => number;

/** Picks an answer as often as it weighs. */
export function tastePlayer<S extends GameData>(name: string, weigh: Weigh<S>): Player<S> {
  let next = alea('', { state: true });
  return {
    name,
    start(seed) {
      next = alea(`${name} ${seed}`, { state: true });
    },
    pick(s, legal) {
      const weights = legal.map((action) => weigh(s, action));
      let left = next() * weights.reduce((a, b) => a + b, 0);
      const at = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return legal.at(at) as Action;
    },
  };
}
