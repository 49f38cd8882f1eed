// 20.2 What the filters measure: give, take, exposure, odds, ways and facings, all in whole numbers.

import { diceOn, type Stand, standOf, totalDice } from '../rules/dice.ts';
import { apartOf, type Field } from '../rules/field.ts';
import { isInContact, sees, sideOfFront } from '../rules/sight.ts';
import { G, get, hasMark, hexOf, Mark, type State, sideOf, strengthOf } from '../rules/state.ts';
import { type HexId, Kind, MAX_RANGE, NONE, type SideId, type UnitId } from '../rules/types.ts';
import { nearerAhead } from './ways.ts';

/** 20.2 In sixths of a hit: what a die is worth against such a target. */
export function dieWorth({ units }: Field, unit: UnitId, moving: boolean): number {
  return units[unit]?.kind !== Kind.infantry || moving ? 3 : 2;
}

export interface Give {
  readonly give: number;
  readonly target: UnitId; // NONE
  readonly dice: number;
}
const NOTHING: Give = { give: 0, target: NONE, dice: 0 };

/** The enemies of a side within so many hexes of a place, as they stand: nobody further off bears on an order. */
export function foesWithin(s: State, side: SideId, hex: HexId, within: number): Stand[] {
  const found: Stand[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const at = hexOf(s, unit);
    if (at === NONE || sideOf(s, unit) === side) continue;
    if (apartOf(s.scenario, hex, at) <= within) found.push(standOf(s, unit));
  }
  return found;
}

/** 20.2 The most that an order could do to one enemy, as the enemies stand now; `left` is the hex it leaves. */
export function giveOf(
  s: State,
  attacker: Stand,
  foes: readonly Stand[],
  left: HexId,
  charging = false,
): Give {
  if (foes.length === 0) return NOTHING;
  const bound = charging || isInContact(s, attacker.unit, attacker.hex);
  let best = NOTHING;
  for (const foe of foes) {
    if (bound && apartOf(s.scenario, attacker.hex, foe.hex) !== 1) continue; // 10.4
    const dice = diceOn(s, attacker, foe, left);
    if (dice === 0) continue;
    const give = dice * dieWorth(s.scenario, foe.unit, foe.moving);
    if (give > best.give || (give === best.give && isWeaker(s, foe.unit, best.target))) {
      best = { give, target: foe.unit, dice };
    }
  }
  return best;
}

const isWeaker = (s: State, unit: UnitId, than: UnitId): boolean =>
  strengthOf(s, unit) < strengthOf(s, than);

/** The dice a unit would have standing there next turn, and those at range 3 or more. */
export function diceStanding(
  s: State,
  stand: Stand,
  foes: readonly Stand[],
  left: HexId,
): { readonly dice: number; readonly far: number } {
  let dice = 0;
  let far = 0;
  for (const foe of foes) {
    const on = diceOn(s, stand, foe, left);
    if (on > dice) dice = on;
    if (on > far && apartOf(s.scenario, stand.hex, foe.hex) >= 3) far = on;
  }
  return { dice, far };
}

/** 20.3 What the two worst enemy shots on a place would expect. */
export function takeOf(s: State, target: Stand, foes: readonly Stand[], left: HexId): number {
  let worst = 0;
  let second = 0;
  for (const foe of foes) {
    if (!canStillFight(s, foe.unit)) continue;
    const dice = shotOn(s, foe, target, left);
    if (dice > worst) {
      second = worst;
      worst = dice;
    } else if (dice > second) second = dice;
  }
  return (worst + second) * dieWorth(s.scenario, target.unit, target.moving);
}

/** 20.3 Its side has not moved yet, or it is activated and may fight. */
function canStillFight(s: State, unit: UnitId): boolean {
  const side = sideOf(s, unit);
  const first = get(s, G.mover) as SideId;
  const hasMoved = get(s, G.moved) > (side === first ? 0 : 1);
  return !hasMoved || (hasMark(s, unit, Mark.activated) && hasMark(s, unit, Mark.mayFight));
}

/** The dice of a shooter in its present state; one that is next to the place and free can turn to it. */
function shotOn(s: State, shooter: Stand, target: Stand, left: HexId): number {
  const range = apartOf(s.scenario, shooter.hex, target.hex);
  if (range > MAX_RANGE) return 0;
  const turns = range === 1 && !hasMark(s, shooter.unit, Mark.activated);
  if (!turns && sideOfFront(s.scenario, shooter.hex, shooter.facing, target.hex) <= 0) return 0;
  const total = totalDice(s, shooter, target);
  return total > 0 && sees(s, shooter.hex, target.hex, left) ? total : 0;
}

/** 20.5 Enemies within two hexes of a place and behind the front a unit would have there. */
export function exposedAt(s: State, { hex, facing }: Stand, foes: readonly Stand[]): number {
  let count = 0;
  for (const foe of foes) {
    if (apartOf(s.scenario, hex, foe.hex) > 2) continue;
    if (sideOfFront(s.scenario, hex, facing, foe.hex) < 0) count++;
  }
  return count;
}

/** Strength of a side within so many hexes of a place; of infantry alone where that is asked. */
export function strengthAround(
  s: State,
  side: SideId,
  hex: HexId,
  within: number,
  infantryOnly: boolean,
  except: UnitId = NONE,
): number {
  const { side: sides, kind, apart, hexes } = s.scenario;
  const row = hex * hexes.length;
  let sum = 0;
  for (let unit = 0; unit < sides.length; unit++) {
    if (sides[unit] !== side || unit === except) continue;
    const at = hexOf(s, unit);
    if (at === NONE || (infantryOnly && kind[unit] !== Kind.infantry)) continue;
    if ((apart[row + at] as number) <= within) sum += strengthOf(s, unit);
  }
  return sum;
}

/** Whether an enemy of a side stands within so many hexes of a place. */
export function isFoeWithin(s: State, side: SideId, hex: HexId, within: number): boolean {
  const { side: sides, apart, hexes } = s.scenario;
  const row = hex * hexes.length;
  for (let unit = 0; unit < sides.length; unit++) {
    if (sides[unit] === side) continue;
    const at = hexOf(s, unit);
    if (at !== NONE && (apart[row + at] as number) <= within) return true;
  }
  return false;
}

/** 20.9 How well a unit there would face its enemies, and then its goal. */
export function facingWorth(
  s: State,
  { hex, facing }: Stand,
  foes: readonly Stand[],
  goal: HexId,
): number {
  let sum = 0;
  for (const foe of foes) {
    const d = apartOf(s.scenario, hex, foe.hex);
    if (d > 5) continue;
    const front = sideOfFront(s.scenario, hex, facing, foe.hex);
    if (front > 0) sum += 6 - d;
    else if (front < 0) sum -= 2 * (6 - d);
  }
  return sum * 4 + (goal === NONE || goal === hex ? 0 : nearerAhead(s.scenario, goal, hex, facing));
}
