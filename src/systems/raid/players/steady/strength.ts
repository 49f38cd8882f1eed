// How strong a stack is in an assault, theirs and ours, as a key into the odds; unknown markers are weighed by what
// the cup of their letter holds.

import { Kind, NONE, type Place, type Unit, type Zone } from '../../rules/types.ts';
import { addFoe, Foe, FULL, HELPER, REDUCED, withProtection } from './assault-odds.ts';
import type { Judge } from './judge.ts';
import {
  below,
  Flag,
  germanTop,
  has,
  isCommando,
  isFaceDown,
  kindOf,
  type RaidState,
  stepsOf,
  topOf,
} from './sight.ts';

export interface Prospect {
  value: number;
  win: number;
}
const prospect: Prospect = { value: 0, win: 0 };

/** Our side of the key; only the acting stack's members, if asked. */
export function ourSide(s: RaidState, place: Place, membersOnly: boolean): number {
  let key = 0;
  for (let u = topOf(s, place); u !== NONE; u = below(s, u)) {
    if (membersOnly && !has(s, u, Flag.member)) continue;
    if (isCommando(s, u)) key += stepsOf(s, u) === 2 ? FULL : REDUCED;
    else if (kindOf(s, u) === Kind.mortar) key |= HELPER;
  }
  return key;
}

const FOE_OF_KIND: readonly number[] = [
  -1,
  Foe.officer,
  -1,
  -1,
  -1,
  Foe.infantry,
  Foe.machineGun,
  Foe.flak,
  Foe.pillbox,
  Foe.gun,
];

export function classOf(s: RaidState, unit: Unit): number {
  const foe = FOE_OF_KIND[kindOf(s, unit)] as number;
  return foe === Foe.infantry && stepsOf(s, unit) === 1 ? Foe.reduced : foe;
}

export function theirSide(s: RaidState, ours: number, zone: Zone): number {
  let key = withProtection(ours, s.scenario.protection[zone] as number);
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) {
    key = addFoe(key, classOf(s, u));
  }
  return key;
}

/** What it would be to assault a zone, or to walk into one that lies face down. */
export function weigh(judge: Judge, s: RaidState, ours: number, zone: Zone): Prospect {
  const key = theirSide(s, ours, zone);
  prospect.value = 0;
  prospect.win = 0;
  if (!isFaceDown(s, zone)) {
    prospect.value = judge.odds.value(key);
    prospect.win = judge.odds.win(key);
    return prospect;
  }
  const letter = s.scenario.zoneLetter[zone] as number;
  let total = 0;
  for (const marker of s.scenario.markers) {
    if (marker.letter !== letter) continue;
    let found = key;
    for (let i = 0; i < marker.infantry; i++) found = addFoe(found, Foe.infantry);
    for (let i = 0; i < marker.machineGuns; i++) found = addFoe(found, Foe.machineGun);
    for (let i = 0; i < marker.officers; i++) found = addFoe(found, Foe.officer);
    prospect.value += marker.count * judge.odds.value(found);
    prospect.win += marker.count * judge.odds.win(found);
    total += marker.count;
  }
  prospect.value /= total;
  prospect.win /= total;
  return prospect;
}
