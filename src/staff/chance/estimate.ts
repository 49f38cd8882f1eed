// An estimate that narrows while it is given work: a first answer after a few playouts, a better one with every more.
// The same position, work and dice give the same answer on every machine. Where what is left can be searched to the end,
// that is the answer, and nothing is played.

import { copy, type GameData, type Position } from '../../engine/position.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import { addEnds, countEnd, type Ends, noEnds } from '../ends.ts';
import type { Solved } from '../exact/solver.ts';
import { Dice, Playouts } from '../playouts.ts';
import { type Chance, chanceOf, searchedChance } from './chance.ts';
import { readChance } from './read.ts';

/** Playouts of the first answer, of each further step, and of the last. */
export const FIRST_ANSWER = 16;
export const STEP = 32;
export const ENOUGH = 2048;

export class ChanceEstimate<S extends GameData = GameData> {
  readonly #position: Position<S>;
  readonly #playouts: Playouts<S>;
  readonly #ends: Ends;
  readonly #over: boolean;
  readonly #solved: Solved | null;

  /** The position is copied; playouts may be shared with others. */
  constructor(playouts: Playouts<S>, position: Position<S>) {
    const { system } = playouts.staffed.game;
    this.#position = copy(position);
    this.#playouts = playouts;
    this.#ends = noEnds(system.outcomes);
    this.#over = system.over(position);
    if (this.#over) countEnd(system, this.#position, this.#ends);
    this.#solved = playouts.solver.solve(position);
  }

  /** Plays so many games more. */
  add(n: number): void {
    if (this.isExact) return;
    const from = this.#ends.n;
    addEnds(this.#ends, this.#playouts.count(this.#position, null, Dice.chance, from, from + n));
  }

  get isExact(): boolean {
    return this.#over || this.#solved !== null;
  }

  snapshot(): Chance {
    const { outcomes } = this.#playouts.staffed.game.system;
    if (this.#solved !== null) return searchedChance(outcomes, this.#solved.value);
    if (this.#over) return chanceOf(outcomes, this.#ends, true);
    return readChance(outcomes, this.#ends, this.#playouts.reading, this.#position);
  }
}

/** The chance after a fixed number of playouts. */
export function chance<S extends GameData>(
  staffed: Staffed<S>,
  position: Position<S>,
  budget: number,
): Chance {
  const estimate = new ChanceEstimate(new Playouts(staffed), position);
  estimate.add(budget);
  return estimate.snapshot();
}
