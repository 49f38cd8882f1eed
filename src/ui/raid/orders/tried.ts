// What a click on a zone may have meant when nothing can be done there.

import { type Action, act, Do } from '../../../rules/actions.ts';
import type { Decision } from '../../../rules/decision.ts';
import { germanTop, kindOf, placeOf, type RaidState, topOf } from '../../../rules/state.ts';
import { ABOARD, Kind, NONE, type Zone } from '../../../rules/types.ts';

/** Orders that would have been the player's wish; none for a zone that was only looked at. */
export function triedAt(state: RaidState, asked: Decision, zone: Zone): readonly Action[] {
  const german = germanTop(state, zone);
  if (asked.kind === 'choose') return topOf(state, zone) === NONE ? [] : [act(Do.take, zone)];
  if (asked.kind !== 'act') return [];
  const { aboard, fleet, place, top } = asked.group;
  if (zone === (aboard ? placeOf(state, place - ABOARD) : place)) return [];
  if (german !== NONE && !fleet) {
    const snipes = kindOf(state, top) === Kind.sniper;
    const shot = snipes ? act(Do.snipe, german) : act(Do.fire, zone);
    return aboard ? [act(Do.assault, zone)] : [shot, act(Do.assault, zone)];
  }
  const march = act(aboard ? Do.land : fleet ? Do.sail : Do.step, zone);
  return topOf(state, zone) === NONE ? [march] : [march, act(Do.take, zone)];
}
