// 20.2 to 20.9 The measures of the filters in flat lists, for decisions that nobody listens to: what candidate.ts works out
// for one order, for all orders of a unit. Tests hold the two against each other.

import { diceBetween, isCover, tableRow } from '../rules/dice.ts';
import { type End, endsOf } from '../rules/moves.ts';
import { sees, sideOfFront } from '../rules/sight.ts';
import {
  facingOf,
  G,
  get,
  hasOption,
  hexOf,
  isMoving,
  Mark,
  marksOf,
  Option,
  type State,
  strengthOf,
} from '../rules/state.ts';
import {
  foeOf,
  Kind,
  MAX_RANGE,
  MAX_UNITS,
  NONE,
  type SideId,
  type UnitId,
} from '../rules/types.ts';
import { strengthAround, waysTo } from './measure.ts';
import type { Task } from './stances.ts';
import { nerveOf, type Temper, temperOf } from './temper.ts';

const MOST_ENDS = 384; // 61 hexes that a light brigade may reach, six facings each
const UNKNOWN = -1;
const NO_ENDS: readonly End[] = [];
const NO_ROW: readonly number[] = [];
/** Beyond which an enemy bears on none of a unit's orders: its capacity (8.1) and the longest range. */
const reachOf = (kind: number): number => 2 + kind + MAX_RANGE;

/** All units as they stand, read once for a decision. */
class Board {
  readonly hex = new Int16Array(MAX_UNITS);
  readonly facing = new Int8Array(MAX_UNITS);
  readonly moving = new Uint8Array(MAX_UNITS);
  readonly steady = new Uint8Array(MAX_UNITS); // infantry that is still
  readonly worth = new Uint8Array(MAX_UNITS); // 20.2 of a die against it
  readonly fights = new Uint8Array(MAX_UNITS); // 20.3 can still fight this turn
  readonly turns = new Uint8Array(MAX_UNITS); // 20.3 not activated: can face whom it touches
  readonly rows: Array<readonly number[]> = []; // 11.1 in its present state
  readonly reach = new Uint8Array(MAX_UNITS); // 11.1, 11.2 no die beyond it

  read(s: State): void {
    const { units, kind, side } = s.scenario;
    const late = hasOption(s, Option.secondPeriod);
    const first = get(s, G.mover) as SideId;
    const moved = get(s, G.moved);
    for (let unit = 0; unit < units.length; unit++) {
      const at = hexOf(s, unit);
      this.hex[unit] = at;
      if (at === NONE) continue;
      const marks = marksOf(s, unit);
      const moving = isMoving(s, unit);
      const infantry = kind[unit] === Kind.infantry;
      const still = infantry && !moving;
      this.facing[unit] = facingOf(s, unit);
      this.moving[unit] = moving ? 1 : 0;
      this.steady[unit] = still ? 1 : 0;
      this.worth[unit] = still ? 2 : 3;
      const hasMoved = moved > (side[unit] === first ? 0 : 1);
      const ready = Mark.activated | Mark.mayFight;
      this.fights[unit] = !hasMoved || (marks & ready) === ready ? 1 : 0;
      this.turns[unit] = (marks & Mark.activated) === 0 ? 1 : 0;
      const row = tableRow(units[unit] as never, moving, late);
      this.rows[unit] = row;
      this.reach[unit] = row.length + (still ? 1 : 0);
    }
  }
}
export const board = new Board();

/** One unit that may be given an order, with what is known so far of each of its ends. */
export class QuickView {
  s!: State;
  temper!: Temper;
  unit: UnitId = NONE;
  task!: Task;
  ends: readonly End[] = NO_ENDS;
  hex = NONE;
  facing = 0;
  exposedHere = 0;
  nerve = 0;
  foes = 0; // how many bear on any of its orders
  ways: Int16Array = new Int16Array(0);
  giveHere = 0;
  #infantry = true;
  #takeHere = UNKNOWN;
  #diceHere = UNKNOWN;
  #late = false;
  #still: readonly number[] = NO_ROW;
  #moved: readonly number[] = NO_ROW;
  readonly #foes = new Int16Array(MAX_UNITS);
  readonly #take = new Int16Array(MOST_ENDS);
  readonly #exposed = new Int8Array(MOST_ENDS);
  readonly #gives = new Int16Array(MOST_ENDS); // UNKNOWN until the three below are worked out
  readonly #targets = new Int8Array(MOST_ENDS);
  readonly #dice = new Int8Array(MOST_ENDS);
  readonly #standing = new Int8Array(MOST_ENDS);
  readonly #far = new Int8Array(MOST_ENDS);

