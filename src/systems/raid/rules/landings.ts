// 9.2a The landing connections of a raid's map, by sea zone.

import { endLink, firstLink, isSea } from './graph.ts';
import type { Scenario } from './scenario.ts';
import { Link, type Zone } from './types.ts';

export interface Landing {
  readonly sea: Zone;
  readonly beach: Zone;
  readonly cost: number; // MP
}

export function landingsOf(sc: Scenario): Landing[] {
  const landings: Landing[] = [];
  for (let sea = 0; sea < sc.zones.length; sea++) {
    if (!isSea(sc, sea)) continue;
    for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
      if (sc.linkKind[i] !== Link.landing) continue;
      landings.push({ sea, beach: sc.linkTo[i] as number, cost: sc.linkCost[i] as number });
    }
  }
  return landings;
}
