// V When the Germans must take ground: shells on the strongest gun that sees the lane, fire on it until it is spent, then
// the largest mass goes, or works its way forward under cover. After O1 and O2, before all other headings.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { observes, ownerOf } from '../rules/batteries.ts';
import { coverOf } from '../rules/check.ts';
import { apartOf } from '../rules/field.ts';
import { pointsLeft } from '../rules/moves.ts';
import { massAround } from '../rules/orders.ts';
import { cite } from '../rules/rule.ts';
import type { Shot } from '../rules/shots.ts';
import { aim, BLOCKED, isTarget } from '../rules/sight.ts';
import {
  aimOf,
  Firing,
  faceOf,
  firingOf,
  G,
  get,
  has,
  heldBy,
  hexOf,
  is,
  isIn,
  isUnspent,
  Mark,
  type State,
} from '../rules/state.ts';
import { Cause, type HexId, Is, NONE, type UnitId } from '../rules/types.ts';
import { loadFor } from './batteries.ts';
import {
  dangerOfStep,
  isFreeCompany,
  isLate,
  isOurs,
  own,
  pointsAt,
  thisLook,
  worthOf,
} from './figures.ts';
import { type Inquiry, pair, type Sieve, whereIn, whoIn } from './inquiry.ts';
import { isInsideAfter, nextStep } from './ways.ts';

/** V The hexes that must still be taken: not held, or with the enemy in them. */
function aims(s: State): readonly HexId[] {
  const wanted = s.scenario.attack?.aims ?? [];
  return wanted.filter((hex) => heldBy(s, hex) !== own(s) || isIn(s, hex, s.scenario.human));
}

/** V3 What is risked at each step; late it counts for nothing. */
const mostDanger = (s: State): number => (isLate(s) ? 36 : (s.scenario.attack?.danger ?? 0));

/** A stretch of a way: how far its points go, and whether to the very end. */
interface Advance {
  readonly to: HexId; // where it ends for now, NONE
  readonly whole: boolean;
}
const NOWHERE: Advance = { to: NONE, whole: false };

/** V3 To the aim with no step too dangerous, or to the last covered hex before it. */
export function advanceOf(s: State, unit: UnitId, goal: HexId, count = 1): Advance {
  const most = mostDanger(s);
  let from = hexOf(s, unit);
  let inside = has(s, unit, Mark.inTrench);
  let last: HexId = NONE;
  for (let left = pointsLeft(s, unit); left > 0; left--) {
    const hex = nextStep(s, unit, count, from, inside, goal, most, true);
    if (hex === NONE) break;
    inside = isInsideAfter(s, from, hex, inside);
    if (hex === goal) return { to: goal, whole: true };
    if (isCovered(s, unit, hex, inside, left - 1)) last = hex;
    from = hex;
  }
  return last === NONE ? NOWHERE : { to: last, whole: false };
}

/** V3 Some cover, a trench to climb into, or nobody who could harm it much. */
function isCovered(s: State, unit: UnitId, hex: HexId, inside: boolean, left: number): boolean {
  const climbs = left > 0 && s.scenario.dugBy[hex] !== NONE;
  if (coverOf(s, unit, hex, inside || climbs) > 0) return true;
  return dangerOfStep(s, unit, hex, inside) <= s.scenario.thresholds.dangerStep;
}

const isFormed = (s: State, unit: UnitId): boolean => !has(s, unit, Mark.dispersed);

/** The same for every filter of V3: the larger mass, more points, nearer, then by name. */
const LARGEST: Sieve = [
  keepHighest('mass size', cite('V3'), (s, candidate) => massAround(s, whoIn(candidate)).length),
  keepHighest('points', cite('V3'), (s, candidate) => pointsAt(s, whereIn(candidate))),
  keepLowest('distance', cite('V3'), (s, candidate) => distanceOf(s, candidate)),
  keepLowest('goal', cite('Q0'), (_, candidate) => whereIn(candidate)),
  keepLowest('order', cite('Q0'), (_, candidate) => candidate),
];
const distanceOf = (s: State, candidate: number): number =>
  apartOf(s.scenario, hexOf(s, whoIn(candidate)), whereIn(candidate));

const ASSAULT: Sieve = [
  keepHighest('whole way', cite('V3'), (s, candidate) =>
    advanceOf(s, whoIn(candidate), whereIn(candidate)).whole ? 1 : 0,
  ),
  ...LARGEST,
];

/** V The company at the head of the largest mass and its aim, wherever it may get to; NONE without any. */
function spearhead(s: State): number {
  let best = NONE;
  const kept: number[] = [];
  for (const goal of aims(s))
    for (let unit = 0; unit < s.scenario.units.length; unit++)
      if (isFreeCompany(s, unit) && isUnspent(s, unit) && isFormed(s, unit))
        kept.push(pair(unit, goal));
  for (const candidate of kept) if (best === NONE || isBefore(s, candidate, best)) best = candidate;
  return best;
}

