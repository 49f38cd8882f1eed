// 1.2, 9.2a Where each craft should lie: off the beach its men are to land on, where men can come aboard, or out of
// the enemy's fire.

import { endLink, firstLink } from '../../rules/graph.ts';
import { britishLevels } from '../../rules/stacks.ts';
import {
  ABOARD,
  Kind,
  MAX_UNITS,
  MAX_ZONES,
  NONE,
  type Unit,
  type Zone,
} from '../../rules/types.ts';
import { expectLanding, landingSea, planLandings } from './landing-plan.ts';
import type { Mind } from './mind.ts';
import { germanWin } from './odds-table.ts';
import {
  below,
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
import { countWaiting, waiting } from './waiting.ts';

/** What a craft sails for; the higher, the sooner. */
export const Errand = { none: 0, shelter: 1, fetch: 2, land: 3 } as const;

/** 2.1 FT of a craft. */
const CRAFT_FIRE = 2;

const berth = new Int16Array(MAX_UNITS); // by craft: where it should lie
const errand = new Int16Array(MAX_UNITS);
const room = new Int16Array(MAX_UNITS); // by craft: levels that can still come aboard
const cargo = new Int16Array(MAX_UNITS); // by craft: 2 with an officer aboard, 1 with other men, 0 empty
const landing = new Int16Array(MAX_UNITS); // by craft: how soon its men should land, or NONE
const free = new Int16Array(MAX_ZONES); // by sea zone: craft it can still take
const expected = new Int16Array(MAX_ZONES); // by sea zone: craft that are to come to fetch or land men

/** Settles where every craft should lie. */
export function assignBerths(mind: Mind, s: RaidState): void {
  countWaiting(mind, s);
  berth.fill(NONE);
  for (const craft of mind.craft) lookAboard(s, craft);
  if (!hasErrands(mind, s)) return;
  expected.fill(0);
  for (const sea of mind.seas) free[sea] = s.scenario.craftLimit;
  for (const craft of mind.craft) {
    const sea = placeOf(s, craft);
    if (sea >= 0 && has(s, craft, Flag.done)) give(s, craft, sea, Errand.none);
  }
  assignLandings(mind, s);
  assignFerries(mind, s, true);
  assignFerries(mind, s, false);
  for (let value = 2; value >= 0; value--) assignShelter(mind, s, value);
}

/** Officers land first, then the men of full craft, then the rest. */
function lookAboard(s: RaidState, craft: Unit): void {
  let levels = 0;
  let worth = 0;
  let toLand = false;
  for (let u = topOf(s, ABOARD + craft); u !== NONE; u = below(s, u)) {
    levels += levelsOf(s, u);
    if (worth < 2) worth = kindOf(s, u) === Kind.officer ? 2 : 1;
    if (!has(s, u, Flag.back | Flag.done)) toLand = true;
  }
  room[craft] = s.scenario.craftCapacity - levels;
  cargo[craft] = worth;
  landing[craft] = NONE;
  if (!toLand || !isLandingTime(s, craft)) return;
  landing[craft] = worth === 2 ? 2 : (room[craft] as number) < 2 ? 1 : 0;
}

/** 5a, 5b Men who have yet to land may. */
const isLandingTime = (s: RaidState, craft: Unit): boolean =>
  placeOf(s, craft) >= 0 && turnOf(s) >= landsFrom(s, s.scenario.group[craft] as number);

/** Somebody to land or to fetch, or a craft under fire. */
function hasErrands(mind: Mind, s: RaidState): boolean {
  for (const sea of mind.seas) if ((waiting[sea] as number) > 0) return true;
  for (const craft of mind.craft) {
    const sea = placeOf(s, craft);
    if (sea >= 0 && (mind.ground.shelled[sea] !== 0 || landing[craft] !== NONE)) return true;
  }
  return false;
}

function give(s: RaidState, craft: Unit, sea: Zone, why: number): void {
  berth[craft] = sea;
  errand[craft] = why;
  free[sea] = (free[sea] as number) - 1;
  waiting[sea] = (waiting[sea] as number) - (room[craft] as number);
  if (why > Errand.shelter && sea !== placeOf(s, craft))
    expected[sea] = (expected[sea] as number) + 1;
}

const isOpen = (s: RaidState, craft: Unit): boolean =>
  berth[craft] === NONE && placeOf(s, craft) >= 0;

function assignLandings(mind: Mind, s: RaidState): void {
  planLandings(mind, s);
  for (let worth = 2; worth >= 0; worth--) {
    for (const craft of mind.craft) {
      if (landing[craft] !== worth) continue;
      if (!isOpen(s, craft)) {
        expectLanding(s, craft, berth[craft] as number);
        continue;
      }
      const sea = landingSea(mind, s, craft, free);
      if (sea !== NONE) give(s, craft, sea, Errand.land);
    }
  }
}

/** Craft already off a beach serve it; then others come. */
function assignFerries(mind: Mind, s: RaidState, there: boolean): void {
  for (const sea of mind.seas) {
    for (const craft of mind.craft) {
      if ((waiting[sea] as number) <= 0 || (free[sea] as number) <= 0) break;
      if (!isOpen(s, craft) || (placeOf(s, craft) === sea) !== there) continue;
      if ((room[craft] as number) < 2) continue;
      if (!there && isTooDaring(mind, s, sea)) break;
      give(s, craft, sea, Errand.fetch);
    }
  }
}

/** 11.1c Whether craft that go to fetch men are likely to be sunk; on the last turn nothing is too daring. */
function isTooDaring({ doctrine, ground }: Mind, s: RaidState, sea: Zone): boolean {
  if (doctrine.daring >= 1 || ground.shelled[sea] === 0) return false;
  if (turnOf(s) >= s.scenario.turns) return false;
  const sc = s.scenario;
  const defence = CRAFT_FIRE + britishLevels(s, sea) + (expected[sea] as number);
  let risk = 0;
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    const volley = ground.volley[sc.linkTo[i] as number] as number;
    if (volley > 0) risk += germanWin(volley - defence);
  }
  return risk > doctrine.daring;
}

