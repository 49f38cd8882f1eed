// Which orders are armed first and given at a second word: those that roll dice for somebody's blood and that no undo
// takes back.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { isFaceDown, obstacleAt, type RaidState } from '../../rules/state.ts';
import { Obstacle, type Zone } from '../../rules/types.ts';

export function wantsSecondLook(state: RaidState, action: Action): boolean {
  switch (doing(action)) {
    case Do.fire:
    case Do.snipe:
    case Do.assault:
      return true;
    case Do.step:
    case Do.land:
      return isUnknownGround(state, first(action));
    default:
      return false;
  }
}

/** 10.2, 10.5 A marker lies face down there, or mines lie open. */
export const isUnknownGround = (state: RaidState, zone: Zone): boolean =>
  isFaceDown(state, zone) || obstacleAt(state, zone) === Obstacle.mines;
