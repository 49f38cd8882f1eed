// A raid run again, action by action and in place. Files, links and the theatre all go through here, so
// that they agree on where every turn ends.

import type { Action } from './actions.ts';
import { perform } from './apply.ts';
import type { RaidEvent } from './events.ts';
import { hashState } from './hash.ts';
import { SeededRolls } from './rolls.ts';
import type { Scenario } from './scenario.ts';
import { type RaidOptions, setup } from './setup.ts';
import { G, get, type RaidState, Stage } from './state.ts';

export class Rerun {
  readonly state: RaidState;
  readonly turns: string[] = []; // the state's hash whenever a turn, or the raid, has ended
  readonly #rolls: SeededRolls;

  /** The level must be one of the scenario's. */
  constructor(scenario: Scenario, options: RaidOptions) {
    this.state = setup(scenario, options);
    this.#rolls = new SeededRolls(this.state);
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
  }

  /** Puts the dice back into the state, so that it can be copied, hashed or played on. */
  settle(): RaidState {
    this.#rolls.save(this.state);
    return this.state;
  }

  hash(): string {
    return hashState(this.settle());
  }
}

export const hasLevel = (scenario: Scenario, level: string): boolean =>
  scenario.levels.some((l) => l.id === level);
