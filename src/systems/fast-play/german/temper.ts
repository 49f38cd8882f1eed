// 20.4, 20.6, 20.13, 17.2 The numbers a commander goes by: those of the Prussians, and those of the French profile.

import { characterOf, G, get, type State } from '../rules/state.ts';
import { Character, Nation, Side, type SideId, type UnitId } from '../rules/types.ts';

export interface Temper {
  readonly side: SideId;
  readonly nerve: readonly number[]; // 20.4 by character
  readonly lateNerve: number; // more of it in the last turns
  readonly odds: ReadonlyArray<readonly [own: number, foe: number] | null>; // 20.6 asked for
  readonly stormMargin: number; // give must be above take by that
  readonly stabMargin: number;
  readonly gunLine: number; // dice a unit that attacks wants to stand and fire
  readonly schwerpunkt: boolean;
  readonly drawsOff: boolean;
}

/** 20.4 Towards the end more is risked. */
export const LAST_TURNS = 3;

export const PRUSSIAN: Temper = {
  side: Side.german,
  nerve: [3, 6, 9, 12],
  lateNerve: 6,
  odds: [[3, 2], [1, 1], [2, 3], null],
  stormMargin: 0,
  stabMargin: 6,
  gunLine: 2,
  schwerpunkt: true,
  drawsOff: true,
};

/** 17.2 */
export const FRENCH: Temper = {
  side: Side.french,
  nerve: [6, 6, 9, 12],
  lateNerve: 0,
  odds: [[1, 1], [1, 1], [1, 1], null],
  stormMargin: 3,
  stabMargin: 3,
  gunLine: 1,
  schwerpunkt: false,
  drawsOff: false,
};

export const isLate = (s: State): boolean => get(s, G.turn) > s.scenario.turns - LAST_TURNS;

/** 20.13 Bavarians have the nerve of the next more timid character. */
export function temperOf(s: State, { side }: Temper, unit: UnitId): number {
  const character = characterOf(s, side);
  const shy = s.scenario.units[unit]?.nation === Nation.bavarian;
  return shy ? Math.max(Character.fainthearted, character - 1) : character;
}

/** 20.4, 20.17 Hold, delay and screen never risk more than nine. */
export function nerveOf(s: State, temper: Temper, unit: UnitId, careful: boolean): number {
  const nerve = (temper.nerve[temperOf(s, temper, unit)] ?? 0) + (isLate(s) ? temper.lateNerve : 0);
  return careful ? Math.min(nerve, 9) : nerve;
}
