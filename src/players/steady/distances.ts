// The map with nothing in the way: where the battery is, and how far it is on foot.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind, Link, MAX_ZONES, type Zone } from '../../rules/types.ts';

export const FAR = 9999;

/** Where the heavy guns stand. */
export const batteryOf = (sc: Scenario): Zone => sc.startZone[sc.kind.indexOf(Kind.gun)] as number;

/** MP on foot from every zone to the nearest of some. */
export function distances(sc: Scenario, goals: readonly Zone[]): Int16Array {
  const distance = new Int16Array(MAX_ZONES).fill(FAR);
  const queue = [...goals];
  for (const goal of goals) distance[goal] = 0;
  for (const zone of queue) {
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const next = sc.linkTo[i] as number;
      const onFoot = sc.linkKind[i] === Link.land || sc.linkKind[i] === Link.landing;
      const reach = (distance[zone] as number) + (sc.linkCost[i] as number);
      if (!onFoot || isSea(sc, next) || reach >= (distance[next] as number)) continue;
      distance[next] = reach;
      queue.push(next);
    }
  }
  return distance;
}
