// The one list of what is legal. Every check names the rule that forbids; what no rule forbids is offered.

import type { Action } from '../../../engine/system.ts';
import { act, Do, doing, first, second } from './actions.ts';
import { delayRule, hasBeach, mayLandYet } from './ashore.ts';
import { forbidAssault, forbidPrisoner } from './assault.ts';
import { forbidContact, forbidSupport, nextSupporter, openLine } from './columns.ts';
import { forbidFire, forbidSnipe } from './fire.ts';
import { endLink, firstLink } from './graph.ts';
import { fits, forbidLeave, type Group, hasDoneTwo, isMemberIn, mayDo, survey } from './group.ts';
import { forbidEmbark, forbidEmbarkOne, forbidLand } from './landing.ts';
import { forbidLoad, forbidStandard, nextToLoad } from './loading.ts';
import { forbidSail, forbidStep, forbidStepFor } from './movement.ts';
import {
  Act,
  at,
  beachOf,
  below,
  Flag,
  G,
  germanTop,
  get,
  has,
  isBritish,
  kindOf,
  placeOf,
  type RaidState,
  Stage,
  stepsOf,
  topOf,
} from './state.ts';
import {
  ABOARD,
  Kind,
  Link,
  NONE,
  type Place,
  type RuleId,
  type Unit,
  type Zone,
} from './types.ts';

/** Fills `list` with every legal action, always in the same order, and returns it. */
export function legalActions(s: RaidState, list: Action[]): Action[] {
  while (list.length > 0) list.pop(); // keeps its room, which a length of 0 would give back
  switch (get(s, G.stage)) {
    case Stage.load:
      listLoads(s, list);
      break;
    case Stage.choose:
      listChoices(s, list);
      break;
    case Stage.act:
      listActs(s, survey(s), list);
      break;
    case Stage.wire:
      list.push(act(Do.blow), act(Do.stop));
      break;
    case Stage.sendBack:
      listMembers(s, Do.sendBack, list);
      break;
    case Stage.columns:
      listColumns(s, list);
      break;
    case Stage.round:
      list.push(act(Do.goOn), act(Do.breakOff));
      if (forbidPrisoner(s) === null) list.push(act(Do.prisoner));
      break;
  }
  return list;
}

function listLoads(s: RaidState, list: Action[]): void {
  if (forbidStandard(s) === null) list.push(act(Do.loadStandard));
  const unit = nextToLoad(s);
  const craft = s.scenario.craftOf[at(s.scenario.group, unit)] ?? [];
  for (const c of craft) if (forbidLoad(s, unit, c) === null) list.push(act(Do.load, unit, c));
}

/** 6.2 Stacks that may act, stacks that may be reordered (2.2d), and the end of the phase. */
function listChoices(s: RaidState, list: Action[]): void {
  const zones = s.scenario.zones.length;
  for (let zone = 0; zone < zones; zone++) {
    const top = topOf(s, zone);
    if (top === NONE) continue;
    if (forbidTake(s, zone) === null) list.push(act(Do.take, zone));
    listCargo(s, top, list);
    listFronts(s, top, false, list);
  }
  list.push(act(Do.end));
}

function listCargo(s: RaidState, top: Unit, list: Action[]): void {
  if (kindOf(s, top) !== Kind.craft) return;
  for (let craft = top; craft !== NONE; craft = below(s, craft)) {
    if (forbidTake(s, ABOARD + craft) === null) list.push(act(Do.take, ABOARD + craft));
  }
}

/** 6.2, 6.2b A stack with somebody who is not done; men aboard must have a beach to land on. */
export function forbidTake(s: RaidState, place: Place): RuleId | null {
  if (place >= ABOARD) return forbidTakeAboard(s, place);
  return firstWithout(s, place, Flag.done) === NONE ? '6.2' : null;
}

function forbidTakeAboard(s: RaidState, place: Place): RuleId | null {
  const craft = place - ABOARD;
  if (placeOf(s, craft) < 0) return '9.2a';
  const man = firstWithout(s, place, Flag.back | Flag.done);
  if (man === NONE) return firstWithout(s, place, Flag.back) === NONE ? '9.2a' : '6.2';
  const group = at(s.scenario.group, man);
  if (!mayLandYet(s, group)) return delayRule(s, group);
  return hasBeach(s, craft, group) ? null : '9.2a';
}

/** The first of a stack that carries none of the flags, or NONE. */
function firstWithout(s: RaidState, place: Place, flags: number): Unit {
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) if (!has(s, u, flags)) return u;
  return NONE;
}

/** 2.2k The first counter of each other kind or strength that may come to the front of a stack. */
function listFronts(s: RaidState, top: Unit, membersOnly: boolean, list: Action[]): void {
  let isFront = true;
  let seen = 0;
  for (let u = top; u !== NONE; u = below(s, u)) {
    if (membersOnly && !has(s, u, Flag.member)) continue;
    const likeness = likenessOf(s, u);
    const fronted = has(s, u, Flag.fronted);
    if (!isFront && !fronted && (seen & likeness) === 0) list.push(act(Do.front, u));
    if (isFront || !fronted) seen |= likeness;
    isFront = false;
  }
}

