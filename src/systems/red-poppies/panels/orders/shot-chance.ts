// 6.11 The chance of a shot to break or destroy somebody, for the figures beside it: from the live check.

import type { Action } from '../../../../engine/system.ts';
import { breakOf } from '../../german/figures.ts';
import * as A from '../../rules/actions.ts';
import { destroyChance, harmOf } from '../../rules/chance.ts';
import { modifierOf } from '../../rules/check.ts';
import { type Shot, threatOf } from '../../rules/shots.ts';
import { G, get, has, hexOf, is, isOnMap, Mark, type State, sideOf } from '../../rules/state.ts';
import { Cause, foeOf, type HexId, Is, NONE, type UnitId } from '../../rules/types.ts';
import { unitsIn } from '../desk/in-hand.ts';

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

/** '58 %': that something comes of it; null for what is no shot. */
export function chanceOf(s: State, action: Action): string | null {
  const shot = shotOf(s, action);
  return shot === null ? null : `${Math.round((100 * bringsOf(s, shot)) / 36)} %`;
}

/** 2.22 Ways in 36 to leave one of them worse off than he was: who is dispersed and spent cannot be broken further. */
export function bringsOf(s: State, shot: Shot): number {
  const threat = threatOf(s, shot);
  const foe = foeOf(sideOf(s, shot.unit));
  const struck =
    shot.target === NONE
      ? unitsIn(s, shot.hex, foe).filter((unit) => !is(s, unit, Is.armour))
      : [shot.target];
  const isDone = (unit: UnitId): boolean =>
    has(s, unit, Mark.dispersed) &&
    (has(s, unit, Mark.spent) || (shot.cause === Cause.return && unit === get(s, G.lead)));
  return struck.reduce((best, unit) => {
    const ways = isDone(unit)
      ? destroyChance(modifierOf(s, unit, threat), s.scenario.rules.destroyedAt)
      : harmOf(s, unit, threat);
    return Math.max(best, ways);
  }, 0);
}
