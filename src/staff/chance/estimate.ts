// An estimate that narrows while it is given work: a first answer after a few playouts, a better one with every more.
// The same position, work and dice give the same answer on every machine.

import { copy } from '../../engine/position.ts';
import { G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';
import { addEnds, countEnd, Dice, type Ends, noEnds, Playouts } from '../playouts.ts';
import { type Chance, chanceOf } from './chance.ts';

/** Playouts of the first answer, of each further step, and of the last. */
export const FIRST_ANSWER = 16;
export const STEP = 32;
export const ENOUGH = 2048;

export class ChanceEstimate {
  readonly #state: RaidState;
  readonly #playouts: Playouts;
  readonly #ends: Ends = noEnds();
  readonly #exact: boolean;

  /** The state is copied; playouts may be shared with others. */
  constructor(state: RaidState, playouts = new Playouts(state.scenario)) {
    this.#state = copy(state);
    this.#playouts = playouts;
    this.#exact = get(state, G.stage) === Stage.over;
    if (this.#exact) countEnd(this.#state, this.#ends);
  }

  /** Plays so many raids more. */
  add(n: number): void {
    if (this.#exact) return;
    const from = this.#ends.n;
    addEnds(this.#ends, this.#playouts.count(this.#state, null, Dice.chance, from, from + n));
  }

  get isExact(): boolean {
    return this.#exact;
  }

  snapshot(): Chance {
    return chanceOf(this.#ends, this.#exact);
  }
}

/** The chance after a fixed number of playouts. */
export function chance(state: RaidState, budget: number): Chance {
  const estimate = new ChanceEstimate(state);
  estimate.add(budget);
  return estimate.snapshot();
}
