// 9.2a Which beach the men of a craft are to land on: the one from which they reach the battery soonest, unless those
// who land before them have filled it.

import { endLink, firstLink } from '../../rules/graph.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { ABOARD, Link, MAX_ZONES, NONE, type Unit, type Zone } from '../../rules/types.ts';
import type { Mind } from './mind.ts';
import {
  below,
  eventBeachOf,
  Flag,
  has,
  levelsOf,
  placeOf,
  type RaidState,
  topOf,
} from './sight.ts';

/** In half MP to the battery: a turn's wait for room, a point of FT that fires into the sea zone, and sailing at all. */
const WAIT = 8;
const SHELLED = 2;
const SAIL = 1;

const landing = new Int16Array(MAX_ZONES); // by beach: levels that are to land there before

/** Starts anew, with the men who have landed this turn. */
export function planLandings(mind: Mind, s: RaidState): void {
  for (const beach of mind.beaches) {
    let levels = 0;
    for (let u = topOf(s, beach); u !== NONE; u = below(s, u)) {
      if (has(s, u, Flag.done)) levels += levelsOf(s, u);
    }
    landing[beach] = levels;
  }
}

/** A craft that can sail no more this turn lands its men where it lies. */
export function expectLanding(s: RaidState, craft: Unit, sea: Zone): void {
  const sc = s.scenario;
  const levels = britishLevels(s, ABOARD + craft);
  const fixed = eventBeachOf(s, sc.group[craft] as number);
  if (fixed !== NONE) {
    landing[fixed] = (landing[fixed] as number) + levels;
    return;
  }
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    const beach = sc.linkTo[i] as number;
    if (sc.linkKind[i] === Link.landing) landing[beach] = (landing[beach] as number) + levels;
  }
}

/** The sea zone a craft with men to land should lie in; NONE if any will do. */
export function landingSea(mind: Mind, s: RaidState, craft: Unit, berths: Int16Array): Zone {
  const fixed = eventBeachOf(s, s.scenario.group[craft] as number);
  const levels = britishLevels(s, ABOARD + craft);
  if (fixed !== NONE) {
    landing[fixed] = (landing[fixed] as number) + levels;
    return NONE;
  }
  const here = placeOf(s, craft);
  const sails = levels >= mind.doctrine.fullCraft * s.scenario.craftCapacity;
  let best = NONE;
  let bestBeach = NONE;
  let bestRank = 9999;
  for (const { sea, beach } of mind.landings) {
    if ((berths[sea] as number) <= 0 || (!sails && sea !== here)) continue;
    const turns = Math.floor(((landing[beach] as number) + levels - 1) / s.scenario.stackLimit);
    const wait =
      2 * (mind.toBattery[beach] as number) +
      turns * WAIT +
      SHELLED * (mind.ground.shelled[sea] as number) +
      (sea === here ? 0 : SAIL);
    if (wait >= bestRank) continue;
    bestRank = wait;
    best = turns > 0 ? NONE : sea;
    bestBeach = beach;
  }
  if (bestBeach !== NONE) landing[bestBeach] = (landing[bestBeach] as number) + levels;
  return best;
}
