// 12.2, 10.4 Who may attack whom in a sequence.

import { mayAttack } from './dice.ts';
import { diceNow } from './fire-table.ts';
import { isInContact } from './sight.ts';
import { G, get, hasMark, hexOf, isMoving, Mark, type State, sideOf } from './state.ts';
import { foeOf, MAX_RANGE, NONE, type UnitId } from './types.ts';

/** 12.1 Whether a unit belongs to the sequence that is fought: still ones to the first, moving ones to the second. */
export const isOfSequence = (s: State, unit: UnitId): boolean =>
  isMoving(s, unit) === (get(s, G.sequence) === 2);

/** 10.4, 14.2 A unit in contact, or one that has charged, attacks only whom it touches. */
const isBound = (s: State, unit: UnitId): boolean =>
  hasMark(s, unit, Mark.charging) || isInContact(s, unit, hexOf(s, unit));

/** 12.2, 12.3 Whom a unit may attack from where it stands when the sequence begins. */
export function targetsOf(s: State, unit: UnitId, into: UnitId[] = []): UnitId[] {
  if (into.length > 0) into.length = 0;
  const hex = hexOf(s, unit);
  if (hex === NONE || !mayAttack(s, unit) || !isOfSequence(s, unit)) return into;
  if (hasMark(s, unit, Mark.fought)) return into;
  const bound = isBound(s, unit);
  const { apart, hexes, unitsOf } = s.scenario;
  const foes = unitsOf[foeOf(sideOf(s, unit))];
  const row = hex * hexes.length;
  for (let i = 0; i < foes.length; i++) {
    const target = foes[i] as UnitId;
    const at = hexOf(s, target);
    if (at === NONE || (apart[row + at] as number) > (bound ? 1 : MAX_RANGE)) continue;
    if (diceNow(s, unit, target) > 0) into.push(target);
  }
  return into;
}
