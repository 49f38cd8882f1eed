// A game taken apart, action by action: the position each was taken in, and what came of it.

import { playFrames } from './frames.ts';
import type { GameData, Position } from './position.ts';
import type { Action, System } from './system.ts';
import type { Told } from './told.ts';

export interface Moment<S extends GameData = GameData, E extends Told = Told> {
  readonly position: Position<S>; // before the action
  readonly action: Action;
  readonly events: readonly E[];
  readonly after: Position<S>;
}

/** All actions must be legal. */
export function momentsOf<S extends GameData, E extends Told>(
  system: System<S, E>,
  from: Position<S>,
  actions: readonly Action[],
): Moment<S, E>[] {
  let position = from;
  return actions.map((action, index) => {
    const { frames, position: after } = playFrames(system, position, action, index);
    const moment = { position, action, events: frames.map(({ event }) => event), after };
    position = after;
    return moment;
  });
}
