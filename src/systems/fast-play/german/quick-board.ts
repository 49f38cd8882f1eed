// All units as they stand, read once for a decision that nobody listens to.

import type { Field } from '../rules/field.ts';
import { type FireTable, fireTable } from '../rules/fire-table.ts';
import {
  facingOf,
  G,
  get,
  hasOption,
  hexOf,
  Mark,
  marksOf,
  Option,
  type State,
  strengthOf,
} from '../rules/state.ts';
import { Kind, MAX_HEXES, MAX_UNITS, NONE, type SideId, type UnitId } from '../rules/types.ts';

export class QuickBoard {
  readonly hex = new Int16Array(MAX_UNITS);
  readonly facing = new Uint8Array(MAX_UNITS);
  readonly steady = new Uint8Array(MAX_UNITS); // infantry that is still
  readonly worth = new Uint8Array(MAX_UNITS); // 20.2 of a die against it
  readonly fights = new Uint8Array(MAX_UNITS); // 20.3 can still fight this turn
  readonly turns = new Uint8Array(MAX_UNITS); // 20.3 not activated: can face whom it touches
  readonly strength = new Uint8Array(MAX_UNITS);
  readonly tables: FireTable[] = []; // 11.1 in its present state
  readonly code = new Int32Array(MAX_UNITS); // all of it in one number
  readonly stands = new Int32Array(MAX_HEXES / 32); // bits of the hexes that somebody stands in
  /** By side: rises whenever any of its units is not as it was read before. */
  readonly changes = [0, 0];
  #field: Field | null = null;
  late = false;

  read(s: State): void {
    const { side } = s.scenario;
    this.late = hasOption(s, Option.secondPeriod);
    if (s.scenario !== this.#field) this.#forget(s.scenario);
    for (let i = 0; i < this.stands.length; i++) this.stands[i] = 0;
    for (let unit = 0; unit < side.length; unit++) {
      const hex = hexOf(s, unit);
      this.hex[unit] = hex;
      this.#readUnit(s, unit, hex);
    }
  }

  /** Another battle: nothing that was read of the last one holds. */
  #forget(field: Field): void {
    this.#field = field;
    this.code.fill(UNKNOWN);
  }

  /** One unit has been given an order. */
  reread(s: State, unit: UnitId): void {
    const from = this.hex[unit] as number;
    const hex = hexOf(s, unit);
    this.stands[from >> 5] = (this.stands[from >> 5] as number) & ~(1 << (from & 31));
    this.hex[unit] = hex;
    this.#readUnit(s, unit, hex);
  }

  #readUnit(s: State, unit: UnitId, hex: number): void {
    const { kind, side } = s.scenario;
    const own = side[unit] as SideId;
    if (hex === NONE) {
      this.#note(unit, own, NONE);
      return;
    }
    this.stands[hex >> 5] = (this.stands[hex >> 5] as number) | (1 << (hex & 31));
    const marks = marksOf(s, unit);
    const facing = facingOf(s, unit);
    const strength = strengthOf(s, unit);
    const moving = (marks & Mark.moving) !== 0;
    const hasMoved = get(s, G.moved) > (own === (get(s, G.mover) as SideId) ? 0 : 1);
    const fights = !hasMoved || (marks & READY) === READY;
    const turns = (marks & Mark.activated) === 0;
    const bits = (moving ? 1 : 0) | (fights ? 2 : 0) | (turns ? 4 : 0) | (this.late ? 8 : 0);
    const code = ((unit * 256 + hex) * 8 + facing) * 512 + bits * 32 + strength;
    if (!this.#note(unit, own, code)) return;
    const steady = kind[unit] === Kind.infantry && !moving;
    this.facing[unit] = facing;
    this.steady[unit] = steady ? 1 : 0;
    this.worth[unit] = steady ? 2 : 3;
    this.fights[unit] = fights ? 1 : 0;
    this.turns[unit] = turns ? 1 : 0;
    this.strength[unit] = strength;
    this.tables[unit] = fireTable(s.scenario, unit, moving, this.late);
  }

  /** Whether a unit is not as it was read before. */
  #note(unit: UnitId, side: SideId, code: number): boolean {
    if (this.code[unit] === code) return false;
    this.code[unit] = code;
    this.changes[side] = (this.changes[side] as number) + 1;
    return true;
  }
}
const UNKNOWN = -2;
const READY = Mark.activated | Mark.mayFight;

export const board = new QuickBoard();

/** Of a side, within so many hexes of a place: the strength of its infantry (20.6). */
export function infantryAround(field: Field, side: SideId, hex: number, within: number): number {
  const row = hex * field.hexes.length;
  let sum = 0;
  for (let unit = 0; unit < field.side.length; unit++) {
    const at = board.hex[unit] as number;
    if (at === NONE || field.side[unit] !== side || field.kind[unit] !== Kind.infantry) continue;
    if ((field.apart[row + at] as number) <= within) sum += board.strength[unit] as number;
  }
  return sum;
}
