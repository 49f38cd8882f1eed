// Q10 The way to a goal: each step one hex nearer, with room, never over wire, never through the enemy, and in the open
// no step too dangerous but the last.

import { apartOf } from '../rules/field.ts';
import { isConnected, wireOn } from '../rules/hexside.ts';
import { countIn, has, hexOf, is, isIn, Mark, type State } from '../rules/state.ts';
import { type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { dangerOfStep, own } from './figures.ts';

/** The next step of a unit, or of so many of them, from a hex to a goal; NONE without one. */
export function nextStep(
  s: State,
  unit: UnitId,
  count: number,
  from: HexId,
  inTrench: boolean,
  goal: HexId,
  most: number = s.scenario.thresholds.dangerStep,
  lastToo = false, // V3 whether the last step, too, must be so safe
): HexId {
  const { next } = s.scenario;
  const far = apartOf(s.scenario, from, goal);
  let best: HexId = NONE;
  let bestRank = 0;
  for (let direction = 0; direction < 6; direction++) {
    const hex = next[from * 6 + direction] as number;
    if (hex === NONE || apartOf(s.scenario, hex, goal) >= far) continue;
    if (wireOn(s, from, direction) !== NONE) continue;
    if (countIn(s, hex, own(s)) + count > MOST_IN_HEX) continue;
    if (hex !== goal && isIn(s, hex, s.scenario.human)) continue;
    const connected = inTrench && isConnected(s, from, direction);
    const danger = dangerOfStep(s, unit, hex, connected);
    if ((hex !== goal || lastToo) && danger > most) continue;
    const rank = (connected ? 0 : 100_000) + danger * 1000 + hex;
    if (best !== NONE && rank >= bestRank) continue;
    best = hex;
    bestRank = rank;
  }
  return best;
}

/** Whether a step comes out in the trench. */
export function isInsideAfter(s: State, from: HexId, hex: HexId, inTrench: boolean): boolean {
  if (!inTrench) return false;
  for (let direction = 0; direction < 6; direction++) {
    if (s.scenario.next[from * 6 + direction] === hex) return isConnected(s, from, direction);
  }
  return false;
}

/** Whether a unit reaches a goal by a whole way in so many points. */
export const hasWay = (
  s: State,
  unit: UnitId,
  count: number,
  points: number,
  goal: HexId,
  start: HexId = hexOf(s, unit),
): boolean => dangerOfWay(s, unit, count, points, goal, start) !== NONE;

/** Q5, Q10 The danger of the last step of a whole way in so many points, NONE without such a way. */
export function dangerOfWay(
  s: State,
  unit: UnitId,
  count: number,
  points: number,
  goal: HexId,
  start: HexId = hexOf(s, unit),
): number {
  let from = start;
  let inside = start === hexOf(s, unit) && has(s, unit, Mark.inTrench) && is(s, unit, Is.digger);
  if (from === goal) return dangerOfStep(s, unit, goal, false);
  for (let left = points; left > 0; left--) {
    const hex = nextStep(s, unit, count, from, inside, goal);
    if (hex === NONE) return NONE;
    inside = isInsideAfter(s, from, hex, inside);
    if (hex === goal) return dangerOfStep(s, unit, hex, inside);
    from = hex;
  }
  return NONE;
}
