// A raid of the planner, decision by decision. The same seed, level and events always come out the same, because the
// planner thinks by work and not by time.

import { SeededRolls } from '../../engine/rolls.ts';
import { plannerPlayer } from '../../staff/planner.ts';
import { DEEP } from '../../staff/strength.ts';
import { perform } from '../../systems/raid/rules/apply.ts';
import { legalActions } from '../../systems/raid/rules/legal.ts';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { setup } from '../../systems/raid/rules/setup.ts';
import { G, get, type RaidState, Stage } from '../../systems/raid/rules/state.ts';
import { raid } from '../../systems/raid/rules/system.ts';
import { type Outcome, score } from '../../systems/raid/rules/victory.ts';

export interface RaidToPlay {
  readonly scenario: string; // hash of its data
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
}

export interface PlannerResult {
  readonly points: number;
  readonly outcome: Outcome;
}

export class PlannerRaid {
  readonly #state: RaidState;
  readonly #rolls: SeededRolls;
  readonly #player = plannerPlayer(DEEP);

  constructor(scenario: Scenario, course: RaidToPlay) {
    this.#state = setup(scenario, course);
    this.#rolls = new SeededRolls(this.#state, raid.random);
    this.#player.start(course.seed);
  }

  get turn(): number {
    return get(this.#state, G.turn);
  }

  /** Null until the raid is over. */
  get result(): PlannerResult | null {
    if (get(this.#state, G.stage) !== Stage.over) return null;
    const { vp, outcome } = score(this.#state);
    return { points: vp, outcome };
  }

  /** One decision. */
  step(): void {
    if (this.result !== null) return;
    const s = this.#state;
    const action = this.#player.pick(s, legalActions(s, []));
    perform({ s, rolls: this.#rolls, tell: null }, action);
  }
}
