// A game run again, action by action and in place. Files, links and the theatre all go through here, so that they agree
// on where every turn ends.

import { type Branch, branchAt, type Course } from './course.ts';
import { hashPosition } from './hash.ts';
import type { GameData, Position } from './position.ts';
import { SeededRolls } from './rolls.ts';
import type { Action, Game, System } from './system.ts';
import type { Tell, Told } from './told.ts';

/** A game that is carried out action by action, whether its steps are kept or not. */
export interface Running<S extends GameData = GameData, E extends Told = Told> {
  readonly system: System<S, E>;
  readonly position: Position<S>;
  readonly turns: readonly string[]; // the position's hash whenever a turn, or the game, has ended
  readonly turn: number;
  readonly over: boolean;
  /** Carries out a legal action. */
  run(action: Action, tell: Tell<E> | null): void;
  hash(): string;
}

export class Rerun<S extends GameData = GameData, E extends Told = Told> implements Running<S, E> {
  readonly position: Position<S>;
  readonly system: System<S, E>;
  readonly turns: string[] = [];
  readonly #rolls: SeededRolls;
  readonly #course: Course;
  #count = 0; // of actions

  /** The level must be one of the scenario's. */
  constructor({ system, scenario }: Game<S, E>, course: Course) {
    this.system = system;
    this.#course = course;
    this.position = system.setup(scenario, course);
    this.#rolls = new SeededRolls(this.position, system.random);
    this.#branch();
  }

  get turn(): number {
    return this.system.turn(this.position);
  }

  get over(): boolean {
    return this.system.over(this.position);
  }

  run(action: Action, tell: Tell<E> | null): void {
    const before = this.turn;
    this.system.perform({ s: this.position, rolls: this.#rolls, tell }, action);
    if (this.turn > before || this.over) this.turns.push(this.hash());
    this.#count++;
    this.#branch();
  }

  /** Puts the dice back into the position, so that it can be copied, hashed or played on. */
  settle(): Position<S> {
    this.#rolls.save(this.position);
    return this.position;
  }

  hash(): string {
    return hashPosition(this.settle());
  }

  #branch(): void {
    const branch = branchAt(this.#course, this.#count);
    if (branch === undefined) return;
    freshDice(this.system, this.position, branch);
    this.#rolls.resume(this.position);
  }
}

/** Puts the dice of a branch into a position. */
export function freshDice(
  { random }: Pick<System, 'random'>,
  position: Position,
  { seed }: Branch,
): void {
  new SeededRolls(seed, random).save(position);
}
