// What a system counts when automatic players play many games. Tallies are whole numbers and plain data, so parts that
// were played by several processes add up to the same whole in whatever order they come in.

import type { Options } from './course.ts';
import type { Player } from './player.ts';
import type { GameData } from './position.ts';

export type Row = readonly string[];

/** The first column names what is counted. */
export interface CountedTable {
  readonly head: Row;
  readonly rows: readonly Row[];
}

export interface Counting<S extends GameData = GameData, T = unknown, L = object> {
  blank(scenario: S): T;
  /** Plays one game and adds it to the tally. */
  play(scenario: S, options: Options, player: Player<S>, tally: T): void;
  /** Adds another tally to the first. */
  merge(into: T, from: T): void;
  /** What a tally says of the games of one level, as plain JSON. */
  summarise(level: string, tally: T): L;
  /** The same of several levels, as tables. */
  tables(levels: readonly L[]): CountedTable[];
}