/** The dearest cargo gets the safest water. */
function assignShelter(mind: Mind, s: RaidState, value: number): void {
  for (const craft of mind.craft) {
    if (!isOpen(s, craft) || cargo[craft] !== value) continue;
    give(s, craft, safest(mind, placeOf(s, craft)), Errand.shelter);
  }
}

function safest(mind: Mind, here: Zone): Zone {
  const { shelled } = mind.ground;
  let best = NONE;
  for (const sea of mind.seas) {
    if ((free[sea] as number) <= 0) continue;
    if (best === NONE) best = sea;
    const more = (shelled[sea] as number) - (shelled[best] as number);
    if (more < 0 || (more === 0 && sea === here)) best = sea;
  }
  return best === NONE ? here : best;
}

export const berthOf = (craft: Unit): Zone => berth[craft] as number;
export const errandOf = (craft: Unit): number => errand[craft] as number;

/** A craft that should be elsewhere, where there is room now. */
export function maySailNow(s: RaidState, craft: Unit): boolean {
  const to = berth[craft] as number;
  return to !== NONE && to !== placeOf(s, craft) && !isFull(s, to);
}

const isFull = (s: RaidState, sea: Zone): boolean => britishLevels(s, sea) >= s.scenario.craftLimit;

/** The most urgent errand among the craft of a sea zone that can go now; making room for others is one. */
export function errandIn(s: RaidState, sea: Zone): number {
  let most: number = Errand.none;
  const blocks = isFull(s, sea) && (expected[sea] as number) > 0;
  for (let craft = topOf(s, sea); craft !== NONE; craft = below(s, craft)) {
    if (has(s, craft, Flag.done) || !maySailNow(s, craft)) continue;
    most = Math.max(most, blocks ? Errand.fetch : (errand[craft] as number));
  }
  return most;
}
