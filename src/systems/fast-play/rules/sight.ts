// 11.3 to 11.9 Who sees whom, as units stand.

import { STEPS } from '../../../hex/hex.ts';
import type { Field } from './field.ts';
import { CLEAR, CUT } from './sight-table.ts';
import { type State, sideOf, unitIn } from './state.ts';
import { type HexId, NONE, type UnitId } from './types.ts';

/** 3.4 Above 0 in front of a unit there, below 0 behind it, 0 on its front line. */
export function sideOfFront({ q, r }: Field, hex: HexId, facing: number, other: HexId): number {
  const a = (q[other] as number) - (q[hex] as number);
  const b = (r[other] as number) - (r[hex] as number);
  const c = STEP_Q[facing] as number;
  const d = STEP_R[facing] as number;
  return 2 * a * c + 2 * b * d + a * d + b * c;
}
const STEP_Q = STEPS.map(({ q }) => q);
const STEP_R = STEPS.map(({ r }) => r);

/** Whether a line of sight leads from one hex to another; `empty` counts as such, whoever stands there. */
export function sees(s: State, from: HexId, to: HexId, empty: HexId = NONE): boolean {
  const { sight, hexes } = s.scenario;
  const first = sight.first[from * hexes.length + to] as number;
  if (first === CUT) return false;
  if (first === CLEAR) return true;
  const { conditions } = sight;
  let at = first + 1;
  for (let left = conditions[first] as number; left > 0; left--) {
    const count = conditions[at] as number;
    if (isFull(s, conditions, at + 1, count, empty)) return false;
    at += 1 + count;
  }
  return true;
}

/** 11.7 Whether every hex that the point of the line names is occupied. */
function isFull(s: State, hexes: Int16Array, from: number, count: number, empty: HexId): boolean {
  for (let i = from; i < from + count; i++) {
    const hex = hexes[i] as number;
    if (hex === empty || unitIn(s, hex) === NONE) return false;
  }
  return true;
}

/** 10.2 Whether a hex lies next to an enemy of that unit. */
export function isInContact(s: State, unit: UnitId, hex: HexId): boolean {
  const { next } = s.scenario;
  const side = sideOf(s, unit);
  for (let facing = 0; facing < 6; facing++) {
    const there = next[hex * 6 + facing] as number;
    if (there === NONE) continue;
    const other = unitIn(s, there);
    if (other !== NONE && sideOf(s, other) !== side) return true;
  }
  return false;
}
