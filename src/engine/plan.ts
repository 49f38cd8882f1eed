// A plan for the rest of a phase, line by line, as plain data: each line is what is one order to a person. The staff
// makes it, a system says what it means, screen and terminal show it.

import type { SavedPosition } from './save.ts';
import type { Action } from './system.ts';

export interface PlanOrder {
  readonly action: Action;
  readonly state: SavedPosition; // what the player is supposed to know when its turn comes
  readonly sure: number; // how likely it comes out as supposed; 1 where nothing is left to chance
  readonly open: boolean; // it shows something hidden: the rest is thought over then
}

export interface PlanLine {
  readonly orders: readonly PlanOrder[];
  readonly after: SavedPosition; // what it is supposed to lead to
  readonly ends: boolean; // the turn, or the game
}

/** A line in words, and where it leads over the map. */
export interface ToldLine {
  readonly text: string; // who does what, and what for
  readonly risk: string; // what the dice may do, in exact odds; empty where there are none
  readonly ways: readonly PlanWay[];
}

/** From place to place: a march, or a shot. */
export interface PlanWay {
  readonly places: readonly number[];
  readonly aims: boolean;
}

export const actionsOf = ({ orders }: PlanLine): Action[] => orders.map(({ action }) => action);
