// 12.8 Every legal answer, listed once, for whichever side is asked; the order is the format of links.

import type { Action } from '../../../engine/system.ts';
import * as A from './actions.ts';
import { observes, ownerOf } from './batteries.ts';
import { barrageHexes, gapSide, wiresOf } from './bombard.ts';
import { strikeTargets } from './melee.ts';
import {
  canPay,
  fellowOf,
  isEntering,
  isOnEdge,
  isOnTop,
  isRoadEntry,
  mayClimb,
  mayMelee,
  whyNotStep,
} from './moves.ts';
import { isOrderable, isReadyToAct, mayBeginMass, mayJoin, namedCount } from './orders.ts';
import { eachPlace, setUpOf, whyNotPut } from './placing.ts';
import { mayReturn, mayShoot } from './shots.ts';
import { aim, antiTankOf, BLOCKED, isTarget } from './sight.ts';
import {
  askedOf,
  countIn,
  Firing,
  firingOf,
  G,
  get,
  has,
  hexOf,
  is,
  isIn,
  isOnMap,
  Mark,
  modeOf,
  registeredOf,
  Stage,
  type State,
  Step,
  sideOf,
  turnOf,
  unitIn,
} from './state.ts';
import {
  EDGES,
  foeOf,
  type HexId,
  Is,
  Load,
  MOST_IN_MASS,
  Mode,
  NONE,
  type SideId,
  type UnitId,
} from './types.ts';

export function legal(s: State, into: Action[]): Action[] {
  into.length = 0;
  const stage = get(s, G.stage);
  if (stage !== Stage.over) LISTS[stage]?.(s, into);
  return into;
}

type Lister = (s: State, into: Action[]) => void;

const register: Lister = (s, into) => {
  for (let hex = 0; hex < s.scenario.hexes.length; hex++)
    into.push(A.act(A.Do.register, get(s, G.at), hex));
};

const mine: Lister = (s, into) => {
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) into.push(A.act(A.Do.mine, 0, hex));
};

/** 5.11, 12.1 Hex and side up. */
const place: Lister = (s, into) => {
  const unit = get(s, G.lead);
  const faces = setUpOf(s, unit)?.faces ?? 'free';
  eachPlace(s, unit, (hex) => {
    if (faces !== 'dispersed') into.push(A.act(A.Do.place, unit, hex));
    if (faces !== 'formed') into.push(A.act(A.Do['place-dispersed'], unit, hex));
  });
};

/** 7.62, 7.72a, 7.8a The hexes in which a gap is due now. */
export function gapHexes(s: State): readonly HexId[] {
  switch (get(s, G.step)) {
    case Step.gaps:
      return s.scenario.bombardment?.hexes ?? [];
    case Step.mineGap:
      return [get(s, G.mine)];
    default:
      return barrageHexes(s, turnOf(s));
  }
}

/** 7.62 Whether the gap that is due must be laid: the bombarded side's. */
export function mustLay(s: State): boolean {
  const { bombardment, barrage } = s.scenario;
  const step = get(s, G.step);
  if (step === Step.mineGap) return false;
  const firer = (step === Step.gaps ? bombardment?.side : barrage?.side) ?? 0;
  const pulverising = step === Step.gaps && bombardment?.pulverising === true;
  return gapSide(firer, pulverising, get(s, G.gaps)) !== firer;
}

const gap: Lister = (s, into) => {
  for (const wire of wiresOf(s, gapHexes(s))) into.push(A.act(A.Do.gap, 0, wire));
  if (!mustLay(s)) into.push(A.act(A.Do['no-gap']));
};

const reinforce: Lister = (s, into) => {
  const unit = get(s, G.lead);
  const group = s.scenario.units[unit]?.group ?? NONE;
  for (const hex of s.scenario.reinforcements[group]?.hexes ?? []) {
    if (whyNotPut(s, unit, hex) === null) into.push(A.act(A.Do.put, unit, hex));
  }
  into.push(A.act(A.Do.later, unit));
};

/** 12.3 Pass, targets, cancels, hexes, masses, entries. */
const half: Lister = (s, into) => {
  into.push(A.act(A.Do.pass));
  listBatteries(s, into);
  listUnits(s, into);
};

function listBatteries(s: State, into: Action[]): void {
  const side = askedOf(s);
  const { batteries, hexes, gasAllowed } = s.scenario;
  const last = gasAllowed ? Load.gas : Load.smoke;
  for (let battery = 0; battery < batteries.length; battery++) {
    if (ownerOf(s, battery) !== side || firingOf(s, battery) !== Firing.free) continue;
    const everywhere = modeOf(s, battery) === Mode.airplane;
    const one = modeOf(s, battery) === Mode.rocket ? registeredOf(s, battery) : NONE;
    for (let hex = Math.max(0, one); hex < hexes.length; hex++) {
      if (everywhere || observes(s, battery, hex))
        for (let load = 0; load <= last; load++) into.push(A.act(A.Do.target, battery, hex, load));
      if (hex === one) break; // a rocket has no other hex
    }
  }
  for (let battery = 0; battery < batteries.length; battery++) {
    if (ownerOf(s, battery) === side && firingOf(s, battery) === Firing.ready)
      into.push(A.act(A.Do.cancel, battery));
  }
}

