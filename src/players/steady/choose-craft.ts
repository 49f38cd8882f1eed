// 1.2, 9.2a Where each craft should lie: off the beach its men land on, where men can come aboard, or out of fire.

import { type Action, act, Do, doing, first } from '../../rules/actions.ts';
import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import { officerIn, survey } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import {
  ABOARD,
  Kind,
  Link,
  MAX_UNITS,
  MAX_ZONES,
  NONE,
  type Unit,
  type Zone,
} from '../../rules/types.ts';
import { expectLanding, landingSea, planLandings } from './landing-plan.ts';
import type { Mind } from './mind.ts';
import { fieldFor, goalOf, paceOf } from './plan.ts';
import { Goal } from './routes.ts';
import {
  below,
  eventBeachOf,
  Flag,
  has,
  kindOf,
  landsFrom,
  levelsOf,
  placeOf,
  type RaidState,
  topOf,
  turnOf,
} from './sight.ts';

const wanted = new Int16Array(MAX_ZONES); // by sea zone: levels that could come aboard there this turn
const berths = new Int16Array(MAX_ZONES); // by sea zone: craft it can still take
export const berth = new Int16Array(MAX_UNITS); // by craft: where it should lie

/** Settles where every craft should lie. */
export function assignBerths(mind: Mind, s: RaidState): void {
  const sc = s.scenario;
  countWanted(mind, s);
  for (let zone = 0; zone < sc.zones.length; zone++)
    berths[zone] = isSea(sc, zone) ? sc.craftLimit : 0;
  berth.fill(NONE);
  planLandings(s);
  eachCraft(s, (craft) => {
    if (has(s, craft, Flag.done)) give(s, craft, placeOf(s, craft));
  });
  for (const worth of LANDING_ORDER) {
    eachCraft(s, (craft) => {
      if (!landsNow(s, craft) || landingWorth(s, craft) !== worth) return;
      if ((berth[craft] as number) !== NONE) {
        expectLanding(s, craft, berth[craft] as number);
        return;
      }
      const sea = landingSea(mind, s, craft, berths);
      if (sea !== NONE) give(s, craft, sea);
    });
  }
  serveBeaches(s, true);
  serveBeaches(s, false);
  for (const value of [2, 1, 0]) {
    eachCraft(s, (craft) => {
      if ((berth[craft] as number) === NONE && cargoValue(s, craft) === value)
        give(s, craft, safest(mind, s, placeOf(s, craft)));
    });
  }
}

function eachCraft(s: RaidState, visit: (craft: Unit) => void): void {
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (kindOf(s, u) === Kind.craft && placeOf(s, u) >= 0) visit(u);
  }
}

function give(s: RaidState, craft: Unit, sea: Zone): void {
  berth[craft] = sea;
  berths[sea] = (berths[sea] as number) - 1;
  wanted[sea] = (wanted[sea] as number) - roomIn(s, craft);
}

const roomIn = (s: RaidState, craft: Unit): number =>
  s.scenario.craftCapacity - britishLevels(s, ABOARD + craft);

/** Craft that lie off a beach stay as long as they are needed; then others come. */
function serveBeaches(s: RaidState, there: boolean): void {
  const sc = s.scenario;
  for (let sea = 0; sea < sc.zones.length; sea++) {
    if (!isSea(sc, sea)) continue;
    eachCraft(s, (craft) => {
      if (
        (wanted[sea] as number) <= 0 ||
        (berths[sea] as number) <= 0 ||
        (berth[craft] as number) !== NONE
      )
        return;
      if ((placeOf(s, craft) === sea) !== there || roomIn(s, craft) < 2) return;
      give(s, craft, sea);
    });
  }
}

/** Officers land first, then full craft. */
const LANDING_ORDER = [2, 1, 0];
const landingWorth = (s: RaidState, craft: Unit): number =>
  officerIn(s, ABOARD + craft) ? 2 : britishLevels(s, ABOARD + craft) > 6 ? 1 : 0;

/** Men who have yet to land and may. */
function landsNow(s: RaidState, craft: Unit): boolean {
  if (turnOf(s) < landsFrom(s, s.scenario.group[craft] as number)) return false;
  return hasMenToLand(s, craft);
}

export function hasMenToLand(s: RaidState, craft: Unit): boolean {
  for (let u = topOf(s, ABOARD + craft); u !== NONE; u = below(s, u))
    if (!has(s, u, Flag.back | Flag.done)) return true;
  return false;
}

/** 2 with an officer aboard, 1 with men, 0 empty. */
function cargoValue(s: RaidState, craft: Unit): number {
  let value = 0;
  for (let u = topOf(s, ABOARD + craft); u !== NONE; u = below(s, u)) {
    value = Math.max(value, kindOf(s, u) === Kind.officer ? 2 : 1);
  }
  return value;
}

