// What a system brings so that a staff officer can work for it: a player who always knows what to do, an eye for what
// is worth a second look, and the luck of its rolls. Win chance, advice, planners and reviews are made of that.

import type { Endgame } from './endgame.ts';
import type { DiceOfSide, LuckReader } from './luck.ts';
import type { Player } from './player.ts';
import type { GameData, Position } from './position.ts';
import type { Reading } from './reading.ts';
import type { Action, Game } from './system.ts';
import type { Told } from './told.ts';

/** Which decisions are looked into; the rest follow the standing player. */
export type Scope = 'fights' | 'moves' | 'all';

/** How hard a planner looks: by work, never by time, so that the same game is always played the same way. */
export interface Look {
  readonly description?: string; // what sets him apart, after the standing player's name
  readonly scope: Scope;
  readonly most: number; // actions compared at one decision
  readonly effort: {
    readonly stages: readonly number[]; // playouts of each action left, after each stage
    readonly turns?: number; // looked ahead; to the end of the game if it is not given
    readonly drop: number; // standard errors behind the preferred action
    readonly switch: number; // standard errors ahead of it
  };
}

/** What a position is worth when the standing player plays on, without playing on. */
export interface Outlook<S extends GameData = GameData> {
  worth(position: Position<S>): number;
}

export interface PlayerEntry<S extends GameData = GameData> {
  readonly name: string;
  readonly description: string;
  make(): Player<S>;
}

/** Plans that players can be bound to by the end of their names. */
export interface Plans<S extends GameData = GameData, E extends Told = Told> {
  readonly note: string; // how such a name is written, and what it says
  /** The player a name begins with, and the staff that keeps to the plan it ends with; null when it names none. */
  bind(name: string): { readonly base: string; readonly staff: StaffOf<S, E> } | null;
}

export interface StaffOf<S extends GameData = GameData, E extends Told = Told> {
  readonly players: ReadonlyArray<PlayerEntry<S>>; // the system's own, the standing one first
  readonly strongest?: string; // name of the strongest of all players, where that is not the deepest planner
  /** How hard planners look at games of this system, by their names, where not as everywhere. */
  readonly looks?: Readonly<Record<string, Look>>;
  readonly plans?: Plans<S, E>;
  /** A staff kept as it was, to measure by: its deepest planner plays under the name `reference`. */
  readonly yardstick?: StaffOf<S, E>;
  /** He plays games on; what he does hangs on the position alone. */
  standing(scenario: S): Player<S>;

  /** At most `most` actions, that of the standing player first. */
  worthComparing(
    position: Position<S>,
    legal: readonly Action[],
    standing: Player<S>,
    most: number,
  ): Action[];
  /** Whether a decision is worth looking into, when the standing player wants that action. */
  matters(position: Position<S>, legal: readonly Action[], wanted: Action, scope: Scope): boolean;
  /** How many points one step of an outcome's worth is as good as, when ways to play on are compared. */
  readonly pointsPerWorth: number;
  outlook?(scenario: S): Outlook<S> | null;
  /** How the standing player's games are read; as they end, where it has none. */
  reading?(scenario: S): Reading<S> | null;
  /** How the end of its games is searched; without it, only what is over is exact. */
  readonly endgame?: Endgame<S>;

  /** Whether something new begins with the action taken here: of what belongs together, only the dearest is told. */
  begins(position: Position<S>): boolean;
  /** Whether the orders that belong together end here: a line of them is told no further. */
  rests(position: Position<S>): boolean;
  /** Whether an action does something, and not only prepares or ends what does; without, every action does. */
  acts?(position: Position<S>, action: Action): boolean;
  /** Whether a plan does without an order, though the planner may like it: it has hardly a chance, or does nothing. */
  isVain?(position: Position<S>, action: Action): boolean;
  /** Whether orders that belong together lead back to where they began, and a plan does without them. */
  leadsNowhere?(before: Position<S>, actions: readonly Action[], after: Position<S>): boolean;

  /** Kinds of roll, in the order in which they are told. */
  readonly rollKinds: readonly string[];
  readonly dice: readonly DiceOfSide[];
  luck(scenario: S): LuckReader<E>;
}

/** A battle with its rules and its staff. */
export interface Staffed<S extends GameData = GameData, E extends Told = Told> {
  readonly game: Game<S, E>;
  readonly staff: StaffOf<S, E>;
}
