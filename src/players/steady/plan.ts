// What a stack is to do now: go for the battery, or go home.

import { gainsFromOfficer, officerIn } from '../../rules/group.ts';
import { Kind, NONE, type Place, type Zone } from '../../rules/types.ts';
import type { Mind } from './mind.ts';
import { type Field, Goal } from './routes.ts';
import {
  below,
  Flag,
  germanTop,
  has,
  isCommando,
  isLineCut,
  kindOf,
  levelsOf,
  movesOf,
  type RaidState,
  topOf,
  turnOf,
} from './sight.ts';

/** After this turn nobody sets out for the battery any more. */
import { t } from './tune.ts';

const LAST_TURN_OUT = t('lastOut');

export function gunsIn(s: RaidState, zone: Zone): number {
  let count = 0;
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u))
    if (kindOf(s, u) === Kind.gun) count++;
  return count;
}

/** 6.3 The pace of everyone in a place who may still act. */
export function paceOf(s: RaidState, place: Place): number {
  const led = officerIn(s, place);
  let pace = 9;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.done)) continue;
    const own = movesOf(s, u) + (led && gainsFromOfficer(s, u) ? 1 : 0);
    if (own < pace) pace = own;
  }
  return pace;
}

/** The pace of the quickest in a place who may still act. */
export function bestPaceIn(s: RaidState, place: Place): number {
  const led = officerIn(s, place);
  let pace = 0;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.done)) continue;
    pace = Math.max(pace, movesOf(s, u) + (led && gainsFromOfficer(s, u) ? 1 : 0));
  }
  return pace;
}

export function commandosIn(s: RaidState, place: Place): number {
  let levels = 0;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u))
    if (isCommando(s, u)) levels += levelsOf(s, u);
  return levels;
}

export function goalOf(mind: Mind, s: RaidState, place: Place): number {
  const levels = commandosIn(s, place);
  if (gunsIn(s, mind.battery) > 0 && levels >= t('minLevels') && arrives(mind, s, place))
    return Goal.battery;
  return levels > 0 && !isLineCut(s) && canCutLine(mind, s, place) ? Goal.line : Goal.home;
}

/** Whether a stack still gets to the battery in time. */
function arrives(mind: Mind, s: RaidState, place: Place): boolean {
  const pace = paceOf(s, place);
  const turns = Math.ceil((fieldFor(mind, s, Goal.battery, pace).march[place] as number) / pace);
  return turnOf(s) + turns <= LAST_TURN_OUT;
}

/** Time enough to cut the telephone line on the way home. */
function canCutLine(mind: Mind, s: RaidState, place: Place): boolean {
  const pace = paceOf(s, place);
  const there = fieldFor(mind, s, Goal.line, pace).march[place] as number;
  const home = fieldFor(mind, s, Goal.home, pace).march;
  let back = 99;
  for (const zone of s.scenario.telephoneZones) back = Math.min(back, home[zone] as number);
  if (there + back - (home[place] as number) > t('detour')) return false;
  const turns = Math.ceil(there / pace) + Math.ceil(back / pace);
  return turnOf(s) + turns + t('slack') <= s.scenario.turns + 1;
}

export function fieldFor(mind: Mind, s: RaidState, goal: number, pace: number): Field {
  return mind.routes.to(s, mind.ground, goal, pace);
}

/** Men aboard in a sea under fire go down with the craft: better to wait ashore, unless the raid ends with them. */
export function mayBoard(mind: Mind, s: RaidState, sea: Zone): boolean {
  if (mind.ground.shelled[sea] === 0 || turnOf(s) >= s.scenario.turns - t('holdLast')) return true;
  let stacks = 0;
  for (const zone of mind.lands) if (topOf(s, zone) !== NONE) stacks++;
  return stacks <= 1;
}
