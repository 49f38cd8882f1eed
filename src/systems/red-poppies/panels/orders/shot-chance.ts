// 6.11 The chance of a shot to break or destroy somebody, for the figures beside it: from the live check.

import type { Action } from '../../../../engine/system.ts';
import { breakOf } from '../../german/figures.ts';
import * as A from '../../rules/actions.ts';
import type { Shot } from '../../rules/shots.ts';
import { G, get, hexOf, isOnMap, type State } from '../../rules/state.ts';
import { Cause, type HexId, NONE } from '../../rules/types.ts';

/** Where the group that moves, or whoever fires, stands now. */
export function moversHex(s: State): HexId {
  const lead = get(s, G.lead);
  return hexOf(s, lead !== NONE && isOnMap(s, lead) ? lead : get(s, G.second));
}

/** The shot that an answer is; null for what is none. */
export function shotOf(s: State, action: Action): Shot | null {
  const unit = A.whoOf(action);
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'fire':
      return { unit, hex: where, target: NONE, cause: Cause.fire };
    case 'fire-at':
      return { unit, hex: hexOf(s, where), target: where, cause: Cause.fire };
    case 'shoot':
      return { unit, hex: moversHex(s), target: NONE, cause: Cause.react };
    case 'shoot-at':
      return { unit, hex: moversHex(s), target: where, cause: Cause.react };
    case 'return':
      return { unit, hex: hexOf(s, get(s, G.lead)), target: NONE, cause: Cause.return };
    case 'return-at':
      return { unit, hex: hexOf(s, where), target: where, cause: Cause.return };
    default:
      return null;
  }
}

/** Ways in 36 to break or destroy at least the one most easily hit. */
export const waysToBreak = (s: State, shot: Shot): number => breakOf(s, shot);

/** '58 %'; null for what is no shot. */
export function chanceOf(s: State, action: Action): string | null {
  const shot = shotOf(s, action);
  return shot === null ? null : `${Math.round((100 * breakOf(s, shot)) / 36)} %`;
}
