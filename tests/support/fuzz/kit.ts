// What the fuzzer must be told of a system: its verbs, its players with a taste, and what must be true of its positions
// and its events. Everything else is the same for all.

import type { Options } from '../../../src/engine/course.ts';
import type { Player } from '../../../src/engine/player.ts';
import type { GameData, Position } from '../../../src/engine/position.ts';
import type { Action, System } from '../../../src/engine/system.ts';
import type { Told } from '../../../src/engine/told.ts';

/** What is wrong, as a sentence; null when nothing is. */
export type Fault = string | null;

export interface FuzzOptions extends Options {
  readonly player: string;
}

/** Counts what a run has reached. */
export interface Reached<E extends Told> {
  action(action: Action): void;
  asked(kind: string): void;
  events(list: readonly E[]): void;
}

/** Keeps books from the events alone; the first thing that may not be is the answer. */
export interface Books<E extends Told> {
  enter(events: readonly E[]): Fault;
}

export interface Kit<S extends GameData, E extends Told> {
  readonly system: System<S, E>;
  readonly codes: number; // actions lie below it
  readonly block: number; // the lower part of an action, which says who and where
  player(name: string): Player<S>;
  /** What must be true of every position. */
  faultIn(s: Position<S>): Fault;
  /** What must be true of a position and the one after it. */
  trackFault(before: Position<S>, after: Position<S>): Fault;
  /** What is told is what the dice say. */
  truthFault(s: Position<S>, events: readonly E[]): Fault;
  books?(scenario: S, options: Options): Books<E>;
}