function safest(mind: Mind, s: RaidState, sea: Zone): Zone {
  const sc = s.scenario;
  let best = NONE;
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if ((berths[zone] as number) <= 0) continue;
    if (best === NONE) best = zone;
    const better = (mind.ground.shelled[zone] as number) - (mind.ground.shelled[best] as number);
    if (better < 0 || (better === 0 && zone === sea)) best = zone;
  }
  return best;
}

function countWanted(mind: Mind, s: RaidState): void {
  const sc = s.scenario;
  wanted.fill(0);
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if (isSea(sc, zone) || topOf(s, zone) === NONE) continue;
    if (goalOf(mind, s, zone) !== Goal.home) continue;
    const pace = paceOf(s, zone);
    const field = fieldFor(mind, s, Goal.home, pace);
    if (pace > 8 || (field.march[zone] as number) > pace) continue;
    const sea = seaBelow(mind, s, zone, pace);
    if (sea !== NONE) wanted[sea] = (wanted[sea] as number) + Math.max(1, britishLevels(s, zone));
  }
}

/** The sea zone a stack near the coast is making for. */
function seaBelow(mind: Mind, s: RaidState, from: Zone, pace: number): Zone {
  const sc = s.scenario;
  const { rank } = fieldFor(mind, s, Goal.home, pace);
  let zone = from;
  for (let steps = 0; steps < 4; steps++) {
    let next = NONE;
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const to = sc.linkTo[i] as number;
      if ((sc.linkKind[i] as number) === Link.landing) return to;
      if (
        (sc.linkKind[i] as number) === Link.land &&
        (rank[to] as number) < (rank[next === NONE ? zone : next] as number)
      )
        next = to;
    }
    if (next === NONE) return NONE;
    zone = next;
  }
  return NONE;
}

/** Whether some craft of a sea zone should sail now, and to a place that has room. */
export function shouldSail(s: RaidState, sea: Zone): boolean {
  for (let craft = topOf(s, sea); craft !== NONE; craft = below(s, craft)) {
    if (!has(s, craft, Flag.done) && mayGo(s, craft)) return true;
  }
  return false;
}

function mayGo(s: RaidState, craft: Unit): boolean {
  const to = berth[craft] as number;
  return to !== NONE && to !== placeOf(s, craft) && britishLevels(s, to) < s.scenario.craftLimit;
}

export function chooseForFleet(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  const g = survey(s, mind.group);
  if (g.spent === 0) assignBerths(mind, s);
  const lead = leader(s, g.place);
  if (lead === NONE) return finish(legal);
  const goal = berth[lead] as number;
  let room = s.scenario.craftLimit - britishLevels(s, goal);
  if (g.spent === 0) {
    for (let craft = topOf(s, g.place); craft !== NONE; craft = below(s, craft)) {
      if (!has(s, craft, Flag.member)) continue;
      if ((berth[craft] as number) === goal && room > 0) room--;
      else if (legal.includes(act(Do.leave, craft))) return act(Do.leave, craft);
    }
  }
  const sail = act(Do.sail, towards(s, g.place, goal));
  return legal.includes(sail) ? sail : finish(legal);
}

function leader(s: RaidState, sea: Zone): Unit {
  for (let craft = topOf(s, sea); craft !== NONE; craft = below(s, craft)) {
    if (has(s, craft, Flag.member) && mayGo(s, craft)) return craft;
  }
  return NONE;
}

function finish(legal: readonly Action[]): Action {
  const done = act(Do.done);
  return legal.includes(done) ? done : (legal[legal.length - 1] as Action);
}

const distance = new Int8Array(MAX_ZONES);

/** The next sea zone on the shortest way. */
function towards(s: RaidState, from: Zone, goal: Zone): Zone {
  const sc = s.scenario;
  distance.fill(99);
  distance[goal] = 0;
  const queue = [goal];
  for (let n = 0; n < queue.length; n++) {
    const zone = queue[n] as number;
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const to = sc.linkTo[i] as number;
      if (
        (sc.linkKind[i] as number) !== Link.sea ||
        (distance[to] as number) <= (distance[zone] as number) + 1
      )
        continue;
      distance[to] = (distance[zone] as number) + 1;
      queue.push(to);
    }
  }
  let best = goal;
  let near = 99;
  for (let i = firstLink(sc, from); i < endLink(sc, from); i++) {
    const to = sc.linkTo[i] as number;
    if ((sc.linkKind[i] as number) === Link.sea && (distance[to] as number) < near) {
      near = distance[to] as number;
      best = to;
    }
  }
  return best;
}

export { doing, first, levelsOf };
