// `planner`: follows the standing player, but looks ahead where a decision matters, and changes his mind when games that
// agree with what he knows go clearly better another way. His choice hangs on that knowledge and his strength alone.

import type { Player } from '../engine/player.ts';
import type { GameData, Position } from '../engine/position.ts';
import type { StaffOf } from '../engine/staff-of.ts';
import type { Action, System } from '../engine/system.ts';
import { type Compared, compare } from './compare.ts';
import { Playouts } from './playouts.ts';
import type { Strength } from './strength.ts';

export class Planner<S extends GameData = GameData> {
  readonly #strength: Strength;
  readonly #playouts: Playouts<S>;
  readonly #standing: Player<S>;

  /** The playouts may be shared with others. */
  constructor(playouts: Playouts<S>, strength: Strength) {
    const { game, staff } = playouts.staffed;
    this.#strength = strength;
    this.#playouts = playouts;
    this.#standing = staff.standing(game.scenario);
    this.#standing.start('');
  }

  pick(position: Position<S>, legal: readonly Action[]): Action {
    const { staff } = this.#playouts.staffed;
    const wanted = this.standing(position, legal);
    if (!staff.matters(position, legal, wanted, this.#strength.scope)) return wanted;
    return this.compare(position, legal)[0]?.action ?? wanted;
  }

  /** What the standing player would do. */
  standing(position: Position<S>, legal: readonly Action[]): Action {
    return this.#standing.pick(position, legal);
  }

  /** All that is worth comparing, best first. */
  compare(position: Position<S>, legal: readonly Action[]): Compared[] {
    const { most, effort } = this.#strength;
    const { staff } = this.#playouts.staffed;
    const actions = staff.worthComparing(position, legal, this.#standing, most);
    return compare(this.#playouts, position, actions, effort);
  }
}

export function plannerPlayer<S extends GameData>(
  system: System<S>,
  staff: StaffOf<S>,
  strength: Strength,
): Player<S> {
  let planner: Planner<S> | undefined;
  let scenario: S | undefined;
  return {
    name: strength.name,
    start() {},
    pick(position, legal) {
      if (planner === undefined || scenario !== position.scenario) {
        scenario = position.scenario;
        planner = new Planner(new Playouts({ game: { system, scenario }, staff }), strength);
      }
      return planner.pick(position, legal);
    },
  };
}
