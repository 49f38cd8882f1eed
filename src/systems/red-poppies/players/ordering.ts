// What the standing player orders in his half of a couplet: whoever can do most, together with all who can be ordered with
// him; or the guns off the map; or nothing.

import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { observes, ownerOf } from '../rules/batteries.ts';
import { apartOf } from '../rules/field.ts';
import { isEntering } from '../rules/moves.ts';
import {
  aimOf,
  Firing,
  firingOf,
  has,
  hexOf,
  isIn,
  isOnMap,
  isUnspent,
  Mark,
  type State,
  sideOf,
} from '../rules/state.ts';
import { type HexId, Load, MAX_UNITS, MOST_IN_MASS, NONE, type UnitId } from '../rules/types.ts';
import { bestActing, companionOf } from './acting.ts';
import { worthOfShells } from './shooting.ts';
import type { Survey } from './survey.ts';

export interface Weighed {
  readonly action: Action;
  readonly worth: number;
}

/** Everything that could be ordered, with what it is worth; passing, which is always there, last. */
export function weighOrders(survey: Survey): Weighed[] {
  const list: Weighed[] = [];
  weighUnits(survey, list);
  weighBatteries(survey, list);
  list.push({ action: A.act(A.Do.pass), worth: survey.doctrine.least });
  return list;
}

function weighUnits(survey: Survey, list: Weighed[]): void {
  const { s, side } = survey;
  const ours: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (sideOf(s, unit) === side && (isUnspent(s, unit) || isEntering(s, unit))) ours.push(unit);
  }
  for (const unit of ours) {
    const along = isOnMap(s, unit) ? companionOf(s, unit, ours) : NONE;
    worths[unit] = bestActing(survey, unit, along)?.worth ?? 0;
  }
  const of = (units: readonly UnitId[]): number => {
    let sum = 0;
    for (const unit of units) sum += worths[unit] as number;
    return sum;
  };
  weighHexes(s, ours, of, list);
  weighMasses(s, ours, of, list);
}

/** What each of those who can be ordered can do. */
const worths = new Float64Array(MAX_UNITS);

/** 5.01b */
function weighHexes(
  s: State,
  ours: readonly UnitId[],
  of: (units: readonly UnitId[]) => number,
  list: Weighed[],
): void {
  const seen = new Set<HexId>();
  for (const unit of ours) {
    const hex = hexOf(s, unit);
    if (hex === NONE) list.push({ action: A.act(A.Do.enter, unit), worth: of([unit]) });
    if (hex === NONE || seen.has(hex)) continue;
    seen.add(hex);
    list.push({
      action: A.act(A.Do.hex, 0, hex),
      worth: of(ours.filter((other) => hexOf(s, other) === hex)),
    });
  }
}

/** 5.01a Chains of formed units of one counter, and those who wait together (10.11a). */
function weighMasses(
  s: State,
  ours: readonly UnitId[],
  of: (units: readonly UnitId[]) => number,
  list: Weighed[],
): void {
  const left = ours.filter((unit) => !has(s, unit, Mark.dispersed));
  while (left.length > 0) {
    const mass = [left.shift() as UnitId];
    for (let at = 0; at < mass.length; at++) {
      for (let i = left.length - 1; i >= 0; i--) {
        if (!areLinked(s, mass[at] as UnitId, left[i] as UnitId)) continue;
        mass.push(...left.splice(i, 1));
      }
    }
    if (mass.length < 2) continue;
    const most = mass.slice(0, MOST_IN_MASS);
    list.push({ action: A.act(A.Do.mass, Math.min(...most)), worth: of(most) });
  }
}

function areLinked(s: State, one: UnitId, other: UnitId): boolean {
  const { counter, units } = s.scenario;
  if (counter[one] !== counter[other]) return false;
  const [a, b] = [hexOf(s, one), hexOf(s, other)];
  if (a === NONE || b === NONE) return a === b && units[one]?.group === units[other]?.group;
  return apartOf(s.scenario, a, b) <= 1;
}

/** 7.11, 7.15 Targets where most would be struck; and fire called off that would strike ours alone. */
function weighBatteries(survey: Survey, list: Weighed[]): void {
  const { s, side } = survey;
  const { batteries, hexes } = s.scenario;
  for (let battery = 0; battery < batteries.length; battery++) {
    if (ownerOf(s, battery) !== side) continue;
    if (firingOf(s, battery) === Firing.ready) {
      const hex = aimOf(s, battery);
      if (isIn(s, hex, side) && !isIn(s, hex, survey.foe))
        list.push({ action: A.act(A.Do.cancel, battery), worth: CALLED_OFF });
    }
    if (firingOf(s, battery) !== Firing.free) continue;
    for (let hex = 0; hex < hexes.length; hex++) {
      if (!isIn(s, hex, survey.foe) || isAimedAt(s, hex)) continue;
      const worth = worthOfShells(survey, battery, hex);
      if (worth > 0 && observes(s, battery, hex))
        list.push({ action: A.act(A.Do.target, battery, hex, Load.shell), worth });
    }
  }
}
const CALLED_OFF = 40;

/** One battery a hex is enough. */
const isAimedAt = (s: State, hex: HexId): boolean =>
  s.scenario.batteries.some(
    (_, battery) =>
      firingOf(s, battery) !== Firing.absent &&
      firingOf(s, battery) !== Firing.free &&
      aimOf(s, battery) === hex,
  );
