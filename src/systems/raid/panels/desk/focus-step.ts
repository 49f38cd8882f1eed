// The arrow keys on the map: from a zone to the joined zone that lies most nearly in that direction.

import type { Scenario } from '../../rules/scenario.ts';
import { at } from '../../rules/state.ts';
import type { Zone } from '../../rules/types.ts';

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export const isArrow = (key: string): boolean => key in WAYS;

/** The zone an arrow leads to, or null when nothing joined lies that way. */
export function focusStep(scenario: Scenario, from: Zone, key: string): Zone | null {
  const way = WAYS[key];
  const here = scenario.zones[from];
  if (way === undefined || here === undefined) return null;
  let best: Zone | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const zone of joined(scenario, from)) {
    const there = scenario.zones[zone];
    if (there === undefined) continue;
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    const cost = along + aside * 2; // straight ahead beats near
    if (along <= 0 || aside > along * 2.4 || cost >= bestCost) continue;
    best = zone;
    bestCost = cost;
  }
  return best;
}

function joined(scenario: Scenario, from: Zone): Zone[] {
  const zones: Zone[] = [];
  const end = at(scenario.linkStart, from + 1);
  for (let i = at(scenario.linkStart, from); i < end; i++) zones.push(at(scenario.linkTo, i));
  return zones;
}
