// 8.03 What a hexside does to whoever crosses it; only the one that is crossed matters.

import { ROAD } from './field.ts';
import { isWhole, type State } from './state.ts';
import { Along, type HexId, NONE, type WireId } from './types.ts';

const bitsOf = (s: State, from: HexId, direction: number): number =>
  s.scenario.sides[from * 6 + direction] as number;

/** 8.53, 8.11a A road crosses it, over a bridge or on the ground. */
export const isRoad = (s: State, from: HexId, direction: number): boolean =>
  (bitsOf(s, from, direction) & ROAD) !== 0;

/** 8.61, 8.62 A stream without a bridge. */
export const isStream = (s: State, from: HexId, direction: number): boolean =>
  (bitsOf(s, from, direction) & (Along.stream | Along.bridge)) === Along.stream;

/** 8.72 The work of a trench crosses it. */
export const isConnected = (s: State, from: HexId, direction: number): boolean =>
  (bitsOf(s, from, direction) & Along.trench) !== 0;

/** 8.81, 8.82 Wire without a gap; NONE without. */
export function wireOn(s: State, from: HexId, direction: number): WireId {
  const wire = s.scenario.wire[from * 6 + direction] as number;
  return wire !== NONE && isWhole(s, wire) ? wire : NONE;
}
