// 6 Action points: how many dice, of what kind, for which segment; 14.4, 14.5 and 14.8 where they are played.

import type { Rolls } from '../../../engine/rolls.ts';
import type { Die, Trace } from '../../../engine/told.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import {
  attritionIn,
  characterOf,
  G,
  get,
  hasOption,
  hexOf,
  isOnBoard,
  Option,
  pointsIn,
  type State,
  setPoints,
  setStore,
  storeIn,
} from './state.ts';
import { Character, MAX_SEGMENTS, NONE, type SegmentId, SIDES, type SideId } from './types.ts';

/** Friendly units in a segment. */
export function unitsInSegment(s: State, side: SideId, segment: SegmentId): number {
  const { side: sides, segment: segments } = s.scenario;
  let count = 0;
  for (let unit = 0; unit < sides.length; unit++) {
    if (sides[unit] === side && isOnBoard(s, unit) && segments[hexOf(s, unit)] === segment) count++;
  }
  return count;
}

/** 6.1 Segments with at least one friendly unit, in segment order. */
export const controlled = (s: State, side: SideId): readonly SegmentId[] =>
  listOf(controlBits(s, side));

/** 6.1, 14.8 The segments that dice are thrown for: all under control but the one that is led. */
export function commanded(s: State, side: SideId): readonly SegmentId[] {
  const led = ledBy(s, side);
  return listOf(led === NONE ? controlBits(s, side) : controlBits(s, side) & ~(1 << led));
}

function controlBits(s: State, side: SideId): number {
  const { side: sides, segment } = s.scenario;
  let bits = 0;
  for (let unit = 0; unit < sides.length; unit++) {
    if (sides[unit] === side && isOnBoard(s, unit))
      bits |= 1 << (segment[hexOf(s, unit)] as number);
  }
  return bits;
}

/** Every set of segments as a list, made once. */
const LISTS: ReadonlyArray<readonly SegmentId[]> = Array.from(
  { length: 1 << MAX_SEGMENTS },
  (_, bits) =>
    Array.from({ length: MAX_SEGMENTS }, (__, segment) => segment).filter(
      (segment) => (bits & (1 << segment)) !== 0,
    ),
);
const listOf = (bits: number): readonly SegmentId[] => LISTS[bits] as readonly SegmentId[];

export const ledBy = (s: State, side: SideId): SegmentId => get(s, G.led + side);

/** 6.2 A kind of die and what is taken off it. */
export interface PointDie {
  readonly faces: number;
  readonly less: number;
  readonly named: boolean; // for a segment before the roll; else dealt out after it
}
const DICE: readonly PointDie[] = [
  { faces: 4, less: 1, named: false }, // fainthearted
  { faces: 4, less: 0, named: true }, // cautious
  { faces: 6, less: 1, named: false }, // pragmatic
  { faces: 8, less: 1, named: true }, // bold
];
/** 14.8 */
const WHILE_LEADING: PointDie = { faces: 4, less: 1, named: true };

export const pointDie = (s: State, side: SideId): PointDie =>
  ledBy(s, side) === NONE ? (DICE[characterOf(s, side)] as PointDie) : WHILE_LEADING;

/** 18.2 By side and die. */
const NAMES = SIDES.flatMap((side) =>
  Array.from({ length: MAX_SEGMENTS }, (_, n) => `points.${side}.${n + 1}`),
);

/** 1.3, 18.2 One die of a side; what it shows. */
export function rollPointDie(rolls: Rolls, s: State, side: SideId, n: number): Die {
  const { faces } = pointDie(s, side);
  const name = NAMES[side * MAX_SEGMENTS + n] as string;
  return { name, rule: cite('6.2'), value: 1 + rolls.draw(name, '6.2', faces) };
}

/** What a side's dice came to, and where the points went. */
export interface Allotted {
  readonly die: Die;
  readonly segment: SegmentId;
  readonly trace?: Trace;
}

/** 6.3, 6.4, 14.4, 14.8 The points of a side's segments from its dice. */
export function allot({ s, tell }: BattlePlay, side: SideId, dice: readonly Allotted[]): void {
  const { less, faces } = pointDie(s, side);
  for (let segment = 0; segment < s.scenario.segments.length; segment++)
    setPoints(s, side, segment, 0);
  for (let n = 0; n < dice.length; n++) {
    const { die, segment } = dice[n] as Allotted;
    setPoints(s, side, segment, pointsIn(s, side, segment) + die.value - less);
  }
  const led = ledBy(s, side);
  if (led !== NONE) setPoints(s, side, led, unitsInSegment(s, side, led));
  const lost = takeAttrition(s, side);
  if (tell === null) return;
  const told = dice.map(({ die, segment, trace }) => ({
    ...{ die, score: die.value - less, segment },
    ...(trace === undefined ? {} : { trace }),
  }));
  const points = s.scenario.segments.map((_, segment) => pointsIn(s, side, segment));
  tell({ kind: 'points', rule: cite('6.2'), side, faces, dice: told, lost, points });
}

/** 14.4, 14.8 A point less for each unit destroyed there in the turn before, never below zero. */
function takeAttrition(s: State, side: SideId): { segment: SegmentId; points: number }[] {
  if (!hasOption(s, Option.attrition)) return [];
  return s.scenario.segments.flatMap((_, segment) => {
    const had = pointsIn(s, side, segment);
    const points = Math.min(had, attritionIn(s, side, segment));
    setPoints(s, side, segment, had - points);
    return points === 0 ? [] : [{ segment, points }];
  });
}

/** 14.5 Whether a general keeps what he does not spend. */
export const keepsPoints = (s: State, side: SideId): boolean =>
  hasOption(s, Option.foresight) &&
  (s.scenario.foresighted[side] ?? false) &&
  characterOf(s, side) === Character.cautious;

/** 14.5, 14.9 Stores are lost with control of their segment, all of them when the general is not cautious. */
export function reviewStores(s: State, side: SideId): void {
  const keeps = keepsPoints(s, side);
  for (let segment = 0; segment < s.scenario.segments.length; segment++) {
    if (!keeps || unitsInSegment(s, side, segment) === 0) setStore(s, side, segment, 0);
  }
}

/** 6.5, 14.5 What is left when a side has moved lapses, or is kept. */
export function lapse(s: State, side: SideId): number {
  let unspent = 0;
  const led = ledBy(s, side);
  for (let segment = 0; segment < s.scenario.segments.length; segment++) {
    const left = pointsIn(s, side, segment);
    if (segment !== led) unspent += left;
    if (keepsPoints(s, side) && segment !== led)
      setStore(s, side, segment, storeIn(s, side, segment) + left);
    setPoints(s, side, segment, 0);
  }
  return unspent;
}

/** 6.6, 14.2 Whether an activation can be paid: in a led segment the first point is free, a second comes from a store. */
export function canPay(s: State, side: SideId, segment: SegmentId, cost: number): boolean {
  const points = pointsIn(s, side, segment);
  const store = storeIn(s, side, segment);
  if (segment === ledBy(s, side)) return points >= 1 && store >= cost - 1;
  return points + store >= cost;
}

export function pay(s: State, side: SideId, segment: SegmentId, cost: number): void {
  const free = segment === ledBy(s, side) ? 1 : cost;
  const fresh = Math.min(pointsIn(s, side, segment), free);
  setPoints(s, side, segment, pointsIn(s, side, segment) - fresh);
  setStore(s, side, segment, storeIn(s, side, segment) - (cost - fresh));
}
