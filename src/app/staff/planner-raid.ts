// A game of the planner, decision by decision. The same seed, level and events always come out the same, because the
// planner thinks by work and not by time.

import type { Player } from '../../engine/player.ts';
import type { Position } from '../../engine/position.ts';
import { SeededRolls } from '../../engine/rolls.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { System } from '../../engine/system.ts';
import { plannerPlayer } from '../../staff/planner.ts';
import { DEEP } from '../../staff/strength.ts';

export interface RaidToPlay {
  readonly scenario: string; // hash of its data
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
}

export interface PlannerResult {
  readonly points: number;
  readonly outcome: string;
}

export class PlannerRaid {
  readonly #system: System;
  readonly #position: Position;
  readonly #rolls: SeededRolls;
  readonly #player: Player;

  constructor({ game: { system, scenario }, staff }: Staffed, course: RaidToPlay) {
    this.#system = system;
    this.#position = system.setup(scenario, course);
    this.#rolls = new SeededRolls(this.#position, system.random);
    this.#player = plannerPlayer(system, staff, DEEP);
    this.#player.start(course.seed);
  }

  get turn(): number {
    return this.#system.turn(this.#position);
  }

  /** Null until the game is over. */
  get result(): PlannerResult | null {
    if (!this.#system.over(this.#position)) return null;
    const { vp, outcome } = this.#system.score(this.#position);
    return { points: vp, outcome };
  }

  /** One decision. */
  step(): void {
    if (this.result !== null) return;
    const s = this.#position;
    const action = this.#player.pick(s, this.#system.legal(s, []));
    this.#system.perform({ s, rolls: this.#rolls, tell: null }, action);
  }
}