/** 2.2k One bit for each kind and strength; officers and craft with men aboard are like nobody else. */
function likenessOf(s: RaidState, unit: Unit): number {
  const kind = kindOf(s, unit);
  if (kind === Kind.officer) return 0;
  if (kind === Kind.craft && topOf(s, ABOARD + unit) !== NONE) return 0;
  return 1 << (kind * 3 + stepsOf(s, unit));
}

/** 2.2d Why a counter may not be brought to the front, or null. */
function forbidFront(s: RaidState, unit: Unit): RuleId | null {
  if (!isBritish(s, unit) || placeOf(s, unit) < 0 || placeOf(s, unit) >= ABOARD) return '2.2d';
  const acting = get(s, G.stage) === Stage.act;
  if (acting && !isMemberIn(s, unit)) return '2.2d';
  const fronts: Action[] = [];
  if (!acting) listFronts(s, topOf(s, placeOf(s, unit)), false, fronts);
  else listGroupFronts(s, survey(s), fronts);
  return fronts.includes(act(Do.front, unit)) ? null : '2.2k';
}

/** In an activation the front matters only while something is left to do. */
function listGroupFronts(s: RaidState, g: Group, list: Action[]): void {
  if (g.aboard || (hasDoneTwo(g.done) && g.current === 0)) return;
  listFronts(s, topOf(s, g.place), true, list);
}

function listActs(s: RaidState, g: Group, list: Action[]): void {
  if (g.size > 1) listLeaves(s, g, list);
  if (g.aboard) listLandings(s, g, list);
  else listLinks(s, g, list);
  listGroupFronts(s, g, list);
  if (fits(s, g)) list.push(act(Do.done));
}

function listLeaves(s: RaidState, g: Group, list: Action[]): void {
  for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.member) && forbidLeave(s, g, u) === null) list.push(act(Do.leave, u));
  }
}

function listMembers(s: RaidState, kind: number, list: Action[]): void {
  for (let u = topOf(s, get(s, G.place)); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.member)) list.push(act(kind, u));
  }
}

function listLandings(s: RaidState, g: Group, list: Action[]): void {
  const sc = s.scenario;
  const beach = beachOf(s, at(sc.group, g.top));
  if (beach !== NONE) return listLanding(s, g, beach, list);
  const sea = placeOf(s, g.place - ABOARD);
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    if (at(sc.linkKind, i) === Link.landing) listLanding(s, g, at(sc.linkTo, i), list);
  }
}

function listLanding(s: RaidState, g: Group, beach: Zone, list: Action[]): void {
  if (forbidLand(s, g, beach) === null) list.push(act(Do.land, beach));
  if (forbidAssault(s, g, beach) === null) list.push(act(Do.assault, beach));
}

function listLinks(s: RaidState, g: Group, list: Action[]): void {
  const sc = s.scenario;
  for (let i = firstLink(sc, g.place); i < endLink(sc, g.place); i++) {
    const zone = at(sc.linkTo, i);
    const kind = at(sc.linkKind, i);
    const germans = germanTop(s, zone) !== NONE;
    if (kind === Link.land) {
      const cost = at(sc.linkCost, i);
      if (!germans && forbidStepFor(s, g, zone, cost) === null) list.push(act(Do.step, zone));
      if (germans && forbidAssault(s, g, zone) === null) list.push(act(Do.assault, zone));
    } else if (kind === Link.sea) {
      if (forbidSail(s, g, zone) === null) list.push(act(Do.sail, zone));
    } else if (kind === Link.landing && !g.fleet) {
      if (mayDo(g, Act.embark)) listBoarding(s, g, zone, list);
    }
    if (germans) listShots(s, g, zone, list);
  }
  if (kindOf(s, g.top) !== Kind.mortar) return;
  for (let i = at(sc.farStart, g.place); i < at(sc.farStart, g.place + 1); i++) {
    listShots(s, g, at(sc.farTo, i), list);
  }
}

function listShots(s: RaidState, g: Group, zone: Zone, list: Action[]): void {
  if (kindOf(s, g.top) !== Kind.sniper) {
    if (forbidFire(s, g, zone) === null) list.push(act(Do.fire, zone));
    return;
  }
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) {
    if (forbidSnipe(s, g, u) === null) list.push(act(Do.snipe, u));
  }
}

function listBoarding(s: RaidState, g: Group, sea: Zone, list: Action[]): void {
  for (let craft = topOf(s, sea); craft !== NONE; craft = below(s, craft)) {
    if (forbidEmbark(s, g, craft) === null) list.push(act(Do.embark, craft));
    if (g.size < 2) continue;
    for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
      if (has(s, u, Flag.member) && forbidEmbarkOne(s, g, u, craft) === null) {
        list.push(act(Do.embarkOne, u, craft));
      }
    }
  }
}

