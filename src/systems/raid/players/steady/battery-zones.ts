// The zones of the battery, worked out once for each raid.

import type { Scenario } from '../../rules/scenario.ts';
import type { Zone } from '../../rules/types.ts';

const batteries = new WeakMap<Scenario, readonly Zone[]>();

/** Where the heavy guns stand at first. */
export function batteryZones(sc: Scenario): readonly Zone[] {
  const known = batteries.get(sc);
  if (known !== undefined) return known;
  const zones = [
    ...new Set(sc.units.flatMap((u, i) => (u.kind === 'gun' ? [sc.startZone[i] as number] : []))),
  ];
  batteries.set(sc, zones);
  return zones;
}