  of(s: State, temper: Temper, unit: UnitId, task: Task): this {
    const field = s.scenario;
    this.s = s;
    this.temper = temper;
    this.unit = unit;
    this.task = task;
    this.ends = endsOf(s, unit);
    this.hex = board.hex[unit] as number;
    this.facing = board.facing[unit] as number;
    this.ways = waysTo(field, task.goal);
    const kind = field.kind[unit] as number;
    this.#infantry = kind === Kind.infantry;
    this.#late = hasOption(s, Option.secondPeriod);
    const info = field.units[unit] as never;
    this.#still = tableRow(info, false, this.#late);
    this.#moved = tableRow(info, true, this.#late);
    this.#findFoes(reachOf(kind));
    const careful = task.stance === 'hold' || task.stance === 'delay' || task.stance === 'screen';
    this.nerve = nerveOf(s, temper, unit, careful);
    const count = this.ends.length;
    this.#take.fill(UNKNOWN, 0, count);
    this.#exposed.fill(UNKNOWN, 0, count);
    this.#gives.fill(UNKNOWN, 0, count);
    this.#standing.fill(UNKNOWN, 0, count);
    this.#takeHere = UNKNOWN;
    this.#diceHere = UNKNOWN;
    this.giveHere = UNKNOWN;
    this.exposedHere = this.#exposedAt(this.hex, this.facing);
    return this;
  }

