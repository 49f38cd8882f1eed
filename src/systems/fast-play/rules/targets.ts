// 12.2, 10.4 Who may attack whom in a sequence.

import { diceOn, mayAttack, type Stand, standOf } from './dice.ts';
import { apartOf } from './field.ts';
import { isInContact } from './sight.ts';
import { G, get, hasMark, hexOf, isMoving, isOnBoard, Mark, type State, sideOf } from './state.ts';
import type { UnitId } from './types.ts';

/** 12.1 Whether a unit belongs to the sequence that is fought: still ones to the first, moving ones to the second. */
export const isOfSequence = (s: State, unit: UnitId): boolean =>
  isMoving(s, unit) === (get(s, G.sequence) === 2);

/** 10.4, 14.2 A unit in contact, or one that has charged, attacks only whom it touches. */
export function mayAim(s: State, attacker: Stand, target: UnitId, bound: boolean): boolean {
  return !bound || apartOf(s.scenario, attacker.hex, hexOf(s, target)) === 1;
}

/** 12.2, 12.3 Whom a unit may attack from where it stands when the sequence begins. */
export function targetsOf(s: State, unit: UnitId, into: UnitId[] = []): UnitId[] {
  into.length = 0;
  if (!isOnBoard(s, unit) || !mayAttack(s, unit) || !isOfSequence(s, unit)) return into;
  if (hasMark(s, unit, Mark.fought)) return into;
  const attacker = standOf(s, unit);
  const bound = hasMark(s, unit, Mark.charging) || isInContact(s, unit, attacker.hex);
  const side = sideOf(s, unit);
  for (let target = 0; target < s.scenario.units.length; target++) {
    if (!isOnBoard(s, target) || sideOf(s, target) === side) continue;
    if (!mayAim(s, attacker, target, bound)) continue;
    if (diceOn(s, attacker, standOf(s, target)) > 0) into.push(target);
  }
  return into;
}
