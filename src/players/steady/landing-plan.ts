// 9.2a Which beach the men of a craft are to land on: the nearest to the battery, unless those who land before them
// have filled it or the sea off it is under fire.

import { endLink, firstLink } from '../../rules/graph.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { ABOARD, Link, MAX_ZONES, NONE, type Unit, type Zone, ZoneKind } from '../../rules/types.ts';
import type { Mind } from './mind.ts';
import { below, eventBeachOf, Flag, has, levelsOf, placeOf, type RaidState, topOf } from './sight.ts';

/** In half MP of march: a turn's wait for room, a point of FT that fires into the sea zone, and sailing at all. */
const WAIT = 8;
const SHELLED = 2;
const SAIL = 1;
/** Fewer levels than this land where they are. */
const WORTH_SAILING = 6;

const landing = new Int16Array(MAX_ZONES); // by beach: levels that land there before

const expect = (beach: Zone, levels: number): void => {
  landing[beach] = (landing[beach] as number) + levels;
};

/** Starts anew, with the men who have landed this turn. */
export function planLandings(mind: Mind, s: RaidState): void {
  for (const zone of mind.lands) {
    landing[zone] = 0;
    if (s.scenario.zoneKind[zone] !== ZoneKind.beach) continue;
    for (let u = topOf(s, zone); u !== NONE; u = below(s, u)) {
      if (has(s, u, Flag.done)) expect(zone, levelsOf(s, u));
    }
  }
}

/** A craft that can sail no more this turn lands its men where it lies. */
export function expectLanding(s: RaidState, craft: Unit, sea: Zone): void {
  const sc = s.scenario;
  const levels = britishLevels(s, ABOARD + craft);
  const fixed = eventBeachOf(s, sc.group[craft] as number);
  if (fixed !== NONE) return expect(fixed, levels);
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    if (sc.linkKind[i] === Link.landing) expect(sc.linkTo[i] as number, levels);
  }
}

/** The sea zone from which the men of a craft should land this turn; NONE if they wait, or land from anywhere (5c). */
export function landingSea(mind: Mind, s: RaidState, craft: Unit, free: Int16Array): Zone {
  const sc = s.scenario;
  const levels = britishLevels(s, ABOARD + craft);
  const fixed = eventBeachOf(s, sc.group[craft] as number);
  if (fixed !== NONE) {
    expect(fixed, levels);
    return NONE;
  }
  const link = bestLanding(mind, s, craft, levels, free);
  if (link === NONE) return NONE;
  const beach = sc.linkTo[link] as number;
  const waits = turnsToWait(s, beach, levels) > 0;
  expect(beach, levels);
  return waits ? NONE : mind.seaOf(beach);
}

/** The landing link to use, from sea to beach. */
function bestLanding(mind: Mind, s: RaidState, craft: Unit, levels: number, free: Int16Array): number {
  const sc = s.scenario;
  const here = placeOf(s, craft);
  let best = NONE;
  let least = 9999;
  for (const sea of mind.seas) {
    if ((free[sea] as number) <= 0 || (sea !== here && levels < WORTH_SAILING)) continue;
    for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
      if (sc.linkKind[i] !== Link.landing || !mind.isNear(sc.linkTo[i] as number)) continue;
      const cost = landingCost(mind, s, sea, sc.linkTo[i] as number, levels) + (sea === here ? 0 : SAIL);
      if (cost >= least) continue;
      least = cost;
      best = i;
    }
  }
  return best;
}

function landingCost(mind: Mind, s: RaidState, sea: Zone, beach: Zone, levels: number): number {
  const march = 2 * (mind.toBattery[beach] as number);
  const fire = SHELLED * (mind.ground.shelled[sea] as number);
  return march + fire + WAIT * turnsToWait(s, beach, levels);
}

/** 1.2 A beach takes so many levels a turn. */
const turnsToWait = (s: RaidState, beach: Zone, levels: number): number =>
  Math.floor(((landing[beach] as number) + levels - 1) / s.scenario.stackLimit);
