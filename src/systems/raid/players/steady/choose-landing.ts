// 9.2a Men aboard: who goes ashore now, and who waits.

import type { Action } from '../../../../engine/system.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { Group } from '../../rules/group.ts';
import { Kind, NONE } from '../../rules/types.ts';
import { isCommando, isFaceDown, kindOf, obstacleAt, type RaidState } from './sight.ts';

export function chooseLanding(s: RaidState, g: Group, legal: readonly Action[]): Action {
  let land = NONE;
  let leave = NONE;
  let stay = NONE;
  for (const action of legal) {
    const what = doing(action);
    if (what === Do.land || what === Do.assault) land = action;
    if (what === Do.done) stay = action;
    if (what === Do.leave && (leave === NONE || isBetterLeft(s, first(action), first(leave))))
      leave = action;
  }
  if (
    leave !== NONE &&
    g.commandos > 0 &&
    !isCommando(s, first(leave)) &&
    mustWait(s, first(leave), land)
  )
    return leave;
  if (land !== NONE) return land;
  return leave === NONE ? stay : leave;
}

const isBetterLeft = (s: RaidState, unit: number, other: number): boolean =>
  (isCommando(s, other) && !isCommando(s, unit)) || kindOf(s, unit) === Kind.mortar;

/** The mortar would hold the others up; officers do not lead them into mines (10.5). */
function mustWait(s: RaidState, unit: number, land: Action): boolean {
  if (kindOf(s, unit) === Kind.mortar || land === NONE) return true;
  return isFaceDown(s, first(land)) || obstacleAt(s, first(land)) !== 0;
}
