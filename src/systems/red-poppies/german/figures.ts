// The figures that the filters of the automaton compare, reckoned from the live checks. Those asked for often are kept
// while one position is looked at.

import { destroyChance, harmAt, harmOf } from '../rules/chance.ts';
import { modifierOf, type Threat } from '../rules/check.ts';
import { apartOf } from '../rules/field.ts';
import { meleeValue } from '../rules/melee.ts';
import { isEntering } from '../rules/moves.ts';
import { type Shot, threatOf } from '../rules/shots.ts';
import { aim, BLOCKED } from '../rules/sight.ts';
import {
  aimOf,
  countIn,
  Firing,
  faceOf,
  firingOf,
  G,
  get,
  HexMark,
  has,
  heldBy,
  hexHas,
  hexOf,
  is,
  isIn,
  isOnMap,
  isUnspent,
  loadOf,
  Mark,
  type State,
  sideOf,
  turnOf,
  unitIn,
} from '../rules/state.ts';
import {
  Cause,
  foeOf,
  Ground,
  type HexId,
  Is,
  Load,
  MAX_HEXES,
  NONE,
  type SideId,
  type UnitId,
} from '../rules/types.ts';

/** Whose automaton it is. */
export const own = (s: State): SideId => foeOf(s.scenario.human);

/** Q1 The worth of a shot: chances to destroy twice, to break once, over enemies; minus the same over friends. */
export function worthOf(s: State, shot: Shot): number {
  const threat = threatOf(s, shot);
  const side = sideOf(s, shot.unit);
  if (shot.target !== NONE) return worthAgainst(s, shot.target, threat);
  return worthIn(s, shot, threat, foeOf(side)) - worthIn(s, shot, threat, side);
}

function worthIn(s: State, { hex, unit: firer }: Shot, threat: Threat, side: SideId): number {
  const count = countIn(s, hex, side);
  let worth = 0;
  for (let place = 0; place < count; place++) {
    const unit = unitIn(s, hex, side, place);
    if (unit !== firer && !is(s, unit, Is.armour)) worth += worthAgainst(s, unit, threat);
  }
  return worth;
}

/** Q1 What a threat is worth against one unit. */
export function worthAgainst(s: State, unit: UnitId, threat: Threat): number {
  const modifier = modifierOf(s, unit, threat);
  const destroys = destroyChance(modifier, s.scenario.rules.destroyedAt);
  const isDone = has(s, unit, Mark.dispersed) && has(s, unit, Mark.spent);
  return 2 * destroys + (isDone ? 0 : harmOf(s, unit, threat) - destroys);
}

/** Q2 The highest chance in 36 to break or destroy one enemy in the hex. */
export function breakOf(s: State, shot: Shot): number {
  const threat = threatOf(s, shot);
  if (shot.target !== NONE) return harmOf(s, shot.target, threat);
  const foe = foeOf(sideOf(s, shot.unit));
  const count = countIn(s, shot.hex, foe);
  let best = 0;
  for (let place = 0; place < count; place++) {
    const unit = unitIn(s, shot.hex, foe, place);
    if (!is(s, unit, Is.armour)) best = Math.max(best, harmOf(s, unit, threat));
  }
  return best;
}

/** Q3 How near somebody must be who is still to come, formed or dispersed. */
const NEAR_FORMED = 4;
const NEAR_DISPERSED = 2;

/** Q3 Whether unspent enemy infantry, not of the group that moves or fires, can still act this turn within reach of us. */
export function isMoreToCome(s: State): boolean {
  const foe = s.scenario.human;
  const later = hasLaterHalf(s, foe);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (s.scenario.side[unit] !== foe || !is(s, unit, Is.infantry) || !isUnspent(s, unit)) continue;
    if (unit === get(s, G.lead) && isActive(s, foe)) continue;
    if (unit === get(s, G.second) && isActive(s, foe)) continue;
    if (!later && !has(s, unit, Mark.active)) continue;
    const near = has(s, unit, Mark.dispersed) ? NEAR_DISPERSED : NEAR_FORMED;
    if (isNearUs(s, hexOf(s, unit), near)) return true;
  }
  return false;
}

