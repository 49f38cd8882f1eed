// What comes after a better action: the next orders of whoever plays on, as far as they can be told before a die falls.

import type { Player } from '../../engine/player.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Rolls } from '../../engine/rolls.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import { into, type Told } from '../../engine/told.ts';

const LONGEST = 6;

/** Dice that only tell that they were asked for. */
class AskedFor implements Rolls {
  asked = false;
  d6(): number {
    return this.#fall(1);
  }
  d10(): number {
    return this.#fall(0);
  }
  draw(): number {
    return this.#fall(0);
  }
  #fall(value: number): number {
    this.asked = true;
    return value;
  }
}

/** The orders that follow an action and belong to it, up to the one that brings a die or shows something hidden. */
export function lineAfter<S extends GameData, E extends Told>(
  { game: { system, scenario }, staff }: Staffed<S, E>,
  position: Position<S>,
  action: Action,
  player: Player<S> = staff.standing(scenario),
): Action[] {
  const s = system.known(position);
  const rolls = new AskedFor();
  const events: E[] = [];
  const line: Action[] = [];
  let next = action;
  for (;;) {
    system.perform({ s, rolls, tell: into(events) }, next);
    const open = rolls.asked || events.some((event) => system.reveals(event));
    if (open || system.over(s) || staff.rests(s) || line.length === LONGEST) return line;
    next = player.pick(s, system.legal(s, []));
    line.push(next);
  }
}
