// 6.6, 7.3, 8 Orders: which a side may give, and what one does.

import type { Trace } from '../../../engine/told.ts';
import type { OrderReason } from './events.ts';
import { chargeListOf, type End, endListOf } from './moves.ts';
import { hold } from './objectives.ts';
import type { BattlePlay } from './play.ts';
import { canPay, pay } from './points.ts';
import { cite } from './rule.ts';
import {
  addMark,
  facingOf,
  G,
  get,
  hasMark,
  hasOption,
  hexOf,
  isClosed,
  isOnBoard,
  Mark,
  Option,
  put,
  type State,
  set,
  setClosed,
  setFacing,
  sideOf,
} from './state.ts';
import { NONE, type SegmentId, type SideId, type UnitId } from './types.ts';

export const COST = 1; // 6.6
export const CHARGE_COST = 2; // 14.2

export const segmentOfUnit = (s: State, unit: UnitId): SegmentId =>
  s.scenario.segment[hexOf(s, unit)] as number;

/** 6.6 Whether a unit may still be activated, and its segment pay for it. */
export function mayActivate(s: State, unit: UnitId, cost: number = COST): boolean {
  if (!isOnBoard(s, unit) || hasMark(s, unit, Mark.activated)) return false;
  const side = sideOf(s, unit);
  const segment = segmentOfUnit(s, unit);
  return !isClosed(s, side, segment) && canPay(s, side, segment, cost);
}

export const mayCharge = (s: State, unit: UnitId): boolean =>
  hasOption(s, Option.charge) && mayActivate(s, unit, CHARGE_COST);

/** 8.10 The end that an order names, if one of its kind leads there. */
export function endOf(
  s: State,
  unit: UnitId,
  hex: number,
  facing: number,
  charge: boolean,
): End | undefined {
  const ends = charge ? chargeListOf(s, unit) : endListOf(s, unit);
  const i = ends.find(hex, facing);
  return i < 0 ? undefined : ends.at(i, charge);
}

/** An order of the automaton says what it was for. */
export interface OrderWhy {
  readonly trace: Trace;
  readonly why: OrderReason;
}

/** 6.6, 8.7, 8.10 A unit is activated and goes where it is told. */
export function carryOut(play: BattlePlay, unit: UnitId, end: End, told?: OrderWhy): void {
  const { s, tell } = play;
  const side = sideOf(s, unit);
  moveIn(s, side, segmentOfUnit(s, unit));
  pay(s, side, segmentOfUnit(s, unit), end.charge ? CHARGE_COST : COST);
  const from = hexOf(s, unit);
  const facingFrom = facingOf(s, unit);
  addMark(s, unit, Mark.activated);
  if (end.mayFight) addMark(s, unit, Mark.mayFight);
  if (end.charge) addMark(s, unit, Mark.charging);
  if (from !== end.hex || facingFrom !== end.facing) addMark(s, unit, Mark.moving); // 2.8
  if (from !== end.hex) put(s, unit, end.hex);
  setFacing(s, unit, end.facing);
  const { hex, facing, mayFight, charge } = end;
  tell?.({
    ...{
      kind: 'ordered',
      rule: cite('8.10'),
      unit,
      from,
      hex,
      facingFrom,
      facing,
      mayFight,
      charge,
    },
    ...(told ?? {}),
  });
  if (from !== hex) hold(play, unit);
}

/** 7.3 A segment once left for another is closed. */
function moveIn(s: State, side: SideId, segment: SegmentId): void {
  const before = get(s, G.inSegment + side);
  if (before !== NONE && before !== segment) setClosed(s, side, before, true);
  set(s, G.inSegment + side, segment);
}
