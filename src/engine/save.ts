// A raid state as plain JSON, and back: the game in hand, saved anywhere, goes on exactly where it was.

import type { Scenario } from '../systems/raid/rules/scenario.ts';
import { CELLS, type RaidState } from '../systems/raid/rules/state.ts';

export interface SavedState {
  readonly scenario: string; // its hash
  readonly cells: readonly number[];
}

export function saveState(state: RaidState): SavedState {
  return { scenario: state.scenario.hash, cells: [...state.cells] };
}

/** The saved raid, or a sentence saying what is wrong with it. */
export function loadState(
  scenario: Scenario,
  saved: SavedState,
): RaidState | { readonly fault: string } {
  if (saved.scenario !== scenario.hash) {
    return { fault: `saved on other data (${saved.scenario}, here ${scenario.hash})` };
  }
  if (saved.cells.length !== CELLS) {
    return { fault: `${saved.cells.length} cells saved, ${CELLS} expected` };
  }
  const wrong = saved.cells.findIndex((c) => !Number.isInteger(c) || c < -32768 || c > 32767);
  if (wrong >= 0) return { fault: `/cells/${wrong}: not a small whole number` };
  return { scenario, cells: Int16Array.from(saved.cells) };
}
