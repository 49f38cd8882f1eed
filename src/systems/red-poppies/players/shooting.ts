// What a shot is worth to the standing player, on an order, in reaction and in return, and what shells are.

import { breakChance, destroyChance } from '../rules/chance.ts';
import { modifierAt, modifierOf, type Threat } from '../rules/check.ts';
import { apartOf } from '../rules/field.ts';
import { type Shot, threatOf } from '../rules/shots.ts';
import { aim, antiTankOf, BLOCKED, isTarget } from '../rules/sight.ts';
import {
  countIn,
  faceOf,
  has,
  hasStruck,
  heldBy,
  hexOf,
  is,
  isOnMap,
  Mark,
  type State,
  sideOf,
  unitIn,
} from '../rules/state.ts';
import { Cause, type HexId, Is, NONE, type SideId, type UnitId } from '../rules/types.ts';
import type { Survey } from './survey.ts';

/** What becomes of an enemy, weighed. */
function harmTo(survey: Survey, unit: UnitId, modifier: number): number {
  const { s, doctrine } = survey;
  const { destroyedAt } = s.scenario.rules;
  const killed = destroyChance(modifier, destroyedAt);
  const cohesion = s.scenario.cohesion[faceOf(s, unit)] as number;
  const broken = breakChance(modifier, cohesion, destroyedAt) - killed;
  const gun = is(s, unit, Is.mg);
  const tires = has(s, unit, Mark.spent) ? 0 : gun ? doctrine.tireGun : doctrine.tireCompany;
  const disperses = has(s, unit, Mark.dispersed) ? 0 : doctrine.tireCompany;
  const kills = gun ? doctrine.killGun : doctrine.killCompany;
  return (killed * kills + broken * (tires + disperses)) / 36;
}

/** What a threat does in a hex: to theirs, less what it does to ours. */
function harmIn(survey: Survey, threat: Threat, hex: HexId, except: UnitId): number {
  const { s, side, foe } = survey;
  let worth = 0;
  for (let place = countIn(s, hex, foe) - 1; place >= 0; place--) {
    const unit = unitIn(s, hex, foe, place);
    if (threat.cause >= Cause.ffe || !is(s, unit, Is.armour))
      worth += harmTo(survey, unit, modifierOf(s, unit, threat));
  }
  for (let place = countIn(s, hex, side) - 1; place >= 0; place--) {
    const unit = unitIn(s, hex, side, place);
    if (unit !== except) worth -= harmToOurs(survey, unit, modifierOf(s, unit, threat));
  }
  return worth;
}

function harmToOurs(survey: Survey, unit: UnitId, modifier: number): number {
  const { s, doctrine, killed } = survey;
  const { destroyedAt } = s.scenario.rules;
  const kills = destroyChance(modifier, destroyedAt);
  const cohesion = s.scenario.cohesion[faceOf(s, unit)] as number;
  return (
    (kills * killed + (breakChance(modifier, cohesion, destroyedAt) - kills) * doctrine.broken) / 36
  );
}

export function worthOfShot(survey: Survey, shot: Shot): number {
  const threat = threatOf(survey.s, shot);
  if (shot.target === NONE) return harmIn(survey, threat, shot.hex, shot.unit);
  return harmTo(survey, shot.target, modifierOf(survey.s, shot.target, threat));
}

/** The best target of a unit on an order, and what it is worth; null without one. */
export function bestShot(survey: Survey, unit: UnitId): { shot: Shot; worth: number } | null {
  const { s, foe } = survey;
  let best: { shot: Shot; worth: number } | null = null;
  for (let other = 0; other < s.scenario.units.length; other++) {
    const hex = hexOf(s, other);
    if (hex === NONE || sideOf(s, other) !== foe || aim(s, unit, hex) === BLOCKED) continue;
    const zone = unitIn(s, hex, foe, 0) === other && isTarget(s, hex, survey.side);
    const tank = is(s, other, Is.armour) && antiTankOf(s, unit) !== NONE;
    if (!zone && !tank) continue;
    const shot = { unit, hex, target: zone ? NONE : other, cause: Cause.fire };
    const worth = worthOfShot(survey, shot) * nearness(survey, hex);
    if (best === null || worth > best.worth) best = { shot, worth };
  }
  return best;
}

/** Whoever is far from all of ours matters less now. */
function nearness(survey: Survey, hex: HexId): number {
  const { s, side } = survey;
  let nearest = 9;
  for (let unit = 0; unit < s.scenario.units.length && nearest > 2; unit++) {
    if (sideOf(s, unit) !== side || !is(s, unit, Is.infantry) || !isOnMap(s, unit)) continue;
    nearest = Math.min(nearest, apartOf(s.scenario, hexOf(s, unit), hex));
  }
  return nearest <= 2 ? 1 : nearest <= 3 ? 0.8 : nearest <= 4 ? 0.5 : 0.2;
}

/** 7.16, 7.17 What fire for effect of a battery would do, where it was aimed and where it may stray. */
export function worthOfShells(survey: Survey, battery: number, hex: HexId): number {
  const { s, doctrine } = survey;
  const power = s.scenario.batteries[battery]?.fp ?? 0;
  const threat = { cause: Cause.ffe, power, range: 0, concealed: false };
  const faces = 2 + (holdsSummit(s, survey.side) ? 1 : 0) + (hasStruck(s, battery, hex) ? 1 : 0);
  let around = 0;
  for (let direction = 0; direction < 6; direction++) {
    const other = s.scenario.next[hex * 6 + direction] as number;
    if (other !== NONE) around += shellsOn(survey, threat, other);
  }
  const on = shellsOn(survey, threat, hex);
  const worth = (faces * on + ((6 - faces) * around) / 6) / 6;
  return (worth * nearness(survey, hex) * doctrine.shells) / 100;
}

function shellsOn(survey: Survey, threat: Threat, hex: HexId): number {
  const worth = harmIn(survey, threat, hex, NONE);
  return worth < 0 ? (worth * survey.doctrine.friends) / 100 : worth;
}

const holdsSummit = (s: State, side: SideId): boolean =>
  s.scenario.summits.some((hex) => heldBy(s, hex) === side);

/** 5.455 Chances in 36 that a sum of melee values destroys. */
export const meleeKill = (s: State, unit: UnitId, power: number): number =>
  destroyChance(
    modifierAt(
      s,
      unit,
      { cause: Cause.melee, power, range: 0, concealed: false },
      hexOf(s, unit),
      false,
      false,
    ),
    s.scenario.rules.destroyedAt,
  );
