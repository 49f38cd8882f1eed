// A game of the strongest player, decision by decision. The same seed, level and events always come out the same,
// because he thinks by work and not by time.

import type { Player } from '../../engine/player.ts';
import type { Position } from '../../engine/position.ts';
import { SeededRolls } from '../../engine/rolls.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Action, System } from '../../engine/system.ts';
import { strongestOf } from '../../staff/players.ts';

export interface RaidToPlay {
  readonly scenario: string; // hash of its data
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly optional?: readonly string[];
}

export interface PlannerResult {
  readonly points: number;
  readonly outcome: string;
  readonly actions: readonly Action[];
}

export class PlannerRaid {
  readonly #system: System;
  readonly #position: Position;
  readonly #rolls: SeededRolls;
  readonly #player: Player;
  readonly #actions: Action[] = [];

  constructor({ game: { system, scenario }, staff }: Staffed, course: RaidToPlay) {
    this.#system = system;
    this.#position = system.setup(scenario, course);
    this.#rolls = new SeededRolls(this.#position, system.random);
    this.#player = strongestOf(system, staff).make();
    this.#player.start(course.seed);
  }

  get turn(): number {
    return this.#system.turn(this.#position);
  }

  /** Null until the game is over. */
  get result(): PlannerResult | null {
    if (!this.#system.over(this.#position)) return null;
    const { vp, outcome } = this.#system.score(this.#position);
    return { points: vp, outcome, actions: this.#actions };
  }

  /** One decision. */
  step(): void {
    if (this.result !== null) return;
    const s = this.#position;
    const action = this.#player.pick(s, this.#system.legal(s, []));
    this.#actions.push(action);
    this.#system.perform({ s, rolls: this.#rolls, tell: null }, action);
  }
}