function listColumns(s: RaidState, list: Action[]): void {
  list.push(act(Do.fill));
  if (openLine(s) !== NONE) {
    for (let u = topOf(s, get(s, G.battle)); u !== NONE; u = below(s, u)) {
      if (forbidContact(s, u) === null) list.push(act(Do.contact, u));
    }
    return;
  }
  const unit = nextSupporter(s);
  for (let line = 0; line < get(s, G.lines); line++) list.push(act(Do.support, unit, line));
}

/** The stage each kind of action belongs to. */
const STAGES: readonly (readonly number[])[] = stagesByKind();
function stagesByKind(): number[][] {
  const stages: number[][] = [];
  const set = (stage: number, ...kinds: number[]): void => {
    for (const kind of kinds) stages[kind] = [...(stages[kind] ?? []), stage];
  };
  set(Stage.load, Do.loadStandard, Do.load);
  set(Stage.choose, Do.take, Do.front, Do.end);
  set(Stage.act, Do.leave, Do.step, Do.land, Do.embark, Do.embarkOne, Do.sail, Do.fire, Do.snipe);
  set(Stage.act, Do.assault, Do.done, Do.front);
  set(Stage.wire, Do.blow, Do.stop);
  set(Stage.sendBack, Do.sendBack);
  set(Stage.columns, Do.contact, Do.support, Do.fill);
  set(Stage.round, Do.goOn, Do.breakOff, Do.prisoner);
  return stages;
}

/** The rule that forbids an action now, or null when it is legal. */
export function forbids(s: RaidState, action: Action): RuleId | null {
  if (!isWellFormed(s, action)) return '6.1';
  const stage = get(s, G.stage);
  if (!STAGES[doing(action)]?.includes(stage)) return ruleOfStage(s, stage);
  return stage === Stage.act ? forbidAct(s, survey(s), action) : forbidElsewhere(s, action);
}

/** What is asked now, when an action belongs to another moment. */
function ruleOfStage(s: RaidState, stage: number): RuleId {
  switch (stage) {
    case Stage.load:
      return '3d';
    case Stage.wire:
      return '10.6';
    case Stage.sendBack:
      return '2.2h';
    case Stage.columns:
      return '11.2b';
    case Stage.round:
      return '11.2f';
    case Stage.over:
      return get(s, G.turn) < s.scenario.turns ? '4a' : '4';
    default:
      return '6.2';
  }
}

/** Operands must name zones and units that exist, and stay zero where an action has none. */
function isWellFormed(s: RaidState, action: Action): boolean {
  const sc = s.scenario;
  const a = first(action);
  const b = second(action);
  if (!Number.isInteger(action) || action < 0 || action !== act(doing(action), a, b)) return false;
  switch (doing(action)) {
    case Do.load:
    case Do.embarkOne:
      return a < sc.units.length && b < sc.units.length;
    case Do.support:
      return a < sc.units.length;
    case Do.take:
      return b === 0 && (a < sc.zones.length || (a >= ABOARD && a - ABOARD < sc.units.length));
    case Do.step:
    case Do.land:
    case Do.sail:
    case Do.fire:
    case Do.assault:
      return b === 0 && a < sc.zones.length;
    case Do.front:
    case Do.leave:
    case Do.embark:
    case Do.snipe:
    case Do.sendBack:
    case Do.contact:
      return b === 0 && a < sc.units.length;
    default:
      return a === 0 && b === 0 && doing(action) <= Do.prisoner;
  }
}

function forbidAct(s: RaidState, g: Group, action: Action): RuleId | null {
  const a = first(action);
  switch (doing(action)) {
    case Do.leave:
      return forbidLeave(s, g, a);
    case Do.step:
      return forbidStep(s, g, a);
    case Do.land:
      return forbidLand(s, g, a);
    case Do.embark:
      return forbidEmbark(s, g, a);
    case Do.embarkOne:
      return forbidEmbarkOne(s, g, a, second(action));
    case Do.sail:
      return forbidSail(s, g, a);
    case Do.fire:
      return forbidFire(s, g, a);
    case Do.snipe:
      return forbidSnipe(s, g, a);
    case Do.assault:
      return forbidAssault(s, g, a);
    case Do.front:
      return forbidFront(s, a);
    default:
      return fits(s, g) ? null : '2.2j';
  }
}

function forbidElsewhere(s: RaidState, action: Action): RuleId | null {
  const a = first(action);
  switch (doing(action)) {
    case Do.loadStandard:
      return forbidStandard(s);
    case Do.load:
      return forbidLoad(s, a, second(action));
    case Do.take:
      return forbidTake(s, a);
    case Do.front:
      return forbidFront(s, a);
    case Do.sendBack:
      return isMemberIn(s, a) ? null : '2.2h';
    case Do.contact:
      return forbidContact(s, a);
    case Do.support:
      return forbidSupport(s, a, second(action));
    case Do.prisoner:
      return forbidPrisoner(s);
    default:
      return null;
  }
}