function listUnits(s: State, into: Action[]): void {
  const side = askedOf(s);
  const { units, hexes, side: sides } = s.scenario;
  for (let hex = 0; hex < hexes.length; hex++) {
    if (isOrderable(s, hex, side)) into.push(A.act(A.Do.hex, 0, hex));
  }
  for (let unit = 0; unit < units.length; unit++) {
    if (sides[unit] === side && mayBeginMass(s, unit)) into.push(A.act(A.Do.mass, unit));
  }
  for (let unit = 0; unit < units.length; unit++) {
    if (sides[unit] === side && isEntering(s, unit)) into.push(A.act(A.Do.enter, unit));
  }
}

/** 5.03b Whether a side can order anything at all. */
export function canOrder(s: State, side: SideId): boolean {
  const { units, batteries, side: sides } = s.scenario;
  for (let unit = 0; unit < units.length; unit++) {
    if (sides[unit] !== side) continue;
    if (isEntering(s, unit) || (isOnMap(s, unit) && !has(s, unit, Mark.spent))) return true;
  }
  for (let battery = 0; battery < batteries.length; battery++) {
    if (ownerOf(s, battery) !== side) continue;
    if (firingOf(s, battery) === Firing.ready) return true;
    if (firingOf(s, battery) === Firing.free && canAim(s, battery)) return true;
  }
  return false;
}

function canAim(s: State, battery: number): boolean {
  if (modeOf(s, battery) === Mode.airplane) return true;
  if (modeOf(s, battery) === Mode.rocket) return observes(s, battery, registeredOf(s, battery));
  for (let hex = 0; hex < s.scenario.hexes.length; hex++)
    if (observes(s, battery, hex)) return true;
  return false;
}

/** 5.01a Who may be named next; all at once; and the end of naming once there are two. */
const mass: Lister = (s, into) => {
  const count = namedCount(s);
  let joins = 0;
  for (let unit = 0; unit < s.scenario.units.length && count < MOST_IN_MASS; unit++) {
    if (!mayJoin(s, unit)) continue;
    into.push(A.act(A.Do.with, unit));
    joins++;
  }
  if (joins > 0) into.push(A.act(A.Do.all));
  if (count > 1) into.push(A.act(A.Do.go));
};

const messenger: Lister = (s, into) => {
  const battery = get(s, G.failed);
  into.push(A.act(A.Do.messenger, battery), A.act(A.Do.keep, battery));
};

/** 5.03a Unit by unit: deploy, dig, fire, move; then the end of the order. */
const acts: Lister = (s, into) => {
  const side = askedOf(s);
  const { units, side: sides } = s.scenario;
  for (let unit = 0; unit < units.length; unit++) {
    if (sides[unit] !== side || !isReadyToAct(s, unit)) continue;
    if (isOnMap(s, unit)) {
      into.push(A.act(A.Do.deploy, unit));
      if (is(s, unit, Is.digger)) into.push(A.act(A.Do.dig, unit)); // 5.21a
      listFire(s, unit, into);
    }
    listPoints(s, unit, fellowOf(s, unit), into);
  }
  into.push(A.act(A.Do.end));
};

/** 6.01, 6.11, 6.21 and 6.023c Zone fire at hexes, then anti-tank fire at units. */
function listFire(s: State, unit: UnitId, into: Action[]): void {
  const foe = foeOf(sideOf(s, unit));
  const { units, side: sides } = s.scenario;
  const hasAntiTank = antiTankOf(s, unit) !== NONE;
  for (let other = 0; other < units.length; other++) {
    if (sides[other] !== foe) continue;
    const hex = hexOf(s, other);
    if (hex === NONE) continue;
    const zone = unitIn(s, hex, foe, 0) === other && isTarget(s, hex, foeOf(foe)); // a hex once
    const vehicle = hasAntiTank && is(s, other, Is.armour);
    if ((!zone && !vehicle) || aim(s, unit, hex) === BLOCKED) continue;
    if (zone) into.push(A.act(A.Do.fire, unit, hex));
    if (vehicle) into.push(A.act(A.Do['fire-at'], unit, other));
  }
}

