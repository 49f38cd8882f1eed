// 1.2, 1.3 The zone graph: what joins what, at what cost.

import type { Scenario } from './scenario.ts';
import { at } from './state.ts';
import { Link, NONE, type Zone, ZoneKind } from './types.ts';

export const firstLink = (sc: Scenario, zone: Zone): number => at(sc.linkStart, zone);
export const endLink = (sc: Scenario, zone: Zone): number => at(sc.linkStart, zone + 1);

/** The link from one zone to another, or NONE. 1.3a any link makes them adjacent. */
export function linkBetween(sc: Scenario, from: Zone, to: Zone): number {
  for (let i = firstLink(sc, from); i < endLink(sc, from); i++) {
    if (at(sc.linkTo, i) === to) return i;
  }
  return NONE;
}

/** MP of the link of one kind between two zones, or NONE when there is none. */
export function costOf(sc: Scenario, from: Zone, to: Zone, kind: number): number {
  const link = linkBetween(sc, from, to);
  return link !== NONE && at(sc.linkKind, link) === kind ? at(sc.linkCost, link) : NONE;
}

export const isSea = (sc: Scenario, zone: Zone): boolean => at(sc.zoneKind, zone) >= ZoneKind.sea;
export const isLandLink = (sc: Scenario, link: number): boolean =>
  at(sc.linkKind, link) === Link.land;

/** 11.1a 1 for adjacent zones, 2 for zones two steps apart, else NONE. */
export function rangeBetween(sc: Scenario, from: Zone, to: Zone): number {
  if (linkBetween(sc, from, to) !== NONE) return 1;
  for (let i = at(sc.farStart, from); i < at(sc.farStart, from + 1); i++) {
    if (at(sc.farTo, i) === to) return 2;
  }
  return NONE;
}
