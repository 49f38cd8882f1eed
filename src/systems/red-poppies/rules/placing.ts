// 5.11, 10.12 Where units may be put: at set-up, and as placed reinforcements.

import type { SetUp } from './field.ts';
import { countIn, has, hexOf, isOnMap, Mark, type State, sideOf, turnOf } from './state.ts';
import { type HexId, MOST_IN_HEX, NONE, type UnitId } from './types.ts';

/** The set-up that a unit belongs to. */
export const setUpOf = (s: State, unit: UnitId): SetUp | undefined =>
  s.scenario.setUp.find(({ units }) => units.includes(unit));

/** The rule that forbids a hex at set-up; null when none does. */
export function whyNotPlace(s: State, unit: UnitId, hex: HexId): string | null {
  const setUp = setUpOf(s, unit);
  if (setUp === undefined || !setUp.zone.includes(hex)) return '12.1';
  return whyNotIn(s, setUp, boundHex(s, setUp, unit), unit, hex);
}

/** The hexes of its zone that a unit may be placed in, one after the other. */
export function eachPlace(s: State, unit: UnitId, visit: (hex: HexId) => void): void {
  const setUp = setUpOf(s, unit);
  if (setUp === undefined) return;
  const bound = boundHex(s, setUp, unit);
  for (const hex of setUp.zone) if (whyNotIn(s, setUp, bound, unit, hex) === null) visit(hex);
}

function whyNotIn(s: State, setUp: SetUp, bound: HexId, unit: UnitId, hex: HexId): string | null {
  if (countIn(s, hex, sideOf(s, unit)) >= MOST_IN_HEX) return '2.11';
  if (bound !== NONE) return bound === hex ? null : '12.1';
  const counter = s.scenario.counter[unit];
  const closed = setUp.must.find((one) => one.hex === hex && one.only);
  if (closed === undefined) return null;
  return closed.counter === counter && countOf(s, setUp, hex, closed.counter) < closed.count
    ? null
    : '12.1';
}

/** The hex that a unit must go to, because nobody else of its kind is left for it; NONE. */
function boundHex(s: State, setUp: SetUp, unit: UnitId): HexId {
  if (setUp.must.length === 0) return NONE;
  const counter = s.scenario.counter[unit];
  const left = setUp.units.filter(
    (one) => s.scenario.counter[one] === counter && has(s, one, Mark.here) && !isOnMap(s, one),
  ).length;
  let wanted = 0;
  let first: HexId = NONE;
  for (const must of setUp.must) {
    if (must.counter !== counter) continue;
    const missing = must.count - countOf(s, setUp, must.hex, must.counter);
    if (missing > 0 && first === NONE) first = must.hex;
    wanted += Math.max(0, missing);
  }
  return wanted >= left ? first : NONE;
}

const countOf = (s: State, setUp: SetUp, hex: HexId, counter: number): number =>
  setUp.units.filter((one) => hexOf(s, one) === hex && s.scenario.counter[one] === counter).length;

/** 10.12 Due, to be placed, and not yet on the map. */
export function isToBePlaced(s: State, unit: UnitId): boolean {
  const group = s.scenario.units[unit]?.group ?? NONE;
  const reinforcement = s.scenario.reinforcements[group];
  if (reinforcement === undefined || reinforcement.enters) return false;
  return (
    reinforcement.turn <= turnOf(s) &&
    has(s, unit, Mark.here) &&
    !isOnMap(s, unit) &&
    !has(s, unit, Mark.destroyed | Mark.left)
  );
}

/** 10.12, 2.11 Whether a reinforcement may be placed on a hex. */
export function whyNotPut(s: State, unit: UnitId, hex: HexId): string | null {
  const group = s.scenario.units[unit]?.group ?? NONE;
  if (!isToBePlaced(s, unit) || !s.scenario.reinforcements[group]?.hexes.includes(hex))
    return '10.12';
  return countIn(s, hex, sideOf(s, unit)) < MOST_IN_HEX ? null : '2.11';
}
