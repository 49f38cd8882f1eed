// 9.2a Men aboard: who goes ashore now, and who waits.

import { type Action, Do, doing, first } from '../../rules/actions.ts';
import type { Group } from '../../rules/group.ts';
import { Kind, NONE, type Unit } from '../../rules/types.ts';
import { isCommando, isFaceDown, kindOf, obstacleAt, type RaidState } from './sight.ts';

export function chooseLanding(s: RaidState, g: Group, legal: readonly Action[]): Action {
  let land = NONE;
  let leave = NONE;
  for (const action of legal) {
    const what = doing(action);
    if (what === Do.land || what === Do.assault) land = action;
    if (what === Do.leave && isBetterLeft(s, first(action), leave)) leave = action;
  }
  const spare = leave !== NONE && g.commandos > 0 && !isCommando(s, first(leave));
  if (spare && mustWait(s, first(leave), land)) return leave;
  if (land !== NONE) return land;
  return leave !== NONE ? leave : (legal[legal.length - 1] as Action);
}

/** The mortar first, then officers and the sniper, then a commando for want of room. */
function isBetterLeft(s: RaidState, unit: Unit, than: Action): boolean {
  if (than === NONE || kindOf(s, unit) === Kind.mortar) return true;
  return isCommando(s, first(than)) && !isCommando(s, unit);
}

/** The mortar would hold the others up; and officers do not lead them into mines (10.5). */
function mustWait(s: RaidState, unit: Unit, land: Action): boolean {
  if (kindOf(s, unit) === Kind.mortar || land === NONE) return true;
  return isFaceDown(s, first(land)) || obstacleAt(s, first(land)) !== 0;
}
