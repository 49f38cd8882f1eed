// 5.01 Who may be ordered: the units of a hex, a mass of formed ones, units that wait off the map.

import { apartOf } from './field.ts';
import { isEntering } from './moves.ts';
import {
  countIn,
  has,
  hexOf,
  isUnspent,
  Mark,
  mark,
  type State,
  sideOf,
  unitIn,
  unmark,
} from './state.ts';
import { type HexId, MOST_IN_MASS, NONE, type SideId, type UnitId } from './types.ts';

/** 5.01b Whether somebody of a side in a hex is unspent. */
export function isOrderable(s: State, hex: HexId, side: SideId): boolean {
  const count = countIn(s, hex, side);
  for (let place = 0; place < count; place++) {
    if (isUnspent(s, unitIn(s, hex, side, place))) return true;
  }
  return false;
}

/** 5.01, 10.11a Formed, and unspent or waiting. */
const fitsMass = (s: State, unit: UnitId): boolean =>
  !has(s, unit, Mark.dispersed) && (isUnspent(s, unit) || isEntering(s, unit));

/** 5.01a Of the same counter and side by side: in one hex, in two neighbours, or waiting together (10.11). */
function areLinked(s: State, one: UnitId, other: UnitId): boolean {
  const { counter, units } = s.scenario;
  if (one === other || counter[one] !== counter[other] || sideOf(s, one) !== sideOf(s, other))
    return false;
  const a = hexOf(s, one);
  const b = hexOf(s, other);
  if (a === NONE || b === NONE) return a === b && units[one]?.group === units[other]?.group;
  return apartOf(s.scenario, a, b) <= 1;
}

/** 5.01a Whether a mass can begin with a unit: another fits beside it. */
export function mayBeginMass(s: State, unit: UnitId): boolean {
  if (!fitsMass(s, unit)) return false;
  for (let other = 0; other < s.scenario.units.length; other++) {
    if (areLinked(s, unit, other) && fitsMass(s, other)) return true;
  }
  return false;
}

export const isNamed = (s: State, unit: UnitId): boolean => has(s, unit, Mark.named);

export function namedCount(s: State): number {
  let count = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) if (isNamed(s, unit)) count++;
  return count;
}

/** 5.01a Whether a unit may be named for the mass that is being named: it touches one that has been. */
export function mayJoin(s: State, unit: UnitId): boolean {
  if (isNamed(s, unit) || !fitsMass(s, unit)) return false;
  for (let other = 0; other < s.scenario.units.length; other++) {
    if (isNamed(s, other) && areLinked(s, unit, other)) return true;
  }
  return false;
}

/** Names all that may join, ring by ring, up to twelve. */
export function nameAll(s: State): void {
  let count = namedCount(s);
  for (let grown = true; grown && count < MOST_IN_MASS; ) {
    grown = false;
    const ring: UnitId[] = [];
    for (let unit = 0; unit < s.scenario.units.length; unit++)
      if (mayJoin(s, unit)) ring.push(unit);
    for (const unit of ring) {
      if (count >= MOST_IN_MASS) break;
      mark(s, unit, Mark.named);
      count++;
      grown = true;
    }
  }
}

/** 5.01a The mass that a unit would be of, ring by ring, itself first; alone in it where none fits beside it. */
export function massAround(s: State, first: UnitId): readonly UnitId[] {
  const mass: UnitId[] = [first];
  for (let at = 0; at < mass.length && mass.length < MOST_IN_MASS; at++) {
    for (let unit = 0; unit < s.scenario.units.length && mass.length < MOST_IN_MASS; unit++) {
      if (!mass.includes(unit) && areLinked(s, mass[at] as UnitId, unit) && fitsMass(s, unit))
        mass.push(unit);
    }
  }
  return mass;
}

/** 5.01b The unspent units of a side in a hex. */
export function unspentIn(s: State, hex: HexId, side: SideId): UnitId[] {
  const count = countIn(s, hex, side);
  const units: UnitId[] = [];
  for (let place = 0; place < count; place++) {
    const unit = unitIn(s, hex, side, place);
    if (isUnspent(s, unit)) units.push(unit);
  }
  return units;
}

/** 5.03 Activates the units of a hex. */
export function activateHex(s: State, hex: HexId, side: SideId): UnitId[] {
  const units = unspentIn(s, hex, side);
  for (const unit of units) mark(s, unit, Mark.active);
  return units;
}

/** 5.03 Activates the mass that has been named. */
export function activateMass(s: State): UnitId[] {
  const units: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) if (isNamed(s, unit)) units.push(unit);
  for (const unit of units) {
    unmark(s, unit, Mark.named);
    mark(s, unit, Mark.active);
  }
  return units;
}

/** 5.02a, 5.03 Ordered, and neither spent nor broken nor destroyed since. */
export const isReadyToAct = (s: State, unit: UnitId): boolean =>
  has(s, unit, Mark.active) && (isUnspent(s, unit) || isEntering(s, unit));
