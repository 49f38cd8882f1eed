// 11A, 11C How many dice an attack has, and why.

import type { Field, UnitInfo } from './field.ts';
import { apartOf } from './field.ts';
import { sees, sideOfFront } from './sight.ts';
import {
  facingOf,
  hasMark,
  hasOption,
  hexOf,
  isMoving,
  Mark,
  Option,
  type State,
} from './state.ts';
import { type HexId, Kind, MAX_RANGE, Nation, NONE, Terrain, type UnitId } from './types.ts';

/** 11.1 By range from 1. */
const FRENCH_STILL = [5, 4, 2, 1] as const;
const FRENCH_MOVING = [4, 3] as const;
const PRUSSIAN_STILL = [4, 3, 3, 2, 1] as const;
const BAVARIAN_STILL = [4, 3, 2, 1] as const;
const GERMAN_MOVING = [4] as const;
const BATTLE_CAVALRY = [3] as const;
const LIGHT_CAVALRY = [2] as const;
/** 14.1 */
const LATE = {
  mobiles: { still: [4, 4, 2, 2], moving: [3, 2] },
  regulars: { still: [5, 4, 2, 2], moving: [4, 2] },
  francsTireurs: { still: [3, 2], moving: [2, 1] },
  bavarians: { still: [4, 4, 3, 2, 1], moving: [3, 2] },
  germans: { still: PRUSSIAN_STILL, moving: GERMAN_MOVING },
} as const;

/** 2.3, 11.1, 14.1 The row of the table that a unit fires by. */
export function tableRow(unit: UnitInfo, moving: boolean, late: boolean): readonly number[] {
  if (unit.kind === Kind.battleCavalry) return BATTLE_CAVALRY;
  if (unit.kind === Kind.lightCavalry) return LIGHT_CAVALRY;
  if (late) return LATE[lateRow(unit)][moving ? 'moving' : 'still'];
  if (unit.nation === Nation.french) return moving ? FRENCH_MOVING : FRENCH_STILL;
  if (moving) return GERMAN_MOVING;
  return unit.nation === Nation.bavarian ? BAVARIAN_STILL : PRUSSIAN_STILL;
}

function lateRow(unit: UnitInfo): keyof typeof LATE {
  if (unit.nation === Nation.bavarian) return 'bavarians';
  if (unit.nation === Nation.prussian) return 'germans';
  if (unit.francsTireurs) return 'francsTireurs';
  return unit.regular ? 'regulars' : 'mobiles';
}

/** 11.10 Wood, town or entrenchment. */
export const isCover = ({ terrain, entrenched }: Field, hex: HexId): boolean =>
  terrain[hex] !== Terrain.open || entrenched[hex] === 1;
/** 9.7 Villages and dense towns. */
export const isBuiltUp = ({ terrain }: Field, hex: HexId): boolean =>
  (terrain[hex] as number) >= Terrain.village;

/** Who stands where in which state: as units are, or as an order would have them. */
export interface Stand {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly facing: number;
  readonly moving: boolean;
}

export const standOf = (s: State, unit: UnitId): Stand => ({
  unit,
  hex: hexOf(s, unit),
  facing: facingOf(s, unit),
  moving: isMoving(s, unit),
});

/** The parts of the dice of an attack, in the order of 11.14. */
export interface DiceParts {
  readonly table: number; // 11.1
  readonly further: number; // 11.2
  readonly favoured: 'no' | 'cover' | 'above'; // 11.10
  readonly limited: boolean; // 11.11
  readonly behind: boolean; // 11.12
  readonly total: number;
}
const NO_DICE: DiceParts = {
  ...{ table: 0, further: 0, favoured: 'no', limited: false, behind: false, total: 0 },
};

/** 11.12, 11.13 Whether an attack from a hex comes from behind the target. */
export function isFromBehind(field: Field, from: HexId, target: Stand): boolean {
  if (sideOfFront(field, target.hex, target.facing, from) >= 0) return false;
  const infantry = field.kind[target.unit] === Kind.infantry;
  return !(infantry && !target.moving && isBuiltUp(field, target.hex));
}

/** 11.14 The dice of an attack with their reasons, wherever they look. */
export function diceParts(s: State, attacker: Stand, target: Stand): DiceParts {
  const parts = { ...NO_DICE };
  reckon(s, attacker, target, parts);
  return parts;
}

/** The same without the reasons, for whoever asks often. */
export const totalDice = (s: State, attacker: Stand, target: Stand): number =>
  reckon(s, attacker, target, null);

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function reckon(s: State, attacker: Stand, target: Stand, into: Mutable<DiceParts> | null): number {
  const field = s.scenario;
  const unit = field.units[attacker.unit];
  const range = apartOf(field, attacker.hex, target.hex);
  if (unit === undefined || range > MAX_RANGE) return 0;
  const row = tableRow(unit, attacker.moving, hasOption(s, Option.secondPeriod));
  const infantry = unit.kind === Kind.infantry;
  const steady = field.kind[target.unit] === Kind.infantry && !target.moving;
  const from = attacker.hex;
  const { hex, facing } = target;
  return diceBetween(field, row, infantry, attacker.moving, from, hex, facing, steady, range, into);
}

/** 11.14 The dice of a row of the table at a range; `steady` is a target that is infantry and still. */
export function diceBetween(
  field: Field,
  row: readonly number[],
  infantry: boolean,
  moving: boolean,
  from: HexId,
  hex: HexId,
  facing: number,
  steady: boolean,
  range: number,
  into: Mutable<DiceParts> | null = null,
): number {
  const table = range <= row.length ? (row[range - 1] as number) : 0;
  const rise = (field.level[hex] as number) - (field.level[from] as number);
  const further = table === 0 && infantry && !moving && rise < 0 && range === row.length + 1; // 11.2
  if (table === 0 && !further) return 0;
  const behind = sideOfFront(field, hex, facing, from) < 0 && !(steady && isBuiltUp(field, hex)); // 11.12
  const covered = isCover(field, hex) && !behind;
  const favoured = covered || rise > 0; // 11.10
  const limited = !infantry && (favoured || isCover(field, from)); // 11.11
  const less = (further ? 1 : table) - (favoured ? 1 : 0);
  const total = Math.max(0, (limited ? 1 : less) + (behind ? 2 : 0));
  if (into !== null) {
    into.table = table;
    into.further = further ? 1 : 0;
    into.favoured = covered ? 'cover' : rise > 0 ? 'above' : 'no';
    into.limited = limited;
    into.behind = behind;
    into.total = total;
  }
  return total;
}

/** 11.3 to 11.14 The dice of an attack as an order would have it; 0 when there is none. */
export function diceOn(s: State, attacker: Stand, target: Stand, empty: HexId = NONE): number {
  if (sideOfFront(s.scenario, attacker.hex, attacker.facing, target.hex) <= 0) return 0;
  const total = totalDice(s, attacker, target);
  return total > 0 && sees(s, attacker.hex, target.hex, empty) ? total : 0;
}

/** 12.2 Whether a unit may attack at all: activated, and not forbidden by its move. */
export const mayAttack = (s: State, unit: UnitId): boolean =>
  hasMark(s, unit, Mark.activated) && hasMark(s, unit, Mark.mayFight);
