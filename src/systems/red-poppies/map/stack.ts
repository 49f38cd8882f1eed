// 2.11 Where the counters of a hex lie: one in the middle, two beside one another, and where both sides are in it the
// British below and the Germans above.

import type { Point } from '../../../ui/sheet/geometry.ts';
import { countIn, hexOf, type State, sideOf, unitIn } from '../rules/state.ts';
import { type HexId, NONE, SIDES, Side, type SideId, type UnitId } from '../rules/types.ts';
import { middleOf } from './lattice.ts';

export interface Standing {
  readonly unit: UnitId;
  readonly at: Point;
  readonly times: number; // of its usual size
}

const BESIDE = 23.8; // from the middle of the hex, times the size of the pieces
const PAIR = 0.9; // of their size, so that two beside two keep clear of each other
const TIGHT = 0.76; // of their size, where four may have to find room
const ABOVE = 20.5;

const unitsOf = (s: State, hex: HexId, side: SideId): UnitId[] =>
  Array.from({ length: countIn(s, hex, side) }, (_, place) => unitIn(s, hex, side, place));

/** The units of a hex by side, those of the player first. */
const groupsIn = (s: State, hex: HexId): UnitId[][] =>
  SIDES.map((_, side) => unitsOf(s, hex, side as SideId)).filter((units) => units.length > 0);

export function standingIn(s: State, hex: HexId, times: number): Standing[] {
  const groups = groupsIn(s, hex);
  const tight = groups.length > 1;
  const [x, y] = middleOf(s.scenario, hex);
  return groups.flatMap((units) => {
    const size = tight ? TIGHT : units.length > 1 ? PAIR : 1;
    return units.map((unit, i): Standing => {
      const aside = units.length === 1 ? 0 : (i === 0 ? -1 : 1) * BESIDE * size;
      const down = tight ? (sideOf(s, unit) === Side.british ? ABOVE : -ABOVE) : 0;
      return { unit, at: [x + aside * times, y + down * times], times: size };
    });
  });
}

/** Where a unit stands, null off the map. */
export function spotOf(s: State, unit: UnitId, times: number): Standing | null {
  const hex = hexOf(s, unit);
  if (hex === NONE) return null;
  return standingIn(s, hex, times).find((one) => one.unit === unit) ?? null;
}
