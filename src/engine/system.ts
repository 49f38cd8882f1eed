// What a rule system is to everybody else: its verbs. Screen, automatic players, validator, replays and command line
// know a system by this alone; state layout, pieces, events and sentences are its own.

import type { Course } from './course.ts';
import type { GameData, Position } from './position.ts';
import type { Rolls } from './rolls.ts';
import type { Rule } from './rule.ts';
import type { Tell, Told } from './told.ts';

/** What a player decides, as one whole number; it has a word form for replays and people. */
export type Action = number;

/** A position, its dice, and who hears what happens (null in playouts). */
export interface Play<S extends GameData = GameData, E extends Told = Told> {
  readonly s: Position<S>;
  readonly rolls: Rolls;
  readonly tell: Tell<E> | null;
}

/** What the player is asked: the question, and everything that is legal. */
export interface Asked {
  readonly kind: string;
  readonly actions: readonly Action[];
}

export interface ScoreLine {
  readonly rule: Rule;
  readonly what: string;
  readonly count: number;
  readonly vp: number;
}
export interface Score {
  readonly vp: number;
  readonly lines: readonly ScoreLine[]; // as many and in the same order at any time
  readonly outcome: string; // one of the system's
  readonly over: boolean;
}

/** How a game can end. The worth is a whole number, so that sums stay exact; the worst is worth 0. */
export interface Outcome {
  readonly id: string;
  readonly worth: number;
}

export interface System<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  readonly id: string; // its folder under src/systems and data, and the book of its rules
  readonly version: string; // of its rules: rises whenever the same game could come out otherwise
  readonly cells: number; // of a position
  readonly random: number; // the first of the cells in which the generator lies
  readonly outcomes: readonly Outcome[]; // best first
  /** Rules that are played only when they are asked for. Links go by the order: a new one comes last. */
  readonly optional?: readonly string[];

  setup(scenario: S, course: Course): Position<S>;
  /** Fills the list with every legal action. The order is the format of links: it never changes. */
  legal(position: Position<S>, into: Action[]): Action[];
  /** The rule that forbids an action now, or null. */
  forbids(position: Position<S>, action: Action): Rule | null;
  /** Carries out a legal action in place, with all that follows until the player is asked again. */
  perform(play: Play<S, E>, action: Action): void;
  asked(position: Position<S>): Q;
  turn(position: Position<S>): number;
  over(position: Position<S>): boolean;
  score(position: Position<S>): Score;

  format(scenario: S, action: Action): string;
  parse(scenario: S, text: string): Action | { readonly fault: string };

  /** Whether an event shows what was hidden: it cannot be taken back. */
  reveals(event: E): boolean;
  /** A copy that looks the same to the player and forgets all else. */
  known(position: Position<S>): Position<S>;
  /** Makes `into` one of the games that agree with what the player knows of `from`, each as likely as another. */
  redeal(into: Position<S>, from: Position<S>, rolls: Rolls): void;
}

/** A battle with the rules it is played by. */
export interface Game<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  readonly system: System<S, E, Q>;
  readonly scenario: S;
}
