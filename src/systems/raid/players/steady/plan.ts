// What a stack is to do now: go for the battery, or go home.

import { officerIn, paceWith } from '../../rules/group.ts';
import { britishLevels } from '../../rules/stacks.ts';
import { NONE, type Place, type Unit, type Zone } from '../../rules/types.ts';
import type { Mind } from './mind.ts';
import { FAR, type Field, Goal } from './routes.ts';
import {
  below,
  Flag,
  has,
  isCommando,
  isLineCut,
  levelsOf,
  type RaidState,
  topOf,
  turnOf,
} from './sight.ts';

/** 6.3 The pace of everyone in a place who may still act. */
export function paceOf(s: RaidState, place: Place): number {
  const led = officerIn(s, place);
  let pace = 9;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.done)) continue;
    pace = Math.min(pace, paceWith(s, u, led));
  }
  return pace;
}

/** The pace of the quickest in a place who may still act. */
export function bestPaceIn(s: RaidState, place: Place): number {
  const led = officerIn(s, place);
  let pace = 0;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.done)) continue;
    pace = Math.max(pace, paceWith(s, u, led));
  }
  return pace;
}

export function commandosIn(s: RaidState, place: Place): number {
  let levels = 0;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u))
    if (isCommando(s, u)) levels += levelsOf(s, u);
  return levels;
}

/** What the stack in a place, with its pace, is to do now. */
export function goalOf(mind: Mind, s: RaidState, place: Place, pace: number): number {
  const levels = commandosIn(s, place);
  if (mind.ground.guns > 0 && levels >= mind.fit && arrives(mind, s, place, pace)) {
    return Goal.battery;
  }
  const line = levels > 0 && !isLineCut(s) && canCutLine(mind, s, place, pace);
  return line ? Goal.line : Goal.home;
}

/** Whether a stack still gets to the battery in time. */
function arrives(mind: Mind, s: RaidState, place: Place, pace: number): boolean {
  const march = fieldFor(mind, Goal.battery, pace).march[place] as number;
  return turnOf(s) + Math.ceil(march / pace) <= mind.lastTurnOut;
}

/** Time enough to cut the telephone line on the way home. */
function canCutLine(mind: Mind, s: RaidState, place: Place, pace: number): boolean {
  const there = fieldFor(mind, Goal.line, pace).march[place] as number;
  const home = fieldFor(mind, Goal.home, pace).march;
  let back = FAR;
  for (const zone of s.scenario.telephoneZones) back = Math.min(back, home[zone] as number);
  if (there + back - (home[place] as number) > mind.doctrine.detour) return false;
  return turnOf(s) + Math.ceil(there / pace) + Math.ceil(back / pace) <= s.scenario.turns;
}

export function fieldFor(mind: Mind, goal: number, pace: number): Field {
  return mind.routes.to(mind.ground, goal, pace);
}

/** Men aboard in a sea under fire go down with the craft: better to wait ashore, unless the raid ends with them. */
export function mayBoard(mind: Mind, s: RaidState, sea: Zone, craft: Unit = NONE): boolean {
  if (mind.ground.shelled[sea] === 0 || turnOf(s) >= s.scenario.turns) return true;
  if (mind.doctrine.slipAway) return canSlipAway(mind, s, craft);
  let stacks = 0;
  for (const zone of mind.lands) if (topOf(s, zone) !== NONE) stacks++;
  return stacks <= 1;
}

/** Whether a craft can still sail this turn, and there is water out of fire with room for it. */
function canSlipAway({ seas, ground }: Mind, s: RaidState, craft: Unit): boolean {
  if (craft !== NONE && has(s, craft, Flag.done)) return false;
  for (const sea of seas) {
    if (ground.shelled[sea] === 0 && britishLevels(s, sea) < s.scenario.craftLimit) return true;
  }
  return false;
}
