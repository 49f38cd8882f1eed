// 1.2, 2.2j Whether there is room ashore for somebody of a craft: on its beach, or on the way off it.

import { endLink, firstLink } from '../../rules/graph.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { ABOARD, Link, NONE, type Place, type Zone } from '../../rules/types.ts';
import type { Mind } from './mind.ts';
import { below, eventBeachOf, Flag, has, levelsOf, placeOf, type RaidState, topOf } from './sight.ts';

export function hasRoomAshore(mind: Mind, s: RaidState, place: Place): boolean {
  const sc = s.scenario;
  const levels = leastLevels(s, place);
  const fixed = eventBeachOf(s, sc.group[place - ABOARD] as number);
  if (fixed !== NONE) return roomIn(s, fixed) >= levels;
  const sea = placeOf(s, place - ABOARD);
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    if (sc.linkKind[i] !== Link.landing) continue;
    if (roomNear(mind, s, sc.linkTo[i] as number) >= levels) return true;
  }
  return false;
}

/** Of the men who may land, the smallest counter. */
function leastLevels(s: RaidState, place: Place): number {
  let least = s.scenario.stackLimit;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, Flag.back | Flag.done)) least = Math.min(least, levelsOf(s, u));
  }
  return least;
}

const roomIn = (s: RaidState, zone: Zone): number => s.scenario.stackLimit - britishLevels(s, zone);

/** Room on a beach, or one MP beyond it: that is what a landing leaves a commando. */
function roomNear(mind: Mind, s: RaidState, beach: Zone): number {
  const sc = s.scenario;
  const { germans, hidden, obstacle } = mind.ground;
  let room = roomIn(s, beach);
  for (let i = firstLink(sc, beach); i < endLink(sc, beach); i++) {
    const next = sc.linkTo[i] as number;
    if (sc.linkKind[i] !== Link.land || sc.linkCost[i] !== 1) continue;
    if (germans[next] !== 0 || hidden[next] !== 0 || obstacle[next] !== 0) continue;
    room = Math.max(room, roomIn(s, next));
  }
  return room;
}
