// Where a unit would go with the points it has left, what it would have to face on the way, and what it would find there.

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { isConnected, isStream, wireOn } from '../rules/hexside.ts';
import { meleeValue } from '../rules/melee.ts';
import { isEntering, isOnTop, pointsLeft, whyNotStep } from '../rules/moves.ts';
import { countIn, has, hexOf, is, isIn, Mark, type State, unitIn } from '../rules/state.ts';
import { type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { meleeKill } from './shooting.ts';
import type { Survey } from './survey.ts';

export interface Going {
  readonly action: Action;
  readonly worth: number;
}

/** The best way on for a unit, alone or with another; null when none is better than staying. */
export function bestGoing(survey: Survey, unit: UnitId, along: UnitId): Going | null {
  const { s } = survey;
  if (isEntering(s, unit)) return entering(survey, unit, along);
  const hex = hexOf(s, unit);
  if (isIn(s, hex, survey.foe)) return fighting(survey, unit, along);
  const walk = new Walk(survey, unit, along);
  return walk.best();
}

/** 10.11 Through the hex that draws most. */
function entering(survey: Survey, unit: UnitId, along: UnitId): Going | null {
  const { s } = survey;
  const hexes = s.scenario.reinforcements[s.scenario.units[unit]?.group ?? NONE]?.hexes ?? [];
  let best: Going | null = null;
  for (const hex of hexes) {
    if (whyNotStep(s, unit, NONE, hex) !== null) continue;
    const both = along !== NONE && unit < along && whyNotStep(s, unit, along, hex) === null;
    const action = A.act(both ? A.Do['move-both'] : A.Do.move, unit, hex);
    const worth = ENTERS + survey.pullAt(hex) / 1000;
    if (best === null || worth > best.worth) best = { action, worth };
  }
  return best;
}
/** Whoever waits off the map does nothing. */
const ENTERS = 60;

/** 5.451 A melee in the hex where it stands, or the trench of that hex. */
function fighting(survey: Survey, unit: UnitId, along: UnitId): Going | null {
  const { s } = survey;
  if (pointsLeft(s, unit) <= 0) return null;
  const both = along !== NONE && pointsLeft(s, along) > 0;
  const group = both ? [unit, along] : [unit];
  const first = both ? Math.min(unit, along) : unit;
  const worth = worthOfMelee(survey, hexOf(s, unit), group);
  return { action: A.act(both ? A.Do['melee-both'] : A.Do.melee, first), worth };
}

/** 5.454, 5.455 All strike at the same; what they do to us; and the ground, when nobody of theirs is left. */
export function worthOfMelee(survey: Survey, hex: HexId, group: readonly UnitId[]): number {
  const { s, doctrine, foe } = survey;
  const foes = countIn(s, hex, foe);
  const target = weakest(survey, hex);
  let power = 0;
  for (const unit of group) power += meleeValue(s, unit, target);
  let back = 0;
  for (let place = 0; place < foes; place++)
    back += meleeValue(s, unitIn(s, hex, foe, place), group[0] as UnitId);
  const kills = meleeKill(s, target, power) / 36;
  const lost = meleeKill(s, group[0] as UnitId, back) / 36;
  const gun = is(s, target, Is.mg);
  const prize =
    (gun ? doctrine.killGun : doctrine.killCompany) +
    (foes === 1 ? survey.pointsAt(hex) * doctrine.ground : 0);
  return ((kills * prize - lost * survey.killed * survey.nerve) * doctrine.melee) / 100;
}

/** Whom a melee would be about: lowest cohesion, then highest melee value. */
export function weakest(survey: Survey, hex: HexId): UnitId {
  const { s, foe } = survey;
  let best = unitIn(s, hex, foe, 0);
  for (let place = 1; place < countIn(s, hex, foe); place++) {
    const unit = unitIn(s, hex, foe, place);
    if (rankOf(s, unit) > rankOf(s, best)) best = unit;
  }
  return best;
}
const rankOf = (s: State, unit: UnitId): number =>
  (s.scenario.melee[unit] as number) + (has(s, unit, Mark.dispersed) ? 10 : 0);

/** All ways of a unit or a stack that lead nearer to something, point by point. */
class Walk {
  readonly #survey: Survey;
  readonly #unit: UnitId;
  readonly #along: UnitId;
  readonly #from: HexId;
  readonly #digs: boolean;
  #first: Action = 0;
  #best = 0;
  #action: Action = NONE;

  constructor(survey: Survey, unit: UnitId, along: UnitId) {
    this.#survey = survey;
    this.#unit = unit;
    this.#along = along;
    this.#from = hexOf(survey.s, unit);
    this.#digs = is(survey.s, unit, Is.digger);
  }

  best(): Going | null {
    const { s } = this.#survey;
    const unit = this.#unit;
    const inside = has(s, unit, Mark.inTrench);
    const left = pointsLeft(s, unit);
    this.#climb(unit, left);
    if (left > 0) this.#on(this.#from, inside, left, 1, 0, true);
    return this.#action === NONE ? null : { action: this.#action, worth: this.#best };
  }

  /** 8.72 Into the trench it stands on. */
  #climb(unit: UnitId, left: number): void {
    const { s } = this.#survey;
    if (left <= 0 || !isOnTop(s, unit)) return;
    const worth = this.#staying(this.#from, true) - this.#staying(this.#from, false);
    const also = this.#along !== NONE && isOnTop(s, this.#along);
    this.#first = A.act(
      also ? A.Do['climb-both'] : A.Do.climb,
      also ? Math.min(unit, this.#along) : unit,
    );
    this.#note(worth);
  }

  #note(worth: number): void {
    if (worth <= this.#best) return;
    this.#best = worth;
    this.#action = this.#first;
  }

  /** Every next step; `lives` is the chance to have come so far, `cost` what may have been lost. */
  #on(
    hex: HexId,
    inside: boolean,
    left: number,
    lives: number,
    cost: number,
    first: boolean,
  ): void {
    const survey = this.#survey;
    const { s } = survey;
    const here = survey.pullAt(hex);
    for (let direction = 0; direction < 6; direction++) {
      const next = s.scenario.next[hex * 6 + direction] as number;
      if (next === NONE || survey.pullAt(next) <= here) continue;
      const both = this.#along !== NONE;
      if (countIn(s, next, survey.side) + (both ? 2 : 1) > MOST_IN_HEX) continue;
      if (first) {
        const kind = both ? A.Do['move-both'] : A.Do.move;
        this.#first = A.act(kind, both ? Math.min(this.#unit, this.#along) : this.#unit, next);
      }
      this.#step(hex, direction, next, inside, left - 1, lives, cost);
    }
  }

  #step(
    from: HexId,
    direction: number,
    hex: HexId,
    inside: boolean,
    left: number,
    lives: number,
    cost: number,
  ): void {
    const survey = this.#survey;
    const { s } = survey;
    const { doctrine } = survey;
    const unit = this.#unit;
    const into = inside && this.#digs && isConnected(s, from, direction);
    const stops =
      isStream(s, from, direction) ||
      (!is(s, unit, Is.armour) && wireOn(s, from, direction) !== NONE);
    const fire = survey.riskAt(unit, hex, into, true);
    const barrage = survey.barrageAt(unit, hex, into, true);
    const strays = survey.straysOn(unit, from, direction);
    const killed = Math.max(fire.killed, barrage.killed);
    const holds = fire.holds * barrage.holds * (1 - strays);
    const price = survey.priceOf({ holds, killed }) + (stops ? doctrine.broken * survey.nerve : 0);
    const through = lives * (stops ? 0 : holds);
    const paid = cost + lives * price;
    const gain = survey.pullAt(hex) - survey.pullAt(this.#from) - survey.holdOf(this.#from);
    const arrives = lives * (1 - killed);
    this.#note(arrives * gain + through * this.#ending(hex, into, left) - paid - this.#before());
    if (left > 0 && through > 0.02 && !isIn(s, hex, survey.foe))
      this.#on(hex, into, left, through, paid, false);
  }

  /** What the end of a way is worth beside the ground: a melee, the trench, or standing there in the open. */
  #ending(hex: HexId, inside: boolean, left: number): number {
    const survey = this.#survey;
    if (isIn(survey.s, hex, survey.foe)) {
      const group = this.#along === NONE ? [this.#unit] : [this.#unit, this.#along];
      const worth = worthOfMelee(survey, hex, group);
      return left > 0 ? worth : worth / 2;
    }
    const climbs = left > 0 && this.#digs && survey.s.scenario.dugBy[hex] !== NONE;
    return this.#staying(hex, inside || climbs);
  }

  /** What staying in a hex costs, as something negative. */
  #staying(hex: HexId, inside: boolean): number {
    const survey = this.#survey;
    const { s, doctrine } = survey;
    const unit = this.#unit;
    const fire = survey.priceOf(
      survey.riskAt(unit, hex, inside && s.scenario.dugBy[hex] !== NONE, false),
    );
    const barrage = survey.priceOf(survey.barrageAt(unit, hex, inside, false));
    const called = survey.isCalledOn(hex) ? doctrine.broken : 0;
    return -((fire * doctrine.bare) / 100) - barrage - called;
  }

  #before(): number {
    const { s } = this.#survey;
    return this.#staying(this.#from, has(s, this.#unit, Mark.inTrench)) * STAYS;
  }
}
/** Of what staying costs, how much speaks for going. */
const STAYS = 1;
