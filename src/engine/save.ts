// A position as plain JSON, and back: the game in hand, saved anywhere, goes on exactly where it was.

import type { GameData, Position } from './position.ts';
import type { Game } from './system.ts';
import type { Told } from './told.ts';

export interface SavedPosition {
  readonly scenario: string; // its hash
  readonly cells: readonly number[];
}

export function savePosition({ scenario, cells }: Position): SavedPosition {
  return { scenario: scenario.hash, cells: [...cells] };
}

/** The saved position, or a sentence saying what is wrong with it. */
export function loadPosition<S extends GameData, E extends Told>(
  { system, scenario }: Game<S, E>,
  saved: SavedPosition,
): Position<S> | { readonly fault: string } {
  if (saved.scenario !== scenario.hash) {
    return { fault: `saved on other data (${saved.scenario}, here ${scenario.hash})` };
  }
  if (saved.cells.length !== system.cells) {
    return { fault: `${saved.cells.length} cells saved, ${system.cells} expected` };
  }
  const wrong = saved.cells.findIndex((c) => !Number.isInteger(c) || c < -32768 || c > 32767);
  if (wrong >= 0) return { fault: `/cells/${wrong}: not a small whole number` };
  return { scenario, cells: Int16Array.from(saved.cells) };
}
