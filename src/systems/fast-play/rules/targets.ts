// 12.2, 10.4 Who may attack whom in a sequence.

import { mayAttack } from './dice.ts';
import { apartOf } from './field.ts';
import { diceNow } from './fire-table.ts';
import { isInContact } from './sight.ts';
import { G, get, hasMark, hexOf, isMoving, isOnBoard, Mark, type State } from './state.ts';
import type { UnitId } from './types.ts';

/** 12.1 Whether a unit belongs to the sequence that is fought: still ones to the first, moving ones to the second. */
export const isOfSequence = (s: State, unit: UnitId): boolean =>
  isMoving(s, unit) === (get(s, G.sequence) === 2);

/** 10.4, 14.2 A unit in contact, or one that has charged, attacks only whom it touches. */
const isBound = (s: State, unit: UnitId): boolean =>
  hasMark(s, unit, Mark.charging) || isInContact(s, unit, hexOf(s, unit));

/** 12.2, 12.3 Whom a unit may attack from where it stands when the sequence begins. */
export function targetsOf(s: State, unit: UnitId, into: UnitId[] = []): UnitId[] {
  into.length = 0;
  if (!isOnBoard(s, unit) || !mayAttack(s, unit) || !isOfSequence(s, unit)) return into;
  if (hasMark(s, unit, Mark.fought)) return into;
  const bound = isBound(s, unit);
  const hex = hexOf(s, unit);
  const { side } = s.scenario;
  for (let target = 0; target < side.length; target++) {
    if (!isOnBoard(s, target) || side[target] === side[unit]) continue;
    if (bound && apartOf(s.scenario, hex, hexOf(s, target)) !== 1) continue;
    if (diceNow(s, unit, target) > 0) into.push(target);
  }
  return into;
}
