// The truth about the end of a raid, found the slow way: every legal order, every face of every die, nothing left out
// and nothing taken for granted. It shares no line with the search it is compared with, save the rules themselves.

import { enumerate } from '../../../src/engine/enumerate.ts';
import { hashPosition } from '../../../src/engine/hash.ts';
import { copy } from '../../../src/engine/position.ts';
import type { Action } from '../../../src/engine/system.ts';
import { perform } from '../../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../../src/systems/raid/rules/legal.ts';
import { known } from '../../../src/systems/raid/rules/redeal.ts';
import { G, get, type RaidState, Stage } from '../../../src/systems/raid/rules/state.ts';
import { score } from '../../../src/systems/raid/rules/victory.ts';

export interface Truth {
  readonly worth: number; // halves of a success
  readonly points: number;
}

const HALVES = { 'total-success': 2, 'half-success': 1, failure: 0 } as const;
const NEAR = 1e-9;

/** Success first, then the points. */
export const isMore = (a: Truth, b: Truth): boolean =>
  Math.abs(a.worth - b.worth) > NEAR ? a.worth > b.worth : a.points > b.points + NEAR;

export class TooMany extends Error {}

export class BruteForce {
  readonly #known = new Map<string, Truth>();
  #left: number;

  /** So many orders carried out, each fall of their dice for itself. */
  constructor(most: number) {
    this.#left = most;
  }

  of(state: RaidState): Truth {
    return this.#value(known(state));
  }

  /** After an order. */
  after(state: RaidState, action: Action): Truth {
    return this.#mean(known(state), action);
  }

  #value(s: RaidState): Truth {
    if (get(s, G.stage) === Stage.over) {
      const { outcome, vp } = score(s);
      return { worth: HALVES[outcome], points: vp };
    }
    const key = hashPosition(s);
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    let best: Truth = { worth: -1, points: 0 };
    for (const action of legalActions(s, [])) {
      const value = this.#mean(s, action);
      if (isMore(value, best)) best = value;
    }
    this.#known.set(key, best);
    return best;
  }

  #mean(s: RaidState, action: Action): Truth {
    let worth = 0;
    let points = 0;
    enumerate(
      (rolls) => {
        if (this.#left-- <= 0) throw new TooMany('too large to be searched by brute force');
        const next = copy(s);
        perform({ s: next, rolls, tell: null }, action);
        return next;
      },
      (next, denominator) => {
        const value = this.#value(next);
        worth += value.worth / Number(denominator);
        points += value.points / Number(denominator);
      },
    );
    return { worth, points };
  }
}
