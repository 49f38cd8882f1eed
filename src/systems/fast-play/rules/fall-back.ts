// 12.6, 13.1 to 13.8 Who falls back, in which order, and where to.

import { STEPS } from '../../../hex/hex.ts';
import { isBuiltUp } from './dice.ts';
import { apartOf, type Field } from './field.ts';
import { isDeep } from './ground.ts';
import { hold } from './objectives.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { sideOfFront } from './sight.ts';
import {
  facingOf,
  fromOf,
  hasOption,
  hexOf,
  isConverted,
  isEmpty,
  isGuarded,
  isMoving,
  isOnBoard,
  Option,
  put,
  type State,
  setFacing,
  setVoids,
  sideOf,
  strengthOf,
  targetOf,
  unitIn,
  useGuard,
  voidsOf,
  volleyOf,
} from './state.ts';
import { type HexId, Kind, NONE, Terrain, type UnitId } from './types.ts';
import { loseStrength } from './volleys.ts';

/** 12.6, 12.7, 14.6 Whether a unit stands still in dense cover. */
export function isInDenseCover(s: State, unit: UnitId): boolean {
  const { units, entrenched, terrain } = s.scenario;
  if (units[unit]?.kind !== Kind.infantry || isMoving(s, unit)) return false;
  const hex = hexOf(s, unit);
  const wood = terrain[hex] === Terrain.wood || terrain[hex] === Terrain.thickWood;
  const skirmishers = hasOption(s, Option.francsTireurs) && units[unit]?.francsTireurs === true;
  return isBuiltUp(s.scenario, hex) || entrenched[hex] === 1 || (skirmishers && wood);
}

/** 13.5 The units that attacked a target in this sequence: nearest first, then in unit order. */
function assailantsOf(s: State, target: UnitId): UnitId[] {
  const found: UnitId[] = [];
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (targetOf(s, unit) === target) found.push(unit);
  }
  if (found.length < 2) return found;
  const far = (unit: UnitId): number => apartOf(s.scenario, fromOf(s, unit), fromOf(s, target));
  return found.sort((a, b) => far(a) - far(b) || a - b);
}

/** What drives a unit back: a shot, and whether dense cover may void it. */
interface Drive {
  readonly by: UnitId;
  readonly cause: 'one' | 'six' | 'converted';
  readonly behind: boolean;
}

/** 13.5, 14.6, 14.7 Everything that drives a unit back in this sequence, in order. */
function drivesOn(s: State, target: UnitId): Drive[] {
  const unsteady = hasOption(s, Option.unreliable) && s.scenario.units[target]?.unreliable === true;
  const drives: Drive[] = [];
  const assailants = assailantsOf(s, target);
  for (const by of assailants) {
    const { ones, sixes, behind } = volleyOf(s, by);
    for (let n = 0; n < ones; n++) drives.push({ by, cause: 'one', behind });
    for (let n = 0; unsteady && n < sixes; n++) drives.push({ by, cause: 'six', behind });
  }
  const hitBy = assailants.find((by) => volleyOf(s, by).hits > 0);
  if (isConverted(s, target) && hitBy !== undefined) {
    drives.push({ by: hitBy, cause: 'converted', behind: false });
  }
  return drives;
}

/** 13.6 All who fall back, of both sides: the one nearest its own edge first, each with all its steps. */
export function fallBack(play: BattlePlay): void {
  const { s } = play;
  const driven: UnitId[] = [];
  for (let by = 0; by < s.scenario.units.length; by++) {
    const unit = targetOf(s, by);
    if (unit === NONE || !isOnBoard(s, unit) || driven.includes(unit)) continue;
    if (drivesOn(s, unit).length > 0) driven.push(unit);
  }
  driven.sort((a, b) => edgeOf(s, a) - edgeOf(s, b) || a - b);
  for (const unit of driven) driveBack(play, unit);
}

const edgeOf = (s: State, unit: UnitId): number =>
  s.scenario.edge[sideOf(s, unit)][hexOf(s, unit)] as number;

function driveBack(play: BattlePlay, unit: UnitId): void {
  const { s, tell } = play;
  let steps = 0;
  for (const drive of drivesOn(s, unit)) {
    if (!isOnBoard(s, unit)) return; // 13.8
    if (drive.cause === 'one' && isVoid(s, unit, drive)) {
      tell?.({ kind: 'one-void', rule: cite('12.6'), unit, by: drive.by });
    } else if (stepBack(play, unit, drive.by, steps)) steps++;
  }
}

