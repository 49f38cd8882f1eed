// 12.2 Whom a unit could attack once an order is carried out, with its dice: as if the order had been given.

import type { Action } from '../../../../engine/system.ts';
import * as A from '../../rules/actions.ts';
import { diceOn, standOf } from '../../rules/dice.ts';
import { apartOf } from '../../rules/field.ts';
import { isInContact } from '../../rules/sight.ts';
import { facingOf, hexOf, isOnBoard, type State, sideOf } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';

export interface Aimed {
  readonly target: UnitId;
  readonly dice: number;
}

export function targetsFrom(s: State, unit: UnitId, action: Action): Aimed[] {
  const hex = A.hexOfOrder(action);
  const facing = A.facingOfOrder(action);
  const moving = hex !== hexOf(s, unit) || facing !== facingOf(s, unit); // 2.8
  const stand = { unit, hex, facing, moving };
  const bound = A.kindOf(action) === A.Do.charge || isInContact(s, unit, hex); // 10.4
  return s.scenario.units.flatMap((_, target): Aimed[] => {
    if (!isOnBoard(s, target) || sideOf(s, target) === sideOf(s, unit)) return [];
    if (bound && apartOf(s.scenario, hex, hexOf(s, target)) !== 1) return [];
    const dice = diceOn(s, stand, standOf(s, target), hexOf(s, unit));
    return dice > 0 ? [{ target, dice }] : [];
  });
}
