// 9.3 Cheapest paths for the Germans, in MP, over zones they may enter. One look over the map serves a whole phase,
// since the British, markers and obstacles stay as they are while the Germans march; one search from a stack's zone
// finds the nearest goals. Scratch arrays are reused, so a search allocates nothing but its answer.

import { endLink, firstLink, isSea, linkBetween } from '../rules/graph.ts';
import { at, below, isFaceDown, obstacleAt, type RaidState, topOf } from '../rules/state.ts';
import { ABOARD, Link, MAX_ZONES, NONE, Obstacle, type Zone } from '../rules/types.ts';

const FAR = 9999;
const distance = new Int16Array(MAX_ZONES);
const settled = new Int16Array(MAX_ZONES);
const onPath = new Int16Array(MAX_ZONES);
const open = new Int16Array(MAX_ZONES); // by zone: 1 where Germans may enter
const drawing = new Int16Array(MAX_ZONES); // 1 where British units hold or draw Germans
const near = new Int16Array(MAX_ZONES); // 1 next to such units
// Zones to look at next, in as many slots as one distance can wait beside others: by distance, one more than the
// longest link. A zone is put in once for each link at most.
const ROOM = 1024;
let slots = 3;
let waiting = new Int16Array(slots * ROOM);
let queued = new Int16Array(slots);

/** The slots of a raid's map; only a map with longer links than any before needs new ones. */
function makeSlots(longestLink: number): void {
  slots = longestLink + 1;
  if (queued.length >= slots) return;
  waiting = new Int16Array(slots * ROOM);
  queued = new Int16Array(slots);
}

/** What the map means to the Germans in this phase; every other question here relies on it. */
export function lookOverMap(s: RaidState): void {
  near.fill(0);
  for (let zone = 0; zone < s.scenario.zones.length; zone++) {
    open[zone] = isOpen(s, zone) ? 1 : 0;
    drawing[zone] = holdsMen(s, zone) ? 1 : 0;
    if (at(drawing, zone) !== 0) markNear(s, zone);
  }
}

function markNear(s: RaidState, zone: Zone): void {
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) near[at(sc.linkTo, i)] = 1;
}

/** 9.3c British units that hold or draw Germans: men ashore, or aboard a craft there. */
export const drawsGermans = (_: RaidState, zone: Zone): boolean => at(drawing, zone) !== 0;
/** 9.3 A stack next to British units stays, and a marching one stops there (9.3c). */
export const nextToBritish = (zone: Zone): boolean => at(near, zone) !== 0;
/** 9.3 Never into a zone with British units, a face-down marker, mines or wire. */
export const mayEnter = (zone: Zone): boolean => at(open, zone) !== 0;

function holdsMen(s: RaidState, zone: Zone): boolean {
  if (!isSea(s.scenario, zone)) return topOf(s, zone) !== NONE;
  for (let craft = topOf(s, zone); craft !== NONE; craft = below(s, craft)) {
    if (topOf(s, ABOARD + craft) !== NONE) return true;
  }
  return false;
}

function isOpen(s: RaidState, zone: Zone): boolean {
  return (
    !isSea(s.scenario, zone) &&
    topOf(s, zone) === NONE &&
    !isFaceDown(s, zone) &&
    obstacleAt(s, zone) === Obstacle.none
  );
}

/** MP from the last search's start, or a very large number. */
export const distanceTo = (zone: Zone): number => at(distance, zone);

/**
 * 9.3f Searches outwards from a zone. A goal ends a path: it is reached, over a landing connection too, but not
 * crossed unless it may be entered. Stops once the nearest goals are known, unless `all` is asked for.
 */
export function searchGoals(
  s: RaidState,
  from: Zone,
  isGoal: (s: RaidState, zone: Zone) => boolean,
  all: boolean,
): Zone[] {
  const goals: Zone[] = [];
  distance.fill(FAR);
  settled.fill(0);
  makeSlots(s.scenario.longestLink);
  queued.fill(0);
  enqueue(from, 0);
  let nearest = FAR;
  for (let d = 0, empty = 0; empty < slots && (all || d <= nearest); d++) {
    const slot = d % slots;
    const count = at(queued, slot);
    empty = count === 0 ? empty + 1 : 0;
    for (let i = 0; i < count; i++) {
      const zone = at(waiting, slot * ROOM + i);
      if (at(settled, zone) !== 0 || at(distance, zone) !== d) continue;
      settled[zone] = 1;
      if (zone !== from && isGoal(s, zone)) {
        goals.push(zone);
        nearest = Math.min(nearest, d);
      }
      if (zone === from || mayEnter(zone)) relax(s, zone, d, isGoal);
    }
    queued[slot] = 0;
  }
  return goals.length > 1 ? goals.sort((a, b) => a - b) : goals;
}

function enqueue(zone: Zone, d: number): void {
  const slot = d % slots;
  const count = at(queued, slot);
  distance[zone] = d;
  waiting[slot * ROOM + count] = zone;
  queued[slot] = count + 1;
}

function relax(
  s: RaidState,
  zone: Zone,
  d: number,
  isGoal: (s: RaidState, zone: Zone) => boolean,
): void {
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const kind = at(sc.linkKind, i);
    if (kind !== Link.land && kind !== Link.landing) continue;
    const next = at(sc.linkTo, i);
    const reach = d + at(sc.linkCost, i);
    if (reach >= at(distance, next)) continue;
    if ((kind === Link.land && mayEnter(next)) || isGoal(s, next)) enqueue(next, reach);
  }
}

/** 9.3b The cheapest path of the last search to a goal; of equals, the one whose zone indexes come first. */
export function pathTo(s: RaidState, from: Zone, goal: Zone): Zone[] {
  onPath.fill(0);
  markBack(s, goal);
  const path: Zone[] = [];
  for (let zone = from; zone !== goal; ) {
    zone = nextOnPath(s, zone);
    path.push(zone);
  }
  return path;
}

/** Marks every zone that lies on some cheapest path to the goal. */
function markBack(s: RaidState, zone: Zone): void {
  if (at(onPath, zone) !== 0) return;
  onPath[zone] = 1;
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const before = at(sc.linkTo, i);
    if (isStep(s, i) && at(distance, before) + at(sc.linkCost, i) === at(distance, zone)) {
      if (at(settled, before) !== 0 && (at(distance, before) === 0 || mayEnter(before))) {
        markBack(s, before);
      }
    }
  }
}

const isStep = (s: RaidState, link: number): boolean => {
  const kind = at(s.scenario.linkKind, link);
  return kind === Link.land || kind === Link.landing;
};

function nextOnPath(s: RaidState, zone: Zone): Zone {
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const next = at(sc.linkTo, i);
    if (!isStep(s, i) || at(onPath, next) === 0) continue;
    if (at(distance, zone) + at(sc.linkCost, i) === at(distance, next)) return next;
  }
  return NONE;
}

/** MP of one step of a path. */
export function stepCost(s: RaidState, from: Zone, to: Zone): number {
  return at(s.scenario.linkCost, linkBetween(s.scenario, from, to));
}
