// A raid run again, action by action and in place. Files, links and the theatre all go through here, so
// that they agree on where every turn ends.

import type { Action } from '../systems/raid/rules/actions.ts';
import { perform } from '../systems/raid/rules/apply.ts';
import type { RaidEvent } from '../systems/raid/rules/events.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { setup } from '../systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../systems/raid/rules/state.ts';
import { hashState } from './hash.ts';
import type { Branch, RaidCourse } from './replay-format.ts';
import { SeededRolls } from './rolls.ts';

export class Rerun {
  readonly state: RaidState;
  readonly turns: string[] = []; // the state's hash whenever a turn, or the raid, has ended
  readonly #rolls: SeededRolls;
  readonly #course: RaidCourse;
  #count = 0; // of actions

  /** The level must be one of the scenario's. */
  constructor(scenario: Scenario, course: RaidCourse) {
    this.#course = course;
    this.state = setup(scenario, course);
    this.#rolls = new SeededRolls(this.state);
    this.#branch();
  }

  get turn(): number {
    return get(this.state, G.turn);
  }

  get over(): boolean {
    return get(this.state, G.stage) === Stage.over;
  }

  /** Carries out a legal action. */
  run(action: Action, log: RaidEvent[] | null): void {
    const before = this.turn;
    perform({ s: this.state, rolls: this.#rolls, log }, action);
    if (this.turn > before || this.over) this.turns.push(this.hash());
    this.#count++;
    this.#branch();
  }

  /** Puts the dice back into the state, so that it can be copied, hashed or played on. */
  settle(): RaidState {
    this.#rolls.save(this.state);
    return this.state;
  }

  hash(): string {
    return hashState(this.settle());
  }

  #branch(): void {
    const branch = branchAt(this.#course, this.#count);
    if (branch === undefined) return;
    freshDice(this.state, branch);
    this.#rolls.resume(this.state);
  }
}

/** The branch a raid takes after so many actions. */
export const branchAt = ({ branches }: RaidCourse, count: number): Branch | undefined =>
  branches?.find(({ at }) => at === count);

/** Puts the dice of a branch into a state. */
export function freshDice(state: RaidState, { seed }: Branch): void {
  new SeededRolls(seed).save(state);
}

export const hasLevel = (scenario: Scenario, level: string): boolean =>
  scenario.levels.some((l) => l.id === level);
