// 11.14 The dice of every attack, worked out once: from every hex on every other, by all rows of the table of 11.1. What
// stands between two hexes (11.7) is left to whoever asks.

import { diceBetween, isBuiltUp, tableRow } from './dice.ts';
import { apartOf, BEHIND, type Field, type UnitInfo } from './field.ts';
import { sees } from './sight.ts';
import { CLEAR, CUT } from './sight-table.ts';
import { facingOf, hasOption, hexOf, isMoving, Option, type State } from './state.ts';
import { type HexId, Kind, type UnitId } from './types.ts';

/** By the hex of the attacker and that of the target: nought, or the dice in three bits, those of an attack from behind
 * (11.12) in three more, and whether third units may cut the line. */
export type FireTable = Uint8Array;
export const DICE = 7;
export const FROM_BEHIND = 3; // where the dice of an attack from behind begin
export const MAY_BE_CUT = 64;

/** The tables of one battle, by unit and then whether it moves, and whether it is the second period (14.1). */
class FireTables {
  readonly #field: Field;
  readonly #made: Array<{
    readonly row: readonly number[];
    readonly infantry: boolean;
    readonly moving: boolean;
    readonly table: FireTable;
  }> = [];
  readonly #of: Array<FireTable | undefined>;

  constructor(field: Field) {
    this.#field = field;
    this.#of = new Array(field.units.length * 4);
  }

  of(unit: UnitId, moving: boolean, late: boolean): FireTable {
    const at = unit * 4 + (late ? 2 : 0) + (moving ? 1 : 0);
    const known = this.#of[at];
    if (known !== undefined) return known;
    const found = this.#tableOf(this.#field.units[unit] as UnitInfo, moving, late);
    this.#of[at] = found;
    return found;
  }

  /** Units that fire alike share a table. */
  #tableOf(unit: UnitInfo, moving: boolean, late: boolean): FireTable {
    const row = tableRow(unit, moving, late);
    const infantry = unit.kind === Kind.infantry;
    const alike = this.#made.find(
      (one) => one.row === row && one.infantry === infantry && (!infantry || one.moving === moving),
    );
    if (alike !== undefined) return alike.table;
    const table = tableBy(this.#field, row, infantry, moving);
    this.#made.push({ row, infantry, moving, table });
    return table;
  }
}

function tableBy(
  field: Field,
  row: readonly number[],
  infantry: boolean,
  moving: boolean,
): FireTable {
  const { hexes, sight, fronts } = field;
  const table = new Uint8Array(hexes.length * hexes.length);
  for (let from = 0; from < hexes.length; from++) {
    for (let hex = 0; hex < hexes.length; hex++) {
      const at = from * hexes.length + hex;
      const first = sight.first[at] as number;
      const range = apartOf(field, from, hex);
      if (first === CUT || range > row.length + 1) continue;
      const dice = (facing: number): number =>
        diceBetween(field, row, infantry, moving, from, hex, facing, false, range);
      const seen = fronts[hex * hexes.length + from] as number;
      const plain = dice(facingWith(seen));
      const behind = dice(facingWith(seen >> BEHIND));
      if (plain + behind === 0) continue;
      table[at] = plain | (behind << FROM_BEHIND) | (first === CLEAR ? 0 : MAY_BE_CUT);
    }
  }
  return table;
}

/** A facing whose bit is set. */
const facingWith = (bits: number): number => [0, 1, 2, 3, 4, 5].find((f) => (bits >> f) & 1) ?? 0;

const tables = new WeakMap<Field, FireTables>();
let lastField: Field | null = null;
let last: FireTables | null = null;

/** 11.1 The table that a unit fires by. */
export function fireTable(field: Field, unit: UnitId, moving: boolean, late: boolean): FireTable {
  if (last === null || field !== lastField) {
    last = tables.get(field) ?? new FireTables(field);
    tables.set(field, last);
    lastField = field;
  }
  return last.of(unit, moving, late);
}

/** 11.12 Whether a shot comes from behind a target; `steady` is one that is infantry and still. */
export function isBehind(
  field: Field,
  from: HexId,
  hex: HexId,
  facing: number,
  steady: boolean,
): boolean {
  const sides = field.fronts[hex * field.hexes.length + from] as number;
  return ((sides >> (BEHIND + facing)) & 1) === 1 && !(steady && isBuiltUp(field, hex));
}

/** The dice of an entry. */
export const diceOf = (entry: number, behind: boolean): number =>
  behind ? (entry >> FROM_BEHIND) & DICE : entry & DICE;

/** 11.12 Whether a unit would take another from behind, as both stand. */
export function isBehindNow(s: State, unit: UnitId, target: UnitId): boolean {
  const steady = s.scenario.kind[target] === Kind.infantry && !isMoving(s, target);
  return isBehind(s.scenario, hexOf(s, unit), hexOf(s, target), facingOf(s, target), steady);
}

/** 11.3 to 11.14 The dice of an attack as both stand; 0 when there is none. */
export function diceNow(s: State, unit: UnitId, target: UnitId): number {
  const field = s.scenario;
  const from = hexOf(s, unit);
  const hex = hexOf(s, target);
  const at = from * field.hexes.length + hex;
  const table = fireTable(field, unit, isMoving(s, unit), hasOption(s, Option.secondPeriod));
  const entry = table[at] as number;
  if (entry === 0 || (((field.fronts[at] as number) >> facingOf(s, unit)) & 1) === 0) return 0;
  const dice = diceOf(entry, isBehindNow(s, unit, target));
  return (entry & MAY_BE_CUT) === 0 || sees(s, from, hex) ? dice : 0;
}
