// Plays a whole game in place, with no copying and no log: a system at full speed.

import type { Options } from './course.ts';
import type { Player } from './player.ts';
import type { GameData, Position } from './position.ts';
import { SeededRolls } from './rolls.ts';
import type { Action, Game, System } from './system.ts';
import type { Told } from './told.ts';

/** Plays on until the game is over and returns how many decisions that took. */
export function playOut<S extends GameData, E extends Told>(
  system: System<S, E>,
  position: Position<S>,
  player: Player<NoInfer<S>>,
  record: Action[] | null = null,
): number {
  const rolls = new SeededRolls(position, system.random);
  const play = { s: position, rolls, tell: null };
  const legal: Action[] = [];
  let decisions = 0;
  while (!system.over(position)) {
    const action =
      player.pickUnlisted?.(position) ?? player.pick(position, system.legal(position, legal));
    record?.push(action);
    system.perform(play, action);
    decisions++;
  }
  rolls.save(position);
  return decisions;
}

/** A whole game from set-up to its end. */
export function playGame<S extends GameData, E extends Told>(
  { system, scenario }: Game<S, E>,
  options: Options,
  player: Player<NoInfer<S>>,
  record: Action[] | null = null,
): Position<S> {
  const position = system.setup(scenario, options);
  player.start(options.seed);
  playOut(system, position, player, record);
  return position;
}