function isBefore(s: State, one: number, other: number): boolean {
  for (const { key } of LARGEST) {
    const by = key(s, one) - key(s, other);
    if (by !== 0) return by < 0;
  }
  return false;
}

/** V1 The lane: the steps of the spearhead's way to its aim, whatever their danger, and the aim. */
interface Lane {
  readonly hexes: readonly HexId[];
  readonly mass: readonly UnitId[]; // whom it is kept open for
}
let known: Lane | null = null;
let knownIn = NONE;

function laneOf(s: State): Lane | null {
  if (knownIn === thisLook()) return known;
  knownIn = thisLook();
  const head = spearhead(s);
  known = head === NONE ? null : { hexes: stepsOf(s, head), mass: massAround(s, whoIn(head)) };
  return known;
}

function stepsOf(s: State, head: number): HexId[] {
  const [unit, goal] = [whoIn(head), whereIn(head)];
  const hexes: HexId[] = [];
  let from = hexOf(s, unit);
  let inside = has(s, unit, Mark.inTrench);
  while (from !== goal) {
    const hex = nextStep(s, unit, 1, from, inside, goal, 36, true);
    if (hex === NONE) break;
    inside = isInsideAfter(s, from, hex, inside);
    if (hex !== goal) hexes.push(hex);
    from = hex;
  }
  return [...hexes, goal];
}

/** V1 Unspent machine guns of the enemy that see the lane. */
function laneGuns(s: State): UnitId[] {
  const hexes = laneOf(s)?.hexes ?? [];
  const guns: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (s.scenario.side[unit] !== s.scenario.human || !is(s, unit, Is.mg)) continue;
    if (isUnspent(s, unit) && hexes.some((hex) => aim(s, unit, hex) !== BLOCKED)) guns.push(unit);
  }
  return guns;
}
const strengthOf = (s: State, gun: UnitId): number => s.scenario.fp[faceOf(s, gun)] as number;
const lengthSeen = (s: State, gun: UnitId): number =>
  (laneOf(s)?.hexes ?? []).filter((hex) => aim(s, gun, hex) !== BLOCKED).length;

const STRONGEST: Sieve = [
  keepHighest('strength', cite('V1'), (s, candidate) => strengthOf(s, whereIn(candidate))),
  keepHighest('lane', cite('V1'), (s, candidate) => lengthSeen(s, whereIn(candidate))),
  keepLowest('gun', cite('Q0'), (_, candidate) => whereIn(candidate)),
];
const HEAVIEST: Sieve = [
  ...STRONGEST,
  keepHighest('fire power', cite('V1'), (s, one) => s.scenario.batteries[whoIn(one)]?.fp ?? 0),
  keepLowest('order', cite('Q0'), (_, candidate) => candidate),
];

/** V1 The order that aims a battery at such a gun; NONE. */
export function shellLane(inquiry: Inquiry): Action {
  const { s } = inquiry;
  if (isTimeToGo(s)) return NONE;
  for (const gun of laneGuns(s)) {
    const hex = hexOf(s, gun);
    if (isIn(s, hex, own(s)) || isAimedAt(s, hex)) continue;
    for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
      if (ownerOf(s, battery) !== own(s) || firingOf(s, battery) !== Firing.free) continue;
      if (observes(s, battery, hex)) inquiry.keep(pair(battery, gun));
    }
  }
  const chosen = inquiry.choose('shell the lane', 'V1', HEAVIEST);
  if (chosen === NONE) return NONE;
  const hex = hexOf(s, whereIn(chosen));
  inquiry.because('V1', { battery: whoIn(chosen), hex });
  return A.act(A.Do.target, whoIn(chosen), hex, loadFor(s, hex));
}

const isAimedAt = (s: State, hex: HexId): boolean =>
  s.scenario.batteries.some(
    (_, battery) => ownerOf(s, battery) === own(s) && aimOf(s, battery) === hex,
  );

/** V2 In their last half of a turn the mass goes, whoever still sees it. */
function isTimeToGo(s: State): boolean {
  return get(s, G.couplets) === 1 && canGo(s);
}
function canGo(s: State): boolean {
  for (const goal of aims(s))
    for (let unit = 0; unit < s.scenario.units.length; unit++)
      if (isAttacker(s, unit) && advanceOf(s, unit, goal).to !== NONE) return true;
  return false;
}
const isAttacker = (s: State, unit: UnitId): boolean =>
  isFreeCompany(s, unit) && isUnspent(s, unit) && isFormed(s, unit);

const BEST_SUPPRESSION: Sieve = [
  ...STRONGEST,
  keepHighest('worth', cite('V2'), (s, one) => worthOf(s, shotOn(s, whoIn(one), whereIn(one)))),
  keepLowest('order', cite('Q0'), (_, candidate) => candidate),
];
const shotOn = (s: State, unit: UnitId, gun: UnitId): Shot => ({
  ...{ unit, hex: hexOf(s, gun), target: NONE, cause: Cause.fire },
});

