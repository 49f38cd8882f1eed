// How far it is over land and over sea when nothing is in the way: the least any way can cost. Kept by battle.

import { endLink, firstLink } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { at } from '../../rules/state.ts';
import { Link, type Zone } from '../../rules/types.ts';

export const FAR = 99;

export interface Distances {
  readonly land: readonly Int16Array[]; // MP from zone to zone
  readonly sea: readonly Int16Array[];
  readonly boarding: readonly Int16Array[]; // MP from a zone on land to go aboard in a sea zone
}

const known = new WeakMap<Scenario, Distances>();

export function distancesOf(scenario: Scenario): Distances {
  const found = known.get(scenario) ?? measured(scenario);
  known.set(scenario, found);
  return found;
}

function measured(sc: Scenario): Distances {
  const land = sc.zones.map((_, zone) => from(sc, zone, Link.land));
  const sea = sc.zones.map((_, zone) => from(sc, zone, Link.sea));
  return { land, sea, boarding: land.map((away) => boardingFrom(sc, away)) };
}

function from(sc: Scenario, start: Zone, kind: number): Int16Array {
  const away = new Int16Array(sc.zones.length).fill(FAR);
  away[start] = 0;
  const open = [start];
  for (let zone = open.pop(); zone !== undefined; zone = open.pop()) {
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      if (at(sc.linkKind, i) !== kind) continue;
      const next = at(sc.linkTo, i);
      const cost = at(away, zone) + at(sc.linkCost, i);
      if (cost >= at(away, next)) continue;
      away[next] = cost;
      open.push(next);
    }
  }
  return away;
}

function boardingFrom(sc: Scenario, away: Int16Array): Int16Array {
  const cost = new Int16Array(sc.zones.length).fill(FAR);
  for (let beach = 0; beach < sc.zones.length; beach++) {
    if (at(away, beach) >= FAR) continue;
    for (let i = firstLink(sc, beach); i < endLink(sc, beach); i++) {
      if (at(sc.linkKind, i) !== Link.landing) continue;
      const sea = at(sc.linkTo, i);
      cost[sea] = Math.min(at(cost, sea), at(away, beach) + at(sc.linkCost, i));
    }
  }
  return cost;
}
