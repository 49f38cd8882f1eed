// 5.01a The mass that is about to be ordered: everybody who can be, from the hex that is looked at, until the player
// takes some of them out. The rules know it only once it is ordered.

import { signal } from '@preact/signals';
import { copy } from '../../../../engine/position.ts';
import type { Action } from '../../../../engine/system.ts';
import * as A from '../../rules/actions.ts';
import { isNamed, mayBeginMass, mayJoin, nameAll, unspentIn } from '../../rules/orders.ts';
import { hexOf, isOnMap, Mark, mark, type State } from '../../rules/state.ts';
import type { HexId, UnitId } from '../../rules/types.ts';

/** Units that the player has taken out of the mass in hand, of the battle on the screen. */
export const leftOut = signal<ReadonlySet<UnitId>>(new Set());

/** The unit that a mass in hand begins with: the first of the hex that can; null without one. */
export function leaderIn(s: State, hex: HexId | null): UnitId | null {
  if (hex === null) return null;
  const side = s.scenario.human;
  return unspentIn(s, hex, side).find((unit) => mayBeginMass(s, unit)) ?? null;
}

/** Everybody in the mass that begins with a unit, ring by ring, without those who are left out. */
export function massOf(
  s: State,
  leader: UnitId,
  without: ReadonlySet<UnitId> = new Set(),
): readonly UnitId[] {
  const trial = copy(s);
  mark(trial, leader, Mark.named);
  if (without.size === 0) {
    nameAll(trial);
    return named(trial);
  }
  const whole = massOf(s, leader).filter((unit) => !without.has(unit));
  for (let grown = true; grown; ) {
    grown = false;
    for (const unit of whole) {
      if (!mayJoin(trial, unit)) continue;
      mark(trial, unit, Mark.named);
      grown = true;
    }
  }
  return named(trial);
}

const named = (s: State): UnitId[] =>
  s.scenario.units.flatMap((_, unit) => (isNamed(s, unit) ? [unit] : []));

/** The mass in hand; empty when nothing can be ordered together with what is looked at. */
export function massInHand(s: State, inspected: HexId | null): readonly UnitId[] {
  const without = leftOut.value;
  const first = wholeMass(s, inspected).find((unit) => !without.has(unit));
  return first === undefined ? [] : massOf(s, first, without);
}

/** The same with everybody who has been taken out of it. */
export function wholeMass(s: State, inspected: HexId | null): readonly UnitId[] {
  const leader = leaderIn(s, inspected);
  return leader === null ? [] : massOf(s, leader);
}

/** Takes units out of the mass in hand, or puts them back. */
export function toggle(units: readonly UnitId[]): void {
  const without = new Set(leftOut.value);
  const all = units.every((unit) => without.has(unit));
  for (const unit of units) {
    if (all) without.delete(unit);
    else without.add(unit);
  }
  leftOut.value = without;
}

/** The answers that name a mass, in an order in which each touches one before it. */
export function namingOf(s: State, units: readonly UnitId[]): readonly Action[] {
  const trial = copy(s);
  const [first, ...rest] = units;
  if (first === undefined) return [];
  mark(trial, first, Mark.named);
  const answers = [A.act(A.Do.mass, first)];
  for (let left = rest; left.length > 0; ) {
    const next = left.find((unit) => mayJoin(trial, unit));
    if (next === undefined) break;
    mark(trial, next, Mark.named);
    answers.push(A.act(A.Do.with, next));
    left = left.filter((unit) => unit !== next);
  }
  return [...answers, A.act(A.Do.go)];
}

/** The hexes of units on the map, each once. */
export const hexesOf = (s: State, units: readonly UnitId[]): HexId[] => [
  ...new Set(units.filter((unit) => isOnMap(s, unit)).map((unit) => hexOf(s, unit))),
];
