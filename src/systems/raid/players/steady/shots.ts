// 11.1 What a shot is worth: the chance to hit, what a hit is worth, and what a miss costs the shooter.

import { rangeBetween } from '../../rules/graph.ts';
import type { Group } from '../../rules/group.ts';
import { Kind, NONE, type Unit, type Zone } from '../../rules/types.ts';
import type { Judge } from './judge.ts';
import { britishWin } from './odds-table.ts';
import {
  below,
  Flag,
  fireOf,
  germanTop,
  has,
  isInfantry,
  kindOf,
  levelsOf,
  type RaidState,
  stepsOf,
  topOf,
  turnOf,
} from './sight.ts';

/** By kind of target: what a loss of theirs is worth, in VP. */
const HIT: readonly number[] = [0, 0.2, 0, 0, 0, 0.5, 0.7, 1.1, 1.1, 0];

/** 11.1i The counter a shot would hit. */
export function targetOf(s: RaidState, zone: Zone): Unit {
  let u = germanTop(s, zone);
  while (u !== NONE && kindOf(s, u) === Kind.gun) u = below(s, u);
  return u;
}

export function hitChance(s: RaidState, g: Group, zone: Zone): number {
  const target = targetOf(s, zone);
  if (target === NONE) return 0;
  const alone = kindOf(s, g.top) === Kind.sniper || kindOf(s, g.top) === Kind.mortar;
  let margin = fireOf(s, g.top) - fireOf(s, target) - (s.scenario.protection[zone] as number);
  if (alone) {
    margin += s.scenario.light[turnOf(s)] as number;
    if (rangeBetween(s.scenario, g.place, zone) === 2) margin += s.scenario.farModifier;
    return britishWin(margin);
  }
  let officer = 0;
  for (let u = topOf(s, g.place); u !== NONE; u = below(s, u)) {
    if (!has(s, u, Flag.member) || u === g.top) continue;
    if (isInfantry(s, u)) margin += levelsOf(s, u);
    if (kindOf(s, u) === Kind.officer) officer = 1;
  }
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) {
    if (u !== target && isInfantry(s, u)) margin -= levelsOf(s, u);
  }
  return britishWin(margin + officer);
}

/** What a shot at a zone is worth, in VP; the battery's escort counts more. */
export function shotWorth(judge: Judge, s: RaidState, g: Group, zone: Zone): number {
  const target = targetOf(s, zone);
  if (target === NONE) return -1;
  const chance = hitChance(s, g, zone);
  const { escort, miss } = judge.doctrine;
  const cost = (1 - chance) * missCost(s, g.top) * miss;
  const worth = chance * (HIT[kindOf(s, target)] as number) - cost;
  return zone === judge.battery ? worth * escort : worth;
}

function missCost(s: RaidState, shooter: Unit): number {
  switch (kindOf(s, shooter)) {
    case Kind.commando:
      return stepsOf(s, shooter) === 2 ? 0.9 : 1.2;
    case Kind.officer:
      return 5;
    case Kind.craft:
      return 0.8;
    default:
      return 0.2;
  }
}
