// 18.1 Every legal answer, listed once; the order is the format of links.

import type { Action } from '../../../engine/system.ts';
import * as A from './actions.ts';
import { Answers } from './answers.ts';
import { apartOf } from './field.ts';
import { capacityOf, chargeListOf, endListOf } from './moves.ts';
import {
  endOf,
  mayActivate,
  mayActivateIn,
  mayCharge,
  openSegments,
  segmentOfUnit,
} from './orders.ts';
import { commanded, controlled } from './points.ts';
import { isInContact } from './sight.ts';
import { G, get, hexOf, isClosed, Stage, type State, unitIn } from './state.ts';
import { targetsOf } from './targets.ts';
import { type HexId, NONE, Side, type UnitId } from './types.ts';

export const legal = (s: State, into: Action[]): Action[] => answersOf(s).writeTo(into);

/** The answer at one place of the list: `pick` says at which, told how many there are. */
export function pickLegal(s: State, pick: (count: number) => number): Action {
  const all = answersOf(s);
  return all.at(pick(all.count));
}

const answers = new Answers();

/** Good until they are asked for again. */
function answersOf(s: State): Answers {
  const unit = get(s, G.asked);
  answers.clear();
  switch (get(s, G.stage)) {
    case Stage.character:
      answers.add(A.test);
      answers.add(A.keep);
      break;
    case Stage.lead:
      for (const segment of controlled(s, Side.french)) answers.add(A.lead(segment));
      answers.add(A.command);
      break;
    case Stage.name:
      for (const segment of commanded(s, Side.french)) answers.add(A.name(segment));
      break;
    case Stage.deal:
      for (const segment of commanded(s, Side.french)) answers.add(A.deal(segment));
      break;
    case Stage.first:
      answers.add(A.first);
      answers.add(A.second);
      break;
    case Stage.move:
      addMoves(s);
      break;
    case Stage.attack:
      for (const target of targetsOf(s, unit, targets)) answers.add(A.attack(unit, target));
      answers.add(A.pass(unit));
      break;
    case Stage.convert:
      answers.add(A.convert(unit));
      answers.add(A.lose(unit));
      break;
    case Stage.follow:
      answers.add(A.follow(unit));
      answers.add(A.stay(unit));
      break;
  }
  return answers;
}
const targets: UnitId[] = [];

/** 7.3, 8 Orders unit by unit, then segments to close, then the end. */
function addMoves(s: State): void {
  const open = openSegments(s, Side.french);
  const units = s.scenario.unitsOf[Side.french];
  let paying = 0; // segments that could still pay for an order, as bits
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as UnitId;
    if (!mayActivateIn(s, unit, open)) continue;
    paying |= 1 << segmentOfUnit(s, unit);
    answers.addEnds(A.Do.order, unit, endListOf(s, unit));
    if (mayCharge(s, unit)) answers.addEnds(A.Do.charge, unit, chargeListOf(s, unit));
  }
  for (let segment = 0; segment < s.scenario.segments.length; segment++) {
    if ((paying >> segment) % 2 === 1) answers.add(A.close(segment)); // 7.3
  }
  answers.add(A.done);
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