  #findFoes(within: number): void {
    const { side, apart, hexes } = this.s.scenario;
    const row = this.hex * hexes.length;
    const ours = side[this.unit];
    let count = 0;
    for (let unit = 0; unit < side.length; unit++) {
      const at = board.hex[unit] as number;
      if (at === NONE || side[unit] === ours) continue;
      if ((apart[row + at] as number) <= within) this.#foes[count++] = unit;
    }
    this.foes = count;
  }

  /** 8.8 Whether an end is another place or facing; whether another place. */
  moves(i: number): boolean {
    const { hex, facing } = this.ends[i] as End;
    return hex !== this.hex || facing !== this.facing;
  }
  goes(i: number): boolean {
    return (this.ends[i] as End).hex !== this.hex;
  }

  /** 20.2 */
  give(i: number): number {
    if (this.#gives[i] === UNKNOWN) this.#workOutGive(i);
    return this.#gives[i] as number;
  }
  target(i: number): UnitId {
    if (this.#gives[i] === UNKNOWN) this.#workOutGive(i);
    return this.#targets[i] as number;
  }
  dice(i: number): number {
    if (this.#gives[i] === UNKNOWN) this.#workOutGive(i);
    return this.#dice[i] as number;
  }

  #workOutGive(i: number): void {
    const { hex, facing, mayFight } = this.ends[i] as End;
    this.#gives[i] = 0;
    this.#targets[i] = NONE;
    this.#dice[i] = 0;
    if (mayFight) this.#bestShot(i, hex, facing, this.moves(i), this.goes(i) ? this.hex : NONE);
  }

  /** The best shot from a place, written down as that of an end. */
  #bestShot(i: number, hex: number, facing: number, moving: boolean, left: number): void {
    const { s } = this;
    const field = s.scenario;
    const row = hex * field.hexes.length;
    const table = moving ? this.#moved : this.#still;
    const reach = table.length + (moving ? 0 : 1);
    let bound = false; // 10.4
    for (let k = 0; k < this.foes && !bound; k++) {
      bound = field.apart[row + (board.hex[this.#foes[k] as number] as number)] === 1;
    }
    let best = 0;
    for (let k = 0; k < this.foes; k++) {
      const foe = this.#foes[k] as number;
      const at = board.hex[foe] as number;
      const range = field.apart[row + at] as number;
      if (range > reach || (bound && range !== 1)) continue;
      const dice = this.#diceOn(table, moving, hex, facing, foe, at, range, left);
      if (dice === 0) continue;
      const give = dice * (board.worth[foe] as number);
      const weaker =
        give === best && strengthOf(s, foe) < strengthOf(s, this.#targets[i] as number);
      if (give <= best && !weaker) continue;
      best = give;
      this.#gives[i] = give;
      this.#targets[i] = foe;
      this.#dice[i] = dice;
    }
  }

  /** 11.3 to 11.14 */
  #diceOn(
    table: readonly number[],
    moving: boolean,
    hex: number,
    facing: number,
    foe: UnitId,
    at: number,
    range: number,
    left: number,
  ): number {
    const field = this.s.scenario;
    if (sideOfFront(field, hex, facing, at) <= 0) return 0;
    const front = board.facing[foe] as number;
    const steady = board.steady[foe] === 1;
    const infantry = this.#infantry;
    const dice = diceBetween(field, table, infantry, moving, hex, at, front, steady, range);
    return dice > 0 && sees(this.s, hex, at, left) ? dice : 0;
  }

  /** 20.3 */
  take(i: number): number {
    if (this.#take[i] === UNKNOWN) {
      const { hex, facing } = this.ends[i] as End;
      this.#take[i] = this.#takeAt(hex, facing, this.moves(i), this.goes(i) ? this.hex : NONE);
    }
    return this.#take[i] as number;
  }
  get takeHere(): number {
    if (this.#takeHere === UNKNOWN)
      this.#takeHere = this.#takeAt(this.hex, this.facing, false, NONE);
    return this.#takeHere;
  }

  #takeAt(hex: number, facing: number, moving: boolean, left: number): number {
    const field = this.s.scenario;
    const row = hex * field.hexes.length;
    const steady = this.#infantry && !moving;
    let worst = 0;
    let second = 0;
    for (let k = 0; k < this.foes; k++) {
      const foe = this.#foes[k] as number;
      if (board.fights[foe] === 0) continue;
      const at = board.hex[foe] as number;
      const range = field.apart[row + at] as number;
      if (range > (board.reach[foe] as number)) continue;
      const turns = range === 1 && board.turns[foe] === 1;
      if (!turns && sideOfFront(field, at, board.facing[foe] as number, hex) <= 0) continue;
      const infantry = field.kind[foe] === Kind.infantry;
      const table = board.rows[foe] as readonly number[];
      const moved = board.moving[foe] === 1;
      const dice = diceBetween(field, table, infantry, moved, at, hex, facing, steady, range);
      if (dice <= second || !sees(this.s, at, hex, left)) continue;
      if (dice > worst) {
        second = worst;
        worst = dice;
      } else second = dice;
    }
    return (worst + second) * (steady ? 2 : 3);
  }

  /** 20.5 */
  exposed(i: number): number {
    if (this.#exposed[i] === UNKNOWN) {
      const { hex, facing } = this.ends[i] as End;
      this.#exposed[i] = this.#exposedAt(hex, facing);
    }
    return this.#exposed[i] as number;
  }

  #exposedAt(hex: number, facing: number): number {
    const field = this.s.scenario;
    const row = hex * field.hexes.length;
    let count = 0;
    for (let k = 0; k < this.foes; k++) {
      const at = board.hex[this.#foes[k] as number] as number;
      if ((field.apart[row + at] as number) <= 2 && sideOfFront(field, hex, facing, at) < 0)
        count++;
    }
    return count;
  }

  /** The dice it would have standing there next turn; those at range 3 or more. */
  standing(i: number): number {
    if (this.#standing[i] === UNKNOWN) this.#workOutStanding(i);
    return this.#standing[i] as number;
  }
  far(i: number): number {
    if (this.#standing[i] === UNKNOWN) this.#workOutStanding(i);
    return this.#far[i] as number;
  }
  get diceHere(): number {
    if (this.#diceHere === UNKNOWN)
      this.#diceHere = this.#standingAt(this.hex, this.facing, NONE) >> 4;
    return this.#diceHere;
  }

  #workOutStanding(i: number): void {
    const { hex, facing } = this.ends[i] as End;
    const both = this.#standingAt(hex, facing, this.hex);
    this.#standing[i] = both >> 4;
    this.#far[i] = both & 15;
  }

  /** Both in one number: sixteen times the dice, and those from afar. */
  #standingAt(hex: number, facing: number, left: number): number {
    const field = this.s.scenario;
    const row = hex * field.hexes.length;
    const table = this.#still;
    const reach = table.length + 1;
    let most = 0;
    let far = 0;
    for (let k = 0; k < this.foes; k++) {
      const foe = this.#foes[k] as number;
      const at = board.hex[foe] as number;
      const range = field.apart[row + at] as number;
      if (range > reach) continue;
      const dice = this.#diceOn(table, false, hex, facing, foe, at, range, left);
      if (dice > most) most = dice;
      if (dice > far && range >= 3) far = dice;
    }
    return most * 16 + far;
  }

  /** 20.9 */
  facingWorth(i: number): number {
    const { hex, facing } = this.ends[i] as End;
    return this.facingWorthAt(hex, facing);
  }
  facingWorthAt(hex: number, facing: number): number {
    const field = this.s.scenario;
    const row = hex * field.hexes.length;
    let sum = 0;
    for (let k = 0; k < this.foes; k++) {
      const at = board.hex[this.#foes[k] as number] as number;
      const d = field.apart[row + at] as number;
      if (d > 5) continue;
      const front = sideOfFront(field, hex, facing, at);
      if (front > 0) sum += 6 - d;
      else if (front < 0) sum -= 2 * (6 - d);
    }
    const { goal } = this.task;
    return sum * 4 + (goal === NONE || goal === hex ? 0 : this.#nearerAhead(hex, facing));
  }

  #nearerAhead(hex: number, facing: number): number {
    const { next } = this.s.scenario;
    const here = this.ways[hex] as number;
    let count = 0;
    for (let turn = -1; turn <= 1; turn++) {
      const there = next[hex * 6 + ((facing + turn + 6) % 6)] as number;
      if (there !== NONE && (this.ways[there] as number) < here) count++;
    }
    return count;
  }

  /** 20.7 */
  way(i: number): number {
    return this.ways[(this.ends[i] as End).hex] as number;
  }
  wayGained(i: number): number {
    return (this.ways[this.hex] as number) - this.way(i);
  }
  covered(i: number): boolean {
    return isCover(this.s.scenario, (this.ends[i] as End).hex);
  }

  get coveredHere(): boolean {
    return isCover(this.s.scenario, this.hex);
  }

  /** 20.6 */
  hasOdds(i: number): boolean {
    const { s, temper, unit } = this;
    const asked = temper.odds[temperOf(s, temper, unit)];
    if (asked === null || asked === undefined) return true;
    if (this.task.stance === 'hold' || this.take(i) === 0) return true;
    const { hex } = this.ends[i] as End;
    const own = strengthAround(s, temper.side, hex, 3, true, unit) + strengthOf(s, unit);
    const foe = strengthAround(s, foeOf(temper.side), hex, 3, true);
    return own * asked[1] >= foe * asked[0];
  }

  /** 11.12 Whether an end attacks its target from behind; whether it touches it. */
  stabs(i: number): boolean {
    const target = this.target(i);
    if (target === NONE) return false;
    const field = this.s.scenario;
    const at = board.hex[target] as number;
    const { hex } = this.ends[i] as End;
    if (sideOfFront(field, at, board.facing[target] as number, hex) >= 0) return false;
    return !(board.steady[target] === 1 && (field.terrain[at] as number) >= 3);
  }
  touches(i: number): boolean {
    const target = this.target(i);
    if (target === NONE) return false;
    const { apart, hexes } = this.s.scenario;
    return apart[(this.ends[i] as End).hex * hexes.length + (board.hex[target] as number)] === 1;
  }
  /** What it would give where it stands, still. */
  get standingGive(): number {
    if (this.giveHere === UNKNOWN) {
      const at = this.ends.findIndex(
        ({ hex, facing }) => hex === this.hex && facing === this.facing,
      );
      this.giveHere = this.give(at);
    }
    return this.giveHere;
  }
}
