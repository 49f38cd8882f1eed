// 6 The acting stack: who is in it, what it has done, and what it can still do. One survey serves every check.

import { isSea } from './graph.ts';
import { britishLevels, lift, putOnTop } from './stacks.ts';
import {
  Act,
  below,
  clearTested,
  Flag,
  G,
  get,
  has,
  isCommando,
  isInfantry,
  item,
  kindOf,
  levelsOf,
  lower,
  movesOf,
  placeOf,
  type RaidState,
  raise,
  set,
  topOf,
} from './state.ts';
import { ABOARD, Kind, type Levels, NONE, type Place, type RuleId, type Unit } from './types.ts';

export interface Group {
  place: Place;
  aboard: boolean; // men in the hold of a craft
  fleet: boolean; // the craft of a sea zone
  size: number;
  levels: Levels;
  others: Levels; // in the same place, not of the stack
  commandos: number;
  top: Unit; // 2.2c in front
  pace: number; // MP left (6.3)
  led: boolean; // 9.1
  spent: number; // MP
  done: number; // Act bits
  current: number; // Act bit of a movement under way
  stopped: boolean; // 6.4c
}

export const blankGroup = (): Group => ({
  place: NONE,
  aboard: false,
  fleet: false,
  size: 0,
  levels: 0,
  others: 0,
  commandos: 0,
  top: NONE,
  pace: 0,
  led: false,
  spent: 0,
  done: 0,
  current: 0,
  stopped: false,
});

const scratch = blankGroup();

/** Looks the acting stack over. Without an `into` of one's own, the answer is good until the next survey. */
export function survey(s: RaidState, into: Group = scratch): Group {
  const place = get(s, G.place);
  into.place = place;
  into.aboard = place >= ABOARD;
  into.fleet = !into.aboard && isSea(s.scenario, place);
  into.done = get(s, G.done);
  into.current = get(s, G.current);
  into.stopped = get(s, G.stopped) !== 0;
  into.spent = get(s, G.spent);
  into.led = into.spent > 0 ? get(s, G.led) !== 0 : officerIn(s, place);
  return countMembers(s, into);
}

function countMembers(s: RaidState, into: Group): Group {
  const { led } = into;
  let size = 0;
  let levels = 0;
  let others = 0;
  let commandos = 0;
  let pace = 99;
  into.top = NONE;
  for (let u = topOf(s, into.place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, Flag.member)) {
      others += levelsOf(s, u);
      continue;
    }
    if (size === 0) into.top = u;
    size++;
    levels += levelsOf(s, u);
    if (isCommando(s, u)) commandos++;
    pace = Math.min(pace, paceWith(s, u, led));
  }
  into.size = size;
  into.levels = levels;
  into.others = others;
  into.commandos = commandos;
  into.pace = pace - into.spent;
  return into;
}

/** 6.3, 9.1 MP of a British counter, with an officer beside it or without. */
export function paceWith(s: RaidState, unit: Unit, led: boolean): number {
  return movesOf(s, unit) + (led && gainsFromOfficer(s, unit) ? 1 : 0);
}

/** 2.2g, 9.1 Infantry and the sniper gain from an officer's pace. */
export function gainsFromOfficer(s: RaidState, unit: Unit): boolean {
  return isInfantry(s, unit) || kindOf(s, unit) === Kind.sniper;
}

/** 9.1a Any officer in the place counts, done or not. */
export function officerIn(s: RaidState, place: Place): boolean {
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (kindOf(s, u) === Kind.officer) return true;
  }
  return false;
}

/** 1.2 Levels a place can hold. */
export function limitOf(s: RaidState, place: Place): Levels {
  if (place >= ABOARD) return s.scenario.craftCapacity;
  return isSea(s.scenario, place) ? s.scenario.craftLimit : s.scenario.stackLimit;
}

/** 2.2b Whether the stack could stay where it is. */
export function fits(s: RaidState, g: Group): boolean {
  return g.others + g.levels <= limitOf(s, g.place);
}

export const actionCount = (done: number): number => {
  let count = 0;
  for (let bits = done; bits !== 0; bits &= bits - 1) count++;
  return count;
};

/** 6.1 Two actions, and the stack has no more. */
export const hasDoneTwo = (done: number): boolean => (done & (done - 1)) !== 0;

/** 6.1, 6.1a Two different actions; a movement under way goes on. */
export function mayDo(g: Pick<Group, 'done' | 'current'>, action: number): boolean {
  if (g.current === action) return true;
  return (g.done & action) === 0 && !hasDoneTwo(g.done);
}

/** 6.1 Starts an action, or goes on with a movement; each action tests markers anew (10.3). */
export function begin(s: RaidState, action: number): void {
  if (get(s, G.current) === action) return;
  set(s, G.done, get(s, G.done) | action);
  set(s, G.current, action === Act.move || action === Act.sail ? action : 0);
  set(s, G.boarding, 0);
  clearTested(s);
}

/** 6.3, 9.1 Pays for a step; the officer's presence is settled with the first one. */
export function pay(s: RaidState, g: Group, cost: number): void {
  if (g.spent === 0) set(s, G.led, g.led ? 1 : 0);
  set(s, G.spent, g.spent + cost);
}

/** Moves the whole stack, keeping its order, on top of what is there (2.2i). */
export function carry(s: RaidState, to: Place): Unit[] {
  const units = members(s);
  for (let i = units.length - 1; i >= 0; i--) {
    const u = item(units, i);
    lift(s, u);
    putOnTop(s, to, u);
  }
  set(s, G.place, to);
  return units;
}

export function members(s: RaidState): Unit[] {
  const place = get(s, G.place);
  const units: Unit[] = [];
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.member)) units.push(u);
  }
  return units;
}

export function hasMembers(s: RaidState): boolean {
  for (let u = topOf(s, get(s, G.place)); u !== NONE; u = below(s, u)) {
    if (has(s, u, Flag.member)) return true;
  }
  return false;
}

export function isMemberIn(s: RaidState, unit: Unit): boolean {
  return has(s, unit, Flag.member) && placeOf(s, unit) === get(s, G.place);
}

/** 6.2a Nobody is left where the limit would be broken, once the stack has set out. */
export function forbidLeave(s: RaidState, g: Group, unit: Unit): RuleId | null {
  if (!isMemberIn(s, unit)) return '6.2';
  if (g.size < 2) return '6.2a';
  if (g.done !== 0 && g.others + levelsOf(s, unit) > limitOf(s, g.place)) return '2.2j';
  return null;
}

export function leave(s: RaidState, unit: Unit): void {
  lower(s, unit, Flag.member);
  if (get(s, G.done) !== 0) raise(s, unit, Flag.done);
}

/** Levels of a place as they are without the acting stack. */
export function levelsWithout(s: RaidState, g: Group, place: Place): Levels {
  return place === g.place ? g.others : britishLevels(s, place);
}
