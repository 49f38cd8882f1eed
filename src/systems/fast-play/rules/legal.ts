// 18.1 Every legal answer, listed once; the order is the format of links.

import type { Action } from '../../../engine/system.ts';
import * as A from './actions.ts';
import type { EndList } from './end-list.ts';
import { apartOf } from './field.ts';
import { capacityOf, chargeListOf, endListOf } from './moves.ts';
import { endOf, mayActivate, mayCharge, segmentOfUnit } from './orders.ts';
import { commanded, controlled } from './points.ts';
import { isInContact } from './sight.ts';
import { G, get, hexOf, isClosed, Stage, type State, sideOf, unitIn } from './state.ts';
import { targetsOf } from './targets.ts';
import { type HexId, NONE, Side, type UnitId } from './types.ts';

export function legal(s: State, into: Action[]): Action[] {
  if (get(s, G.stage) === Stage.move) return listMoves(s, into);
  into.length = 0;
  const unit = get(s, G.asked);
  switch (get(s, G.stage)) {
    case Stage.character:
      into.push(A.test, A.keep);
      break;
    case Stage.lead:
      for (const segment of controlled(s, Side.french)) into.push(A.lead(segment));
      into.push(A.command);
      break;
    case Stage.name:
      for (const segment of commanded(s, Side.french)) into.push(A.name(segment));
      break;
    case Stage.deal:
      for (const segment of commanded(s, Side.french)) into.push(A.deal(segment));
      break;
    case Stage.first:
      into.push(A.first, A.second);
      break;
    case Stage.attack:
      for (const target of targetsOf(s, unit)) into.push(A.attack(unit, target));
      into.push(A.pass(unit));
      break;
    case Stage.convert:
      into.push(A.convert(unit), A.lose(unit));
      break;
    case Stage.follow:
      into.push(A.follow(unit), A.stay(unit));
      break;
  }
  return into;
}

/** 7.3, 8 Orders unit by unit, then segments to close, then the end. */
function listMoves(s: State, into: Action[]): Action[] {
  let count = 0;
  let paying = 0; // segments that could still pay for an order, as bits
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) !== Side.french || !mayActivate(s, unit)) continue;
    paying |= 1 << segmentOfUnit(s, unit);
    count = listEnds(A.Do.order, unit, endListOf(s, unit), into, count);
    if (mayCharge(s, unit)) count = listEnds(A.Do.charge, unit, chargeListOf(s, unit), into, count);
  }
  for (let segment = 0; segment < s.scenario.segments.length; segment++) {
    if ((paying >> segment) % 2 === 1) into[count++] = A.close(segment); // 7.3
  }
  into[count++] = A.done;
  into.length = count; // written from the front, so that the list keeps its room
  return into;
}

/** Writes down the ends of one unit from a place in the list on; where the next goes. */
function listEnds(kind: number, unit: UnitId, ends: EndList, into: Action[], from: number): number {
  let count = from;
  for (let place = 0; place < ends.places; place++) {
    const first = A.orderOf(kind, unit, ends.hex[place] as number, 0);
    let facings = ends.facings[place] as number;
    for (let facing = 0; facings !== 0; facing++, facings >>= 1) {
      if ((facings & 1) === 1) into[count++] = first + facing;
    }
  }
  return count;
}

/** The id of the rule that forbids an answer now, or null. */
export function forbids(s: State, action: Action): string | null {
  const stage = get(s, G.stage);
  const kind = A.kindOf(action);
  if (stage === Stage.over) return '15.3';
  if (stage === Stage.move && (kind === A.Do.order || kind === A.Do.charge))
    return forbidsOrder(s, action);
  return legal(s, []).includes(action) ? null : FORBIDDEN_BY[stage as keyof typeof FORBIDDEN_BY];
}

const FORBIDDEN_BY = {
  [Stage.character]: '4.3',
  [Stage.lead]: '14.8',
  [Stage.name]: '6.4',
  [Stage.deal]: '6.3',
  [Stage.first]: '7.1',
  [Stage.move]: '7.3',
  [Stage.attack]: '12.2',
  [Stage.convert]: '14.6',
  [Stage.follow]: '13.9',
} as const;

/** 6.6, 7.3, 8, 14.2 What stands against an order. */
function forbidsOrder(s: State, action: Action): string | null {
  const unit = A.unitOf(action);
  const charge = A.kindOf(action) === A.Do.charge;
  if (s.scenario.units[unit]?.side !== Side.french) return '4.1';
  if (!mayActivate(s, unit))
    return isClosed(s, Side.french, segmentOfUnit(s, unit)) ? '7.3' : '6.6';
  if (charge && !mayCharge(s, unit)) return '14.2';
  const end = endOf(s, unit, A.hexOfOrder(action), A.facingOfOrder(action), charge);
  if (end !== undefined) return null;
  return charge ? '14.2' : noWay(s, unit, A.hexOfOrder(action));
}

/** What stands between a unit and a hex; 8.10 where the way itself does, or only the facing. */
function noWay(s: State, unit: UnitId, hex: HexId): string {
  const { impassable, units } = s.scenario;
  const from = hexOf(s, unit);
  const other = unitIn(s, hex);
  if (impassable[hex] === 1) return '9.9';
  if (other !== NONE && other !== unit) return '10.1';
  if (apartOf(s.scenario, from, hex) > capacityOf(units[unit]?.kind ?? 0)) return '8.1';
  return hex !== from && isInContact(s, unit, from) ? '10.5' : '8.10';
}
