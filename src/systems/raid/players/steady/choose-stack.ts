// 6.2 Which stack acts next, or the end of the phase.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { endLink, firstLink, isSea, linkBetween } from '../../rules/graph.ts';
import { officerIn } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { ABOARD, Kind, Link, NONE, type Place, type Zone } from '../../rules/types.ts';
import { assignBerths, Errand, errandIn } from './berths.ts';
import { look } from './ground.ts';
import type { Mind } from './mind.ts';
import { commandosIn, fieldFor, goalOf, paceOf } from './plan.ts';
import { Goal } from './routes.ts';
import {
  below,
  eventBeachOf,
  Flag,
  germanTop,
  has,
  isCommando,
  isFaceDown,
  kindOf,
  levelsOf,
  obstacleAt,
  placeOf,
  type RaidState,
  stepsOf,
  topOf,
  turnOf,
} from './sight.ts';

const NEVER = 9999;
const EVERYBODY = 99;

export function chooseStack(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  look(mind, s);
  assignBerths(mind, s);
  let best = NONE;
  let bestTurn = NEVER;
  for (const action of legal) {
    if (doing(action) !== Do.take) continue;
    const turn = turnOfStack(mind, s, first(action));
    if (turn >= bestTurn) continue;
    bestTurn = turn;
    best = action;
  }
  return best === NONE ? orderOrEnd(mind, s, legal) : best;
}

/** When a stack's turn comes: lower is sooner. */
function turnOfStack(mind: Mind, s: RaidState, place: Place): number {
  if (place >= ABOARD) return turnOfMenAboard(mind, s, place);
  if (isSea(s.scenario, place)) return turnOfFleet(s, place);
  const pace = paceOf(s, place);
  const goal = goalOf(mind, s, place, pace);
  const rank = fieldFor(mind, goal, pace).rank[place] as number;
  if (goal !== Goal.battery) return 100 + Math.min(rank, 99);
  const link = linkBetween(s.scenario, place, mind.battery);
  if (link === NONE) return 100 + Math.min(rank, 99);
  return (s.scenario.linkKind[link] as number) === Link.fire ? 0 : 300 + commandosIn(s, place);
}

function turnOfMenAboard(mind: Mind, s: RaidState, place: Place): number {
  if (isEnough(mind, s) || !hasRoomAshore(s, place)) return NEVER;
  return 400 + (officerIn(s, place) ? 0 : 10) + (commandosIn(s, place) > 0 ? 0 : 20);
}

/** Whether the others stay aboard: enough have landed, or it is too late for more. */
function isEnough({ doctrine }: Mind, s: RaidState): boolean {
  if (turnOf(s) > doctrine.landUntil) return true;
  if (doctrine.force >= EVERYBODY) return false;
  let landed = 0;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (!isCommando(s, u) || has(s, u, Flag.event)) continue;
    const place = placeOf(s, u);
    if (place < ABOARD || has(s, u, Flag.back)) landed += 2;
  }
  return landed >= doctrine.force;
}

/** Somebody aboard fits on the beach, or can go on from it. */
function hasRoomAshore(s: RaidState, place: Place): boolean {
  const craft = place - ABOARD;
  const sc = s.scenario;
  let smallest = 9;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, Flag.back | Flag.done)) smallest = Math.min(smallest, levelsOf(s, u));
  }
  const fixed = eventBeachOf(s, sc.group[craft] as number);
  if (fixed !== NONE) return britishLevels(s, fixed) + smallest <= sc.stackLimit;
  const sea = placeOf(s, craft);
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    if (sc.linkKind[i] !== Link.landing) continue;
    if (roomNear(s, sc.linkTo[i] as number) >= smallest) return true;
  }
  return false;
}

function roomNear(s: RaidState, beach: Zone): number {
  const sc = s.scenario;
  let room = sc.stackLimit - britishLevels(s, beach);
  for (let i = firstLink(sc, beach); i < endLink(sc, beach); i++) {
    const next = sc.linkTo[i] as number;
    if (sc.linkKind[i] !== Link.land || sc.linkCost[i] !== 1) continue;
    if (germanTop(s, next) !== NONE || isFaceDown(s, next) || obstacleAt(s, next) !== 0) continue;
    room = Math.max(room, sc.stackLimit - britishLevels(s, next));
  }
  return room;
}

function turnOfFleet(s: RaidState, sea: Zone): number {
  const errand = errandIn(s, sea);
  if (errand === Errand.none) return NEVER;
  if (errand === Errand.land) return 50;
  return errand === Errand.fetch ? 60 : 900;
}

/** 2.2d A full commando lies on top of every stack before the Germans act. */
function orderOrEnd(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  let end = NONE;
  for (const action of legal) {
    if (doing(action) === Do.end) end = action;
    if (doing(action) === Do.front && belongsInFront(mind, s, first(action))) return action;
  }
  return end;
}

function belongsInFront({ doctrine }: Mind, s: RaidState, unit: number): boolean {
  if (doctrine.slipAway && kindOf(s, unit) === Kind.craft) return isBetterTarget(s, unit);
  if (!isCommando(s, unit)) return false;
  const top = topOf(s, placeOf(s, unit));
  if (kindOf(s, top) !== Kind.commando) return true;
  return stepsOf(s, unit) > stepsOf(s, top);
}

/** 11.1h The craft on top is the one that is hit: better an empty one. */
function isBetterTarget(s: RaidState, craft: number): boolean {
  const top = topOf(s, placeOf(s, craft));
  return britishLevels(s, ABOARD + craft) < britishLevels(s, ABOARD + top);
}