/** 4.23 Whether a side has another half-couplet this turn after the one that is going on. */
function hasLaterHalf(s: State, side: SideId): boolean {
  if (get(s, G.couplets) > 1) return true;
  return get(s, G.couplets) === 1 && get(s, G.half) === 0 && get(s, G.initiative) !== side;
}
const isActive = (s: State, side: SideId): boolean =>
  (get(s, G.half) === 0) === (get(s, G.initiative) === side);

function isNearUs(s: State, hex: HexId, within: number): boolean {
  const side = own(s);
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (s.scenario.side[unit] !== side || !isOnMap(s, unit)) continue;
    if (apartOf(s.scenario, hexOf(s, unit), hex) <= within) return true;
  }
  return false;
}

/** Q4 A trench hex of ours, or a hex beside one with some of us in it. */
export function isDoorstep(s: State, hex: HexId): boolean {
  const side = own(s);
  if (s.scenario.dugBy[hex] === side) return true;
  for (let direction = 0; direction < 6; direction++) {
    const other = s.scenario.next[hex * 6 + direction] as number;
    if (other !== NONE && s.scenario.dugBy[other] === side && isIn(s, other, side)) return true;
  }
  return false;
}

/** What was reckoned of the position that is looked at, by hex and side up, for one counter; a new look forgets it. */
const dangers = new Int16Array(MAX_HEXES * 2);
let dangersOf: number = NONE; // the counter
const seen = new Int8Array(MAX_HEXES);

let looks = 0;
/** Which look this is: what was reckoned in an earlier one no longer holds. */
export const thisLook = (): number => looks;

/** A new position is looked at. */
export function look(): void {
  looks++;
  dangers.fill(NONE);
  seen.fill(NONE);
}

/** Q5 The highest chance in 36 that one unspent enemy who sees a hex breaks a company there, moving and without trench. */
export function dangerOf(s: State, unit: UnitId, hex: HexId): number {
  const counter = s.scenario.counter[unit] as number;
  if (counter !== dangersOf) dangers.fill(NONE);
  dangersOf = counter;
  const at = hex * 2 + (faceOf(s, unit) & 1);
  const known = dangers[at] as number;
  if (known !== NONE) return known;
  let worst = shellDanger(s, unit, hex, false);
  const foe = s.scenario.human;
  for (let other = 0; other < s.scenario.units.length && worst < 36; other++) {
    if (s.scenario.side[other] !== foe || !isUnspent(s, other)) continue;
    const concealed = aim(s, other, hex);
    if (concealed === BLOCKED) continue;
    const power = s.scenario.fp[faceOf(s, other)] as number;
    const range = apartOf(s.scenario, hexOf(s, other), hex);
    const threat = { cause: Cause.react, power, range, concealed: concealed > 0 };
    worst = Math.max(worst, harmAt(s, unit, threat, hex, false, true));
  }
  dangers[at] = worst;
  return worst;
}

/** Q5 What a fire for effect, gas or a barrage on the hex would do at least, trench or not. */
function shellDanger(s: State, unit: UnitId, hex: HexId, connected: boolean): number {
  const sheltered = connected || ((s.scenario.terrain[hex] as number) & Ground.building) !== 0;
  let worst = !hexHas(s, hex, HexMark.barrage) ? 0 : sheltered ? BARRAGE : 36; // 7.72a
  for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
    if (firingOf(s, battery) !== Firing.down || aimOf(s, battery) !== hex) continue;
    const load = loadOf(s, battery);
    if (load === Load.smoke) continue;
    const cause = load === Load.gas ? Cause.gas : Cause.ffe;
    const power = s.scenario.batteries[battery]?.fp ?? 0;
    const threat = { cause, power, range: 0, concealed: false };
    worst = Math.max(worst, harmAt(s, unit, threat, hex, false, true));
  }
  return worst;
}
/** 7.62 Five of six faces. */
const BARRAGE = 30;

