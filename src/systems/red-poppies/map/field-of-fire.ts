// 6.021, 6.031 What a unit may fire at from where it stands, as an area with its border.

import { aim, BLOCKED } from '../rules/sight.ts';
import { hexOf, isOnMap, type State } from '../rules/state.ts';
import { type HexId, NONE, type UnitId } from '../rules/types.ts';
import { hexesWhere } from './lattice.ts';

/** Every hex that one of some units may fire at, whoever is in it. */
export function fieldOfFire(s: State, units: readonly UnitId[]): ReadonlySet<HexId> {
  const standing = units.filter((unit) => isOnMap(s, unit));
  const hexes = hexesWhere(s.scenario, (hex) =>
    standing.some((unit) => hex !== hexOf(s, unit) && aim(s, unit, hex) !== BLOCKED),
  );
  return new Set(hexes);
}

/** The sides of a hex over which an area ends, as bits by direction. */
export function borderOf(s: State, area: ReadonlySet<HexId>, hex: HexId): number {
  let bits = 0;
  for (let direction = 0; direction < 6; direction++) {
    const next = s.scenario.next[hex * 6 + direction] as number;
    if (next === NONE || !area.has(next)) bits |= 1 << direction;
  }
  return bits;
}
