// 9.2a Landing and embarking: between a craft at sea and the beach its landing connection serves.

import { testAdjacentMarkers } from './activation.ts';
import { comeAshore, forbidLandingStep } from './ashore.ts';
import type { Play } from './events.ts';
import { costOf } from './graph.ts';
import { begin, carry, fits, type Group, isMemberIn, mayDo, paceWith, survey } from './group.ts';
import { shift } from './loss.ts';
import { enterZone, forbidEntry } from './movement.ts';
import { cite } from './rule.ts';
import { britishLevels } from './stacks.ts';
import {
  Act,
  clearTested,
  Flag,
  G,
  germanTop,
  get,
  kindOf,
  levelsOf,
  lower,
  placeOf,
  type RaidState,
  raise,
  set,
} from './state.ts';
import { ABOARD, Kind, Link, NONE, type RuleId, type Unit, type Zone } from './types.ts';

/** 9.2a Why the men of a craft may not land on a zone without visible Germans, or null. */
export function forbidLand(s: RaidState, g: Group, zone: Zone): RuleId | null {
  const cost = forbidLandingStep(s, g, zone);
  if (typeof cost === 'string') return cost;
  if (germanTop(s, zone) !== NONE) return '6.4';
  return forbidEntry(s, g, zone, g.done | Act.land, g.pace - cost);
}

export function land(play: Play, zone: Zone): void {
  const { s } = play;
  begin(s, Act.land);
  comeAshore(play, zone);
  enterZone(play, zone);
}

/** 9.2a Why the whole stack may not embark on a craft, or null. */
export function forbidEmbark(s: RaidState, g: Group, craft: Unit): RuleId | null {
  return forbidBoarding(s, g, craft, g.pace, g.levels);
}

/** 9.2a Why one member may not embark on a craft while the others do something else, or null. */
export function forbidEmbarkOne(s: RaidState, g: Group, unit: Unit, craft: Unit): RuleId | null {
  if (!isMemberIn(s, unit)) return '6.2';
  if (g.size < 2) return '9.2a';
  if (!fits(s, g)) return '2.2j';
  return forbidBoarding(s, g, craft, ownPace(s, g, unit), levelsOf(s, unit));
}

/** 6.3 What one member has left if it goes alone. */
function ownPace(s: RaidState, g: Group, unit: Unit): number {
  return paceWith(s, unit, g.led) - g.spent;
}

function forbidBoarding(
  s: RaidState,
  g: Group,
  craft: Unit,
  pace: number,
  levels: number,
): RuleId | null {
  if (g.aboard || g.fleet || kindOf(s, craft) !== Kind.craft || placeOf(s, craft) < 0)
    return '9.2a';
  const cost = costOf(s.scenario, g.place, placeOf(s, craft), Link.landing);
  if (cost === NONE) return '9.2a';
  if (g.stopped) return '6.4c';
  if (!mayDo(g, Act.embark)) return '6.1';
  if (cost > pace) return '6.3';
  if (britishLevels(s, ABOARD + craft) + levels > s.scenario.craftCapacity) return '3d';
  return null;
}

/** 6.1a, 10.3a Embarking ends a movement; however many craft it takes, it is one action. */
function startBoarding(s: RaidState): void {
  if (get(s, G.boarding) !== 0) return;
  set(s, G.boarding, 1);
  set(s, G.current, 0);
  clearTested(s);
}

export function embark(play: Play, craft: Unit): void {
  const { s, tell } = play;
  const g = survey(s);
  const cost = costOf(s.scenario, g.place, placeOf(s, craft), Link.landing);
  startBoarding(s);
  set(s, G.done, g.done | Act.embark);
  const to = ABOARD + craft;
  const units = carry(s, to);
  for (const u of units) raise(s, u, Flag.back);
  tell?.({
    kind: 'embarked',
    rule: cite('9.2a'),
    units,
    from: g.place,
    to,
    cost,
    left: g.pace - cost,
  });
  testAdjacentMarkers(play, g.place);
}

/** 9.2a, 10.3a One member goes aboard; the action is the stack's, so its markers are tested once. */
export function embarkOne(play: Play, unit: Unit, craft: Unit): void {
  const { s, tell } = play;
  const g = survey(s);
  const cost = costOf(s.scenario, g.place, placeOf(s, craft), Link.landing);
  const left = ownPace(s, g, unit) - cost;
  const to = ABOARD + craft;
  startBoarding(s);
  shift(s, unit, to);
  raise(s, unit, Flag.back | Flag.done);
  lower(s, unit, Flag.member);
  tell?.({ kind: 'embarked', rule: cite('9.2a'), units: [unit], from: g.place, to, cost, left });
  testAdjacentMarkers(play, g.place);
}
