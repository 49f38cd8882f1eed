// 5.41 What a unit or a stack may spend its next point on.

import { directionTo } from './field.ts';
import { isRoad } from './hexside.ts';
import {
  countIn,
  faceOf,
  G,
  get,
  has,
  hexOf,
  is,
  isIn,
  isUnspent,
  Mark,
  paidOf,
  Stage,
  type State,
  sideOf,
  unitIn,
} from './state.ts';
import {
  EDGES,
  foeOf,
  type HexId,
  Is,
  MOST_IN_HEX,
  NONE,
  type SideId,
  type UnitId,
} from './types.ts';

/** 5.41 Points left of the visible side's allowance, the road's extra one not counted. */
export const pointsLeft = (s: State, unit: UnitId): number =>
  (s.scenario.movement[faceOf(s, unit)] as number) - paidOf(s, unit);

/** 5.41, 8.51 Whether a unit can pay for a point; a road has one more for whoever has followed it throughout. */
export function canPay(s: State, unit: UnitId, byRoad: boolean): boolean {
  const left = pointsLeft(s, unit);
  if (left > 0) return true;
  const printed = s.scenario.movement[faceOf(s, unit)] as number;
  return (
    left === 0 && byRoad && printed > 0 && (paidOf(s, unit) === 0 || has(s, unit, Mark.onRoad))
  );
}

/** 5.41a May take part in the point that is spent next. */
const mayGo = (s: State, unit: UnitId): boolean => isUnspent(s, unit) || isEntering(s, unit);

/** 10.11 Waits off the map and may be ordered in. */
export const isEntering = (s: State, unit: UnitId): boolean => has(s, unit, Mark.waiting);

/** 10.11, 5.441 A hexside of the edge that a road goes on beyond. */
export const isRoadEntry = (s: State, hex: HexId): boolean => s.scenario.road[hex] === 1;

/** The rule that forbids a unit, and another that goes along (NONE), to go to a hex next; null when none does. */
export function whyNotStep(s: State, unit: UnitId, along: UnitId, hex: HexId): string | null {
  if (isEntering(s, unit)) return whyNotEnter(s, unit, along, hex);
  const from = hexOf(s, unit);
  if (!mayGo(s, unit)) return '5.03';
  const side = sideOf(s, unit);
  if (isIn(s, from, foeOf(side))) return '5.42a';
  const direction = directionTo(s.scenario, from, hex);
  if (direction === NONE) return '5.41';
  const byRoad = isRoad(s, from, direction);
  if (!canPay(s, unit, byRoad)) return '5.41';
  if (along !== NONE && !(mayGo(s, along) && canPay(s, along, byRoad))) return '5.41a';
  return hasRoom(s, hex, side, along) ? null : '5.42';
}

const hasRoom = (s: State, hex: HexId, side: SideId, along: UnitId): boolean =>
  countIn(s, hex, side) + (along === NONE ? 1 : 2) <= MOST_IN_HEX;

/** 10.11, 10.11a Through a hex that is, or touches, one already used by this order. */
function whyNotEnter(s: State, unit: UnitId, along: UnitId, hex: HexId): string | null {
  const group = s.scenario.units[unit]?.group ?? NONE;
  const hexes = s.scenario.reinforcements[group]?.hexes ?? [];
  const place = hexes.indexOf(hex);
  if (place < 0) return '10.11';
  const byRoad = isRoadEntry(s, hex);
  if (!canPay(s, unit, byRoad)) return '5.41';
  if (along !== NONE && s.scenario.units[along]?.group !== group) return '10.11a';
  const used = get(s, G.entries);
  if (used !== 0 && !touchesUsed(s, hexes, used, hex)) return '10.11a';
  return hasRoom(s, hex, sideOf(s, unit), along) ? null : '2.11';
}

function touchesUsed(s: State, hexes: readonly HexId[], used: number, hex: HexId): boolean {
  for (const [place, other] of hexes.entries()) {
    if ((used & (1 << place)) === 0) continue;
    if (other === hex || directionTo(s.scenario, other, hex) !== NONE) return true;
  }
  return false;
}

/** 8.72, 8.74 On top of a trench that it may be in. */
export const isOnTop = (s: State, unit: UnitId): boolean =>
  is(s, unit, Is.digger) &&
  !has(s, unit, Mark.inTrench) &&
  s.scenario.dugBy[hexOf(s, unit)] !== NONE;

/** 8.72 Whether a unit may pay a point to climb in. */
export const mayClimb = (s: State, unit: UnitId): boolean =>
  isUnspent(s, unit) && isOnTop(s, unit) && pointsLeft(s, unit) > 0;

/** 5.451 Whether a unit may pay a point for a melee. */
export const mayMelee = (s: State, unit: UnitId): boolean =>
  isUnspent(s, unit) && pointsLeft(s, unit) > 0 && isIn(s, hexOf(s, unit), foeOf(sideOf(s, unit)));

/** 10.22 Whether a hex lies on an edge of the map. */
export function isOnEdge(s: State, hex: HexId, edge: number): boolean {
  const { columns, rows, hexes } = s.scenario;
  const { column, row } = hexes[hex] as { readonly column: number; readonly row: number };
  switch (EDGES[edge]) {
    case 'north':
      return row === 0;
    case 'south':
      return row === rows - 1;
    case 'west':
      return column === 0;
    default:
      return column === columns - 1;
  }
}

/** 10.22, 10.22a The rule that forbids a unit to leave the map. */
export function whyNotExit(s: State, unit: UnitId, edge: number): string | null {
  const hex = hexOf(s, unit);
  if (!isUnspent(s, unit)) return '5.03';
  if (isIn(s, hex, foeOf(sideOf(s, unit)))) return '10.22a';
  if (!isOnEdge(s, hex, edge)) return '10.22';
  return canPay(s, unit, isRoadEntry(s, hex)) ? null : '5.41';
}

/** 5.41 Who may move with a unit as a stack: the other of its side in its hex, or the next that waits, if it was ordered too. */
export function fellowOf(s: State, unit: UnitId): UnitId {
  const side = sideOf(s, unit);
  const hex = hexOf(s, unit);
  if (hex === NONE) return nextWaiting(s, unit);
  if (countIn(s, hex, side) < 2) return NONE;
  const first = unitIn(s, hex, side, 0);
  const other = first === unit ? unitIn(s, hex, side, 1) : first;
  return has(s, other, Mark.active) && isUnspent(s, other) ? other : NONE;
}

function nextWaiting(s: State, unit: UnitId): UnitId {
  const group = s.scenario.units[unit]?.group;
  for (let other = unit + 1; other < s.scenario.units.length; other++) {
    if (s.scenario.units[other]?.group !== group) continue;
    if (isEntering(s, other) && has(s, other, Mark.active)) return other;
  }
  return NONE;
}

/** 5.41 Who would go along with a unit now: in a move that is going on, the other of the group. */
export function alongWith(s: State, unit: UnitId): UnitId {
  if (get(s, G.stage) === Stage.act) return fellowOf(s, unit);
  return unit === get(s, G.lead) ? get(s, G.second) : get(s, G.lead);
}
