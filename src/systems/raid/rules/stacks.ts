// 2.2 Stacks: who lies where and in what order. British order is the player's; German order is kept by FT.

import {
  below,
  fireOf,
  germanTop,
  levelsOf,
  placeOf,
  type RaidState,
  setBelow,
  setGermanTop,
  setPlace,
  setTop,
  stepsOf,
  topOf,
} from './state.ts';
import { type Levels, NONE, type Place, type Unit, type Zone } from './types.ts';

/** 2.2i A counter that arrives lies on top. */
export function putOnTop(s: RaidState, place: Place, unit: Unit): void {
  setBelow(s, unit, topOf(s, place));
  setTop(s, place, unit);
  setPlace(s, unit, place);
}

/** Lifts a British counter out of its stack; it is then nowhere until it is put somewhere. */
export function lift(s: RaidState, unit: Unit): void {
  const place = placeOf(s, unit);
  let above = NONE;
  for (let u = topOf(s, place); u !== unit; u = below(s, u)) above = u;
  if (above === NONE) setTop(s, place, below(s, unit));
  else setBelow(s, above, below(s, unit));
}

export function bringToFront(s: RaidState, unit: Unit): void {
  const place = placeOf(s, unit);
  lift(s, unit);
  putOnTop(s, place, unit);
}

/** 2.2e True when a belongs above b: higher FT, then more steps, then the lower number. */
function aboveInStack(s: RaidState, a: Unit, b: Unit): boolean {
  const byFire = fireOf(s, a) - fireOf(s, b);
  if (byFire !== 0) return byFire > 0;
  const bySteps = stepsOf(s, a) - stepsOf(s, b);
  return bySteps !== 0 ? bySteps > 0 : a < b;
}

/** 2.2e Puts a German counter into a zone, in its place by FT. */
export function placeGerman(s: RaidState, zone: Zone, unit: Unit): void {
  let above = NONE;
  let next = germanTop(s, zone);
  while (next !== NONE && aboveInStack(s, next, unit)) {
    above = next;
    next = below(s, next);
  }
  setBelow(s, unit, next);
  if (above === NONE) setGermanTop(s, zone, unit);
  else setBelow(s, above, unit);
  setPlace(s, unit, zone);
}

export function liftGerman(s: RaidState, unit: Unit): void {
  const zone = placeOf(s, unit);
  let above = NONE;
  for (let u = germanTop(s, zone); u !== unit; u = below(s, u)) above = u;
  if (above === NONE) setGermanTop(s, zone, below(s, unit));
  else setBelow(s, above, below(s, unit));
}

function levelsFrom(s: RaidState, top: Unit): Levels {
  let sum = 0;
  for (let u = top; u !== NONE; u = below(s, u)) sum += levelsOf(s, u);
  return sum;
}

/** 1.2, 11.1h Levels of the British stack in a place; of its craft, in a sea zone. */
export const britishLevels = (s: RaidState, place: Place): Levels => levelsFrom(s, topOf(s, place));
export const germanLevels = (s: RaidState, zone: Zone): Levels => levelsFrom(s, germanTop(s, zone));

export function unitsIn(s: RaidState, place: Place): Unit[] {
  return listFrom(s, topOf(s, place));
}
export function germansIn(s: RaidState, zone: Zone): Unit[] {
  return listFrom(s, germanTop(s, zone));
}
function listFrom(s: RaidState, top: Unit): Unit[] {
  const list: Unit[] = [];
  for (let u = top; u !== NONE; u = below(s, u)) list.push(u);
  return list;
}
