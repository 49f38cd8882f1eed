// Which counters can stand for each other: the same kind, strength and state. And where the order of a stack can make no
// difference: nobody near to fire at it, nothing near that could wake.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import {
  at,
  below,
  Flag,
  germanTop,
  guardOf,
  has,
  isFaceDown,
  kindOf,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  stepsOf,
  topOf,
} from '../../rules/state.ts';
import {
  ABOARD,
  Kind,
  NONE,
  Obstacle,
  type Place,
  type Unit,
  type Zone,
} from '../../rules/types.ts';

const STATES = [Flag.done, Flag.member, Flag.back] as const;

/** A small code: the same for counters that can stand for each other where they are. */
export function likeness(s: RaidState, unit: Unit): string {
  const kind = kindOf(s, unit);
  let state = stepsOf(s, unit);
  for (const flag of STATES) state = state * 2 + (has(s, unit, flag) ? 1 : 0);
  const own = kind === Kind.officer ? unit + 1 : 0; // 12e Every officer counts by himself.
  const group = hasToLand(s, unit) ? at(s.scenario.group, unit) : 0; // 5a, 5c
  const code = String.fromCharCode(kind + 1, state, own, group, guarded(s, unit));
  return kind === Kind.craft ? `${code}(${cargo(s, unit)})` : code;
}

const hasToLand = (s: RaidState, unit: Unit): boolean =>
  placeOf(s, unit) >= ABOARD && !has(s, unit, Flag.back);

/** What a craft carries: an order has no meaning aboard, since all share one fate (11.1f). */
function cargo(s: RaidState, craft: Unit): string {
  return codesIn(s, ABOARD + craft)
    .sort()
    .join('');
}

export function codesIn(s: RaidState, place: Place): string[] {
  const codes: string[] = [];
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) codes.push(likeness(s, u));
  return codes;
}

/** 11.2g Prisoners in the charge of a commando. */
function guarded(s: RaidState, unit: Unit): number {
  const sc = s.scenario;
  if (kindOf(s, unit) !== Kind.commando) return 0;
  let count = 0;
  for (let u = sc.britishCount; u < sc.units.length; u++) {
    if (placeOf(s, u) === Off.prisoner && guardOf(s, u) === unit) count++;
  }
  return count;
}

/** Nobody near to fire or to be fired at, nothing that could wake or blow up: who stands in front is all one. */
export function isCalm(s: RaidState, zone: Zone): boolean {
  const sc = s.scenario;
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    const near = at(sc.linkTo, i);
    if (isLive(s, near) || obstacleAt(s, near) === Obstacle.mines) return false;
  }
  if (isSea(sc, zone) || !hasMortar(s)) return true;
  for (let i = at(sc.farStart, zone); i < at(sc.farStart, zone + 1); i++) {
    if (isLive(s, at(sc.farTo, i))) return false;
  }
  return true;
}

/** 11.1e Only a mortar fires further than next door. */
function hasMortar(s: RaidState): boolean {
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (kindOf(s, u) === Kind.mortar && placeOf(s, u) >= 0) return true;
  }
  return false;
}

const isLive = (s: RaidState, zone: Zone): boolean =>
  germanTop(s, zone) !== NONE || isFaceDown(s, zone);
