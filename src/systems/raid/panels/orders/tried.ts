// What a click on a zone may have meant when nothing can be done there, and what a stack that can do nothing would do.

import { copy } from '../../../../engine/position.ts';
import type { Rolls } from '../../../../engine/rolls.ts';
import type { Action } from '../../../../engine/system.ts';
import type { Refusal } from '../../../../ui/sheet/desk.ts';
import { act, Do, doing } from '../../rules/actions.ts';
import { perform } from '../../rules/apply.ts';
import type { Decision } from '../../rules/decision.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import { forbids } from '../../rules/legal.ts';
import { cite } from '../../rules/rule.ts';
import { reachOf } from '../../rules/session.ts';
import {
  G,
  germanTop,
  get,
  kindOf,
  placeOf,
  type RaidState,
  Stage,
  topOf,
} from '../../rules/state.ts';
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

const QUIET: Rolls = { d6: () => 1, d10: () => 9, draw: () => 0 };
const NOT_NEXT_DOOR = '1.3';
const TOO_FAR = '6.3';

/** Why a far zone cannot be marched or sailed to: what the last step would break, room for the stack before MP. */
export function farRefusal(state: RaidState, asked: Decision, zone: Zone): Refusal | null {
  if (asked.kind !== 'act' || germanTop(state, zone) !== NONE) return null;
  const ways = reachOf(state).filter(({ kind }) => kind !== 'assault');
  const rules = ways.flatMap(({ actions }): Refusal[] => {
    const s = copy(state);
    for (const action of actions) perform({ s, rolls: QUIET, tell: null }, action);
    const action = act(asked.group.fleet ? Do.sail : Do.step, zone);
    const rule = get(s, G.stage) === Stage.act ? forbids(s, action) : null;
    return rule === null || rule === NOT_NEXT_DOOR ? [] : [{ action, rule: cite(rule) }];
  });
  return rules.find(({ rule }) => rule.id !== TOO_FAR) ?? rules[0] ?? null;
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