/** 12.4 The next point: hexes, the trench, a melee, the edge; alone, or with whoever goes along. */
export function listPoints(s: State, unit: UnitId, along: UnitId, into: Action[]): void {
  if (isEntering(s, unit)) return listEntries(s, unit, along, into);
  const from = hexOf(s, unit);
  const side = sideOf(s, unit);
  if (isIn(s, from, foeOf(side))) {
    listOnSpot(s, unit, along, into);
    return;
  }
  const goes = canPay(s, unit, true);
  for (let direction = 0; direction < 6 && goes; direction++) {
    const hex = s.scenario.next[from * 6 + direction] as number;
    if (hex === NONE || whyNotStep(s, unit, NONE, hex) !== null) continue;
    into.push(A.act(A.Do.move, unit, hex));
    if (along !== NONE && whyNotStep(s, unit, along, hex) === null && unit < along)
      into.push(A.act(A.Do['move-both'], unit, hex));
  }
  listOnSpot(s, unit, along, into);
  listExits(s, unit, along, into);
}

function listEntries(s: State, unit: UnitId, along: UnitId, into: Action[]): void {
  const group = s.scenario.units[unit]?.group ?? NONE;
  for (const hex of s.scenario.reinforcements[group]?.hexes ?? []) {
    if (whyNotStep(s, unit, NONE, hex) !== null) continue;
    into.push(A.act(A.Do.move, unit, hex));
    if (along !== NONE && whyNotStep(s, unit, along, hex) === null)
      into.push(A.act(A.Do['move-both'], unit, hex));
  }
}

/** 5.41a, 5.451 Whoever goes along and needs no point for it pays none; a stack is named by its lower id. */
function listOnSpot(s: State, unit: UnitId, along: UnitId, into: Action[]): void {
  const both = along !== NONE && unit < along;
  const climbs = mayClimb(s, unit);
  if (climbs) into.push(A.act(A.Do.climb, unit));
  if (both && (climbs || mayClimb(s, along)) && inOrUp(s, unit) && inOrUp(s, along))
    into.push(A.act(A.Do['climb-both'], unit));
  if (!mayMelee(s, unit)) return;
  into.push(A.act(A.Do.melee, unit));
  if (both && mayMelee(s, along)) into.push(A.act(A.Do['melee-both'], unit));
}

/** In the trench already, or able to climb in. */
const inOrUp = (s: State, unit: UnitId): boolean => !isOnTop(s, unit) || mayClimb(s, unit);

function listExits(s: State, unit: UnitId, along: UnitId, into: Action[]): void {
  const hex = hexOf(s, unit);
  const byRoad = isRoadEntry(s, hex);
  if (!canPay(s, unit, byRoad)) return;
  for (let edge = 0; edge < EDGES.length; edge++) {
    if (!isOnEdge(s, hex, edge)) continue;
    into.push(A.act(A.Do.exit, unit, edge));
    if (along !== NONE && unit < along && canPay(s, along, byRoad))
      into.push(A.act(A.Do['exit-both'], unit, edge));
  }
}

/** The next point of the move that is going on, by whoever of the group still can; or its end. */
const points: Lister = (s, into) => {
  listMove(s, into);
  into.push(A.act(A.Do.stop));
};

export function listMove(s: State, into: Action[]): void {
  const lead = get(s, G.lead);
  const second = get(s, G.second);
  listPoints(s, lead, second, into);
  if (second !== NONE) listPoints(s, second, lead, into);
}

const strike: Lister = (s, into) => {
  const unit = get(s, G.striker);
  for (const target of strikeTargets(s, unit)) into.push(A.act(A.Do.strike, unit, target));
};

/** 6.36a Who returns fire, and how; then no more. */
const returns: Lister = (s, into) => {
  const side = askedOf(s);
  const hex = get(s, G.hex);
  const firer = get(s, G.lead);
  const count = countIn(s, hex, side);
  for (let place = 0; place < count; place++) {
    const unit = unitIn(s, hex, side, place);
    if (mayReturn(s, unit, firer, NONE)) into.push(A.act(A.Do.return, unit));
    if (mayReturn(s, unit, firer, firer)) into.push(A.act(A.Do['return-at'], unit, firer));
  }
  into.push(A.act(A.Do.close));
};

/** 6.35a, 6.35b Shots at the hex of the group, or at armour in the group; then no more. */
const pause: Lister = (s, into) => {
  const side = askedOf(s);
  const lead = get(s, G.lead);
  const second = get(s, G.second);
  const { units, side: sides } = s.scenario;
  for (let unit = 0; unit < units.length; unit++) {
    if (sides[unit] !== side || hexOf(s, unit) === NONE) continue;
    if (mayShoot(s, unit, NONE)) into.push(A.act(A.Do.shoot, unit));
    for (const target of lead < second || second === NONE ? [lead, second] : [second, lead]) {
      if (target !== NONE && mayShoot(s, unit, target))
        into.push(A.act(A.Do['shoot-at'], unit, target));
    }
  }
  into.push(A.act(A.Do.close));
};

/** By stage. */
const LISTS: readonly Lister[] = [
  ...[register, mine, place, gap, reinforce, half, mass, messenger, acts, points],
  ...[strike, returns, pause],
];
