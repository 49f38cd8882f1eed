// `planner`: follows `steady`, but looks ahead where a decision matters, and changes his mind when raids that agree
// with what he knows go clearly better another way. His choice hangs on that knowledge and his strength alone.

import type { Player } from '../engine/player.ts';
import type { Action } from '../engine/system.ts';
import { candidates, matters } from '../systems/raid/players/candidates.ts';
import { STANDARD_DOCTRINE } from '../systems/raid/players/steady/doctrine.ts';
import { steadyPlayer } from '../systems/raid/players/steady/steady.ts';
import type { Scenario } from '../systems/raid/rules/scenario.ts';
import type { RaidState } from '../systems/raid/rules/state.ts';
import { type Compared, compare } from './compare.ts';
import { Playouts } from './playouts.ts';
import type { Strength } from './strength.ts';

export class Planner {
  readonly #strength: Strength;
  readonly #playouts: Playouts;
  readonly #steady: Player<Scenario>;

  constructor(
    scenario: Scenario,
    strength: Strength,
    playouts = new Playouts(scenario),
    doctrine = STANDARD_DOCTRINE,
  ) {
    this.#strength = strength;
    this.#playouts = playouts;
    this.#steady = steadyPlayer(doctrine);
    this.#steady.start('');
  }

  pick(state: RaidState, legal: readonly Action[]): Action {
    const wanted = this.#steady.pick(state, legal);
    if (!matters(state, legal, wanted, this.#strength.scope)) return wanted;
    return this.compare(state, legal)[0]?.action ?? wanted;
  }

  /** What `steady` would do. */
  standing(state: RaidState, legal: readonly Action[]): Action {
    return this.#steady.pick(state, legal);
  }

  /** All that is worth comparing, best first; `also` is compared whatever it is worth. */
  compare(state: RaidState, legal: readonly Action[], also: readonly Action[] = []): Compared[] {
    const { most, effort } = this.#strength;
    const actions = candidates(state, legal, this.#steady, most);
    for (const action of also) if (!actions.includes(action)) actions.push(action);
    return compare(this.#playouts, state, actions, effort);
  }
}

export function plannerPlayer(strength: Strength, doctrine = STANDARD_DOCTRINE): Player<Scenario> {
  let planner: Planner | undefined;
  let scenario: Scenario | undefined;
  return {
    name: strength.name,
    start() {},
    pick(state, legal) {
      if (planner === undefined || scenario !== state.scenario) {
        scenario = state.scenario;
        planner = new Planner(scenario, strength, new Playouts(scenario, doctrine), doctrine);
      }
      return planner.pick(state, legal);
    },
  };
}