/** 14.3, 12.6 Whether a 1 has no effect. */
function isVoid(s: State, unit: UnitId, { behind }: Drive): boolean {
  const guard = hasOption(s, Option.guard) && s.scenario.units[unit]?.guard === true;
  if (guard && !isGuarded(s, unit)) {
    useGuard(s, unit);
    return true;
  }
  const count = voidsOf(s, unit) + 1;
  setVoids(s, unit, count);
  return count === 1 && !behind && isInDenseCover(s, unit);
}

/** 13.2 to 13.4, 13.7 One step away from a shot; where there is none, a hit. True when the step was made. */
function stepBack(play: BattlePlay, unit: UnitId, by: UnitId, steps: number): boolean {
  const { s, tell } = play;
  const shot = fromOf(s, by);
  const from = hexOf(s, unit);
  const towards = wayBack(s, unit, shot);
  if (towards === NONE) {
    const left = strengthOf(s, unit) - 1;
    tell?.({ kind: 'stood-at-bay', rule: cite('13.2'), unit, by, left });
    loseStrength(play, unit, 1);
    return false;
  }
  const hex = s.scenario.next[from * 6 + towards] as number;
  put(s, unit, hex);
  setFacing(s, unit, steps === 0 ? facingTowards(s, unit, shot) : towards);
  const facing = facingOf(s, unit);
  tell?.({ kind: 'fell-back', rule: cite('13.1'), unit, by, from, hex, facing });
  hold(play, unit);
  return true;
}

/** 13.3, 13.4 The facing of the hex a unit falls back into; NONE when there is none. */
export function wayBack(s: State, unit: UnitId, shot: HexId): number {
  const field = s.scenario;
  const from = hexOf(s, unit);
  let best = NONE;
  let bestFar = -1;
  let bestEdge = 0;
  for (let facing = 0; facing < 6; facing++) {
    const hex = field.next[from * 6 + facing] as number;
    if (hex === NONE || !isWayBack(s, unit, from, facing, hex, shot)) continue;
    const far = straight(field, shot, hex);
    const edge = field.edge[sideOf(s, unit)][hex] as number;
    if (far > bestFar || (far === bestFar && edge < bestEdge)) {
      best = facing;
      bestFar = far;
      bestEdge = edge;
    }
  }
  return best;
}

function isWayBack(
  s: State,
  unit: UnitId,
  from: HexId,
  facing: number,
  hex: HexId,
  shot: HexId,
): boolean {
  const field = s.scenario;
  if (field.impassable[hex] === 1 || !isEmpty(s, hex) || isDeep(field, from, facing)) return false;
  if (apartOf(field, hex, shot) <= apartOf(field, from, shot)) return false;
  return !meetsAnother(s, unit, from, hex);
}

/** 13.3 Whether a hex lies next to an enemy that the unit was not in contact with. */
function meetsAnother(s: State, unit: UnitId, from: HexId, hex: HexId): boolean {
  const { next } = s.scenario;
  for (let facing = 0; facing < 6; facing++) {
    const there = next[hex * 6 + facing] as number;
    const other = there === NONE ? NONE : unitIn(s, there);
    if (other === NONE || sideOf(s, other) === sideOf(s, unit)) continue;
    if (apartOf(s.scenario, from, there) !== 1) return true;
  }
  return false;
}

/** 13.4 How far apart two hexes lie in a straight line, squared. */
function straight({ hexes }: Field, a: HexId, b: HexId): number {
  const one = hexes[a]?.at;
  const other = hexes[b]?.at;
  if (one === undefined || other === undefined) return 0;
  const q = other.q - one.q;
  const r = other.r - one.r;
  return q * q + q * r + r * r;
}

/** 13.7 The facing that looks most towards a hex; of equals the one nearest the present facing. */
export function facingTowards(s: State, unit: UnitId, hex: HexId): number {
  const now = facingOf(s, unit);
  let best = now;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < STEPS.length; turn++) {
    for (const facing of [(now + turn) % 6, (now - turn + 6) % 6]) {
      const value = sideOfFront(s.scenario, hexOf(s, unit), facing, hex);
      if (value > bestValue) {
        best = facing;
        bestValue = value;
      }
    }
  }
  return best;
}