/** V2 Who fires at the strongest gun that sees the lane, as a pair with it; NONE. */
export function silence(inquiry: Inquiry): number {
  const { s } = inquiry;
  if (!isTimeToGo(s)) {
    for (const gun of laneGuns(s))
      for (let unit = 0; unit < s.scenario.units.length; unit++)
        if (maySilence(s, unit, gun)) inquiry.keep(pair(unit, gun));
  }
  return inquiry.choose('silence', 'V2', BEST_SUPPRESSION);
}

/** V2 Whoever is not of the mass that is to go, has range and line, and strikes no friend for it. */
function maySilence(s: State, unit: UnitId, gun: UnitId): boolean {
  if (!isOurs(s, unit) || !isUnspent(s, unit) || laneOf(s)?.mass.includes(unit) === true)
    return false;
  const shot = shotOn(s, unit, gun);
  return (
    isTarget(s, shot.hex, own(s)) && aim(s, unit, shot.hex) !== BLOCKED && worthOf(s, shot) > 0
  );
}

/** V2 The next shot of the order at a hex, while an unspent gun is left there; null. */
export function silencingShot(s: State, ready: readonly UnitId[], hex: HexId): Shot | null {
  let best: Shot | null = null;
  for (let gun = 0; gun < s.scenario.units.length; gun++) {
    if (hexOf(s, gun) !== hex || !is(s, gun, Is.mg) || !isUnspent(s, gun) || isOurs(s, gun))
      continue;
    for (const unit of ready) {
      if (!maySilence(s, unit, gun)) continue;
      const shot = shotOn(s, unit, gun);
      if (best === null || worthOf(s, shot) > worthOf(s, best)) best = shot;
    }
  }
  return best;
}

/** V3 The company at whose head the mass goes, with its aim; NONE. */
export function assault(inquiry: Inquiry): number {
  const { s } = inquiry;
  for (const goal of aims(s))
    for (let unit = 0; unit < s.scenario.units.length; unit++)
      if (isAttacker(s, unit))
        inquiry.sift(pair(unit, goal), advanceOf(s, unit, goal).to === NONE ? 'Q10' : null);
  return inquiry.choose('assault', 'V3', ASSAULT);
}

const WEAKEST: Sieve = [
  keepLowest('danger', cite('V3a'), (s, candidate) => stepDanger(s, candidate)),
  keepLowest('distance', cite('V3a'), (s, candidate) => distanceOf(s, candidate)),
  keepLowest('goal', cite('Q0'), (_, candidate) => whereIn(candidate)),
  keepLowest('order', cite('Q0'), (_, candidate) => candidate),
];
const NO_STEP = 99;
function stepDanger(s: State, candidate: number): number {
  const unit = whoIn(candidate);
  const hex = infiltratingStep(s, unit, whereIn(candidate));
  if (hex === NONE) return NO_STEP;
  const inside = isInsideAfter(s, hexOf(s, unit), hex, has(s, unit, Mark.inTrench));
  return dangerOfStep(s, unit, hex, inside);
}

/** V3a The least threatened of the steps that lead nearer to an aim, NONE. */
export function infiltratingStep(s: State, unit: UnitId, goal: HexId): HexId {
  const inside = has(s, unit, Mark.inTrench);
  return nextStep(s, unit, 1, hexOf(s, unit), inside, goal, mostDanger(s), true);
}

/** V3a Of those who infiltrate the dispersed company whose next step is least threatened, with its aim; NONE. */
export function infiltrate(inquiry: Inquiry): number {
  const { s } = inquiry;
  if (s.scenario.infiltrates[own(s)])
    for (const goal of aims(s))
      for (let unit = 0; unit < s.scenario.units.length; unit++)
        if (isInfiltrator(s, unit) && stepDanger(s, pair(unit, goal)) < NO_STEP)
          inquiry.keep(pair(unit, goal));
  return inquiry.choose('infiltrate', 'V3a', WEAKEST);
}
const isInfiltrator = (s: State, unit: UnitId): boolean =>
  isFreeCompany(s, unit) && isUnspent(s, unit) && !isFormed(s, unit) && pointsLeft(s, unit) > 0;

/** V3 The next step of one or two of the mass on the way to their aim, NONE when they are where they stop. */
export function assaultStep(s: State, unit: UnitId, count: number, goal: HexId): HexId {
  if (advanceOf(s, unit, goal, count).to === NONE) return NONE;
  const inside = has(s, unit, Mark.inTrench);
  return nextStep(s, unit, count, hexOf(s, unit), inside, goal, mostDanger(s), true);
}

/** V3 Who may still be sent forward in the attack stays formed (O10). */
export const isToAttack = (s: State, unit: UnitId): boolean =>
  is(s, unit, Is.infantry) && aims(s).length > 0;
