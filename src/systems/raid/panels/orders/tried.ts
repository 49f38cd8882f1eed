// What a click on a zone may have meant when nothing can be done there, and what a stack that can do nothing would do.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import type { Decision } from '../../rules/decision.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import { germanTop, kindOf, placeOf, type RaidState, topOf } from '../../rules/state.ts';
import { ABOARD, Kind, NONE, type Zone } from '../../rules/types.ts';

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

/** Orders that only arrange a stack or end its activation. */
const IDLE: ReadonlySet<number> = new Set([Do.leave, Do.front, Do.done]);

/** What the acting stack might have done next door, when it can do nothing at all. */
export function missedBy(state: RaidState, asked: Decision): readonly Action[] {
  if (asked.kind !== 'act' || asked.actions.some((action) => !IDLE.has(doing(action)))) return [];
  const { scenario } = state;
  const { place } = asked.group;
  const here = place >= ABOARD ? placeOf(state, place - ABOARD) : place;
  const near: Zone[] = [];
  for (let i = firstLink(scenario, here); i < endLink(scenario, here); i++) {
    near.push(scenario.linkTo[i] ?? here);
  }
  return near.flatMap((zone) => triedAt(state, asked, zone)).filter((a) => doing(a) !== Do.take);
}
