// What a system gives to whoever plays its games, with or without a screen.

import type { Counting } from './counting.ts';
import type { FactsOf } from './facts.ts';
import type { Par } from './par.ts';
import type { GameData, Position } from './position.ts';
import type { StaffOf } from './staff-of.ts';
import type { Asked, System } from './system.ts';
import type { Terminal } from './terminal.ts';
import type { Told } from './told.ts';

export interface Headless<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  readonly system: System<S, E, Q>;
  readonly facts: FactsOf<S, E>;
  /** When it is in the battle, as lists show it: '05:15'. */
  clock(position: Position<S>): string;
  /** Who plays it, and what its staff officer goes by. */
  staff(): Promise<StaffOf<S, E>>;
  /** How it speaks in a terminal; no page opens it. */
  terminal(): Promise<Terminal<S, E, Q>>;
  /** Par from a battle's file; null when there is none that was made with just these rules and data. */
  par?(scenario: S, file: unknown): Promise<Par | null>;
  /** What this battle says where its rulebook names a figure; without, the book's own stand. */
  figures?(scenario: S, lang: 'en' | 'fr'): Promise<Readonly<Record<string, string>>>;
  /** What is counted of many games, where that is more than how they ended. */
  counting?(): Promise<Counting<S>>;
}
