// 11.2f After a round: a prisoner if one can be had, another round if it is worth it, else back.

import type { Action } from '../../../../engine/system.ts';
import { act, Do } from '../../rules/actions.ts';
import type { Mind } from './mind.ts';
import { battleZone, type RaidState } from './sight.ts';
import { ourSide, theirSide } from './strength.ts';

export function chooseRound(mind: Mind, s: RaidState, legal: readonly Action[]): Action {
  const prisoner = act(Do.prisoner);
  if (legal.includes(prisoner)) return prisoner;
  const zone = battleZone(s);
  const isWorthIt = mind.odds.value(theirSide(s, ourSide(s, zone, true), zone)) > 0;
  return act(isWorthIt ? Do.goOn : Do.breakOff);
}
