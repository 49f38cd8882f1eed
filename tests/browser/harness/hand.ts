// How a player gives orders, whatever he holds: a mouse, a keyboard, or nothing but his fingers.

import type { Action } from '../../../src/engine/system.ts';
import type { Lines } from './lines.ts';
import type { Table } from './table.ts';

export interface Hand {
  /** Gives one order; what comes of it is waited for elsewhere. */
  give(table: Table, action: Action): Promise<void>;
  /** 11.2b Sets the lines of a round up and fights it. */
  form(table: Table, lines: Lines): Promise<void>;
  /** Presses a button by its first words. */
  press(table: Table, words: string): Promise<void>;
  /** Goes on when the screen waits for the player to have read it. */
  carryOn(table: Table): Promise<void>;
}