/** Q5 The same of a step: nothing when it goes through a trench connection from within, but for what lies on the hex. */
export const dangerOfStep = (s: State, unit: UnitId, hex: HexId, connected: boolean): number =>
  connected ? shellDanger(s, unit, hex, true) : dangerOf(s, unit, hex);

/** Q6 Our melee values of those who would fight in a hex, minus theirs, as they would count there (5.455). */
export function edgeOf(s: State, hex: HexId, ours: readonly UnitId[]): number {
  const theirs = enemiesIn(s, hex);
  return meleeOf(s, ours, theirs) - meleeOf(s, theirs, ours);
}

/** 11.3 Against men where there are any, else against armour. */
function meleeOf(s: State, units: readonly UnitId[], foes: readonly UnitId[]): number {
  const foe = foes.find((one) => !is(s, one, Is.armour)) ?? foes[0];
  let sum = 0;
  for (const unit of units)
    sum += foe === undefined ? (s.scenario.melee[unit] as number) : meleeValue(s, unit, foe);
  return sum;
}

/** Enemy units in a hex. */
export function enemiesIn(s: State, hex: HexId): UnitId[] {
  const foe = s.scenario.human;
  return Array.from({ length: countIn(s, hex, foe) }, (_, place) => unitIn(s, hex, foe, place));
}

/** Our units in a hex. */
export function oursIn(s: State, hex: HexId): UnitId[] {
  const side = own(s);
  return Array.from({ length: countIn(s, hex, side) }, (_, place) => unitIn(s, hex, side, place));
}

/** Q7 Whether some enemy unit has range and line to a hex. */
export function isSeen(s: State, hex: HexId): boolean {
  const known = seen[hex] as number;
  if (known !== NONE) return known === 1;
  const foe = s.scenario.human;
  let found = 0;
  for (let unit = 0; unit < s.scenario.units.length && found === 0; unit++) {
    if (s.scenario.side[unit] !== foe || !isOnMap(s, unit)) continue;
    if (hexOf(s, unit) === hex || aim(s, unit, hex) !== BLOCKED) found = 1;
  }
  seen[hex] = found;
  return found === 1;
}

/** Q8 Enemy infantry within three hexes. */
export function threatTo(s: State, hex: HexId): number {
  const foe = s.scenario.human;
  let count = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (s.scenario.side[unit] !== foe || !is(s, unit, Is.infantry)) continue;
    const at = hexOf(s, unit);
    if (at !== NONE && apartOf(s.scenario, at, hex) <= 3) count++;
  }
  return count;
}

/** Q9 The last two turns: objectives must be held through both. */
export const isLate = (s: State): boolean =>
  turnOf(s) > s.scenario.turns - Math.max(2, s.scenario.heldTurns);

/** Points of the objective in a hex. */
export function pointsAt(s: State, hex: HexId): number {
  for (const objective of s.scenario.objectives) if (objective.hex === hex) return objective.vp;
  return 0;
}

/** An objective in the enemy's hands. */
export const isLostObjective = (s: State, hex: HexId): boolean =>
  heldBy(s, hex) === s.scenario.human && pointsAt(s, hex) > 0;

/** An unspent company of ours without the enemy in its hex, or one that waits to come in. */
export function isFreeCompany(s: State, unit: UnitId): boolean {
  if (!isOurs(s, unit) || !is(s, unit, Is.infantry)) return false;
  if (isEntering(s, unit)) return true;
  return isUnspent(s, unit) && !isIn(s, hexOf(s, unit), s.scenario.human);
}

export const isOurs = (s: State, unit: UnitId): boolean => s.scenario.side[unit] === own(s);
