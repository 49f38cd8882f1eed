// One frame per event: what happened and how the board looked once it had. The frames come from the shipped rules
// themselves, by looking at the position whenever they tell the next event.

import { copy, type GameData, type Position } from './position.ts';
import { diceFell, SeededRolls } from './rolls.ts';
import type { Action, System } from './system.ts';
import type { Told } from './told.ts';

export interface Frame<S extends GameData = GameData, E extends Told = Told> {
  readonly event: E;
  readonly before: Position<S>;
  readonly after: Position<S>;
  readonly action: number; // index of the action that led to it
}

export interface Played<S extends GameData = GameData, E extends Told = Told> {
  readonly position: Position<S>;
  readonly frames: ReadonlyArray<Frame<S, E>>;
  readonly chance: boolean; // dice were rolled or something hidden was shown
}

/** Carries out a legal action on a copy and returns every step of it. */
export function playFrames<S extends GameData, E extends Told>(
  system: System<S, E>,
  before: Position<S>,
  action: Action,
  index: number,
): Played<S, E> {
  const s = copy(before);
  const rolls = new SeededRolls(s, system.random);
  const told: Array<{ readonly event: E; readonly at: Position<S> }> = [];
  system.perform({ s, rolls, tell: (event) => told.push({ event, at: copy(s) }) }, action);
  rolls.save(s);
  const frames = told.map(({ event, at }, i) => ({
    event,
    before: i === 0 ? before : at,
    after: told[i + 1]?.at ?? s,
    action: index,
  }));
  const chance =
    diceFell(before, s, system.random) || told.some(({ event }) => system.reveals(event));
  return { position: s, frames, chance };
}
