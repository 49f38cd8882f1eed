// 9.2a The step from a craft onto the beach its landing connection serves: who may take it, and what it costs. Landing and
// the assault from a craft share it.

import { raiseAlarmOnce } from './alarm.ts';
import type { Play } from './events.ts';
import { costOf, endLink, firstLink } from './graph.ts';
import { carry, type Group, mayDo, pay, survey } from './group.ts';
import { cite } from './rule.ts';
import {
  Act,
  at,
  beachOf,
  delayOf,
  Flag,
  G,
  get,
  has,
  kindOf,
  placeOf,
  type RaidState,
  set,
} from './state.ts';
import {
  ABOARD,
  Kind,
  Link,
  NONE,
  type Place,
  type RuleId,
  type Unit,
  type Zone,
} from './types.ts';

/** 5c, 9.2a What landing on a zone costs a group from a craft, or NONE. An event beach serves from anywhere. */
export function landingCost(s: RaidState, craft: Unit, group: number, zone: Zone): number {
  const beach = beachOf(s, group);
  if (beach === NONE) return costOf(s.scenario, placeOf(s, craft), zone, Link.landing);
  return beach === zone ? landingLinkCost(s, zone) : NONE;
}

/** MP of the first landing connection of a zone, or NONE. */
function landingLinkCost(s: RaidState, zone: Zone): number {
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    if (at(sc.linkKind, i) === Link.landing) return at(sc.linkCost, i);
  }
  return NONE;
}

/** 5a, 5b A delayed group may not land yet. */
export function mayLandYet(s: RaidState, group: number): boolean {
  return get(s, G.turn) >= delayOf(s, group);
}

/** The event that delays a group. */
export function delayRule(s: RaidState, group: number): RuleId {
  const until = delayOf(s, group);
  const row = s.scenario.events.find(({ craft }) =>
    craft.some((fate) => fate.kind === 'delay' && fate.group === group && fate.turn === until),
  );
  return row?.rule ?? '5a';
}

/** 5c, 9.2a Whether there is a beach the men of a craft may be landed on. */
export function hasBeach(s: RaidState, craft: Unit, group: number): boolean {
  return beachOf(s, group) !== NONE || landingLinkCost(s, placeOf(s, craft)) !== NONE;
}

/** 4a, 12h Whether any British unit is on land. */
export const isAnyoneAshore = (s: RaidState): boolean => anyone(s, (place) => place < ABOARD);

/** 4a, 9.2a Whether anyone aboard may still land: going back aboard is final. */
export const isAnyoneToLand = (s: RaidState): boolean =>
  anyone(s, (place, unit) => place >= ABOARD && !has(s, unit, Flag.back));

function anyone(s: RaidState, is: (place: Place, unit: Unit) => boolean): boolean {
  for (let u = 0; u < s.scenario.britishCount; u++) {
    const place = placeOf(s, u);
    if (place >= 0 && kindOf(s, u) !== Kind.craft && is(place, u)) return true;
  }
  return false;
}

/** What landing and an assault from a craft have in common: the MP, or the rule against it. */
export function forbidLandingStep(s: RaidState, g: Group, zone: Zone): RuleId | number {
  if (!g.aboard) return '9.2a';
  const group = at(s.scenario.group, g.top);
  const cost = landingCost(s, g.place - ABOARD, group, zone);
  if (cost === NONE) return '9.2a';
  if (!mayLandYet(s, group)) return delayRule(s, group);
  if (!mayDo(g, Act.land)) return '6.1';
  return cost > g.pace ? '6.3' : cost;
}

/** 7.1 The step ashore itself, shared with the assault from a craft. */
export function comeAshore(play: Play, zone: Zone): void {
  const { s, tell } = play;
  const g = survey(s);
  const cost = landingCost(s, g.place - ABOARD, at(s.scenario.group, g.top), zone);
  pay(s, g, cost);
  const units = carry(s, zone);
  set(s, G.origin, g.place);
  tell?.({
    kind: 'landed',
    rule: cite('9.2a'),
    units,
    from: g.place,
    to: zone,
    cost,
    left: g.pace - cost,
  });
  raiseAlarmOnce(play, G.landed, s.scenario.alarmTriggers.firstLanding, 'first landing');
}
