// 8, 10 Where an activated unit may end, and how: every way of steps and pivots that the rules leave open. It runs in
// every playout, so it works in lists of its own that are used again and again.

import { apartOf, type Field } from './field.ts';
import { Hindrance, isThick } from './ground.ts';
import { capacityOf, type End, endsKnown, MOST } from './known-ends.ts';
import { facingOf, hexOf, type State, sideOf, unitIn } from './state.ts';
import { type HexId, Kind, MAX_HEXES, NONE, type UnitId } from './types.ts';

export { capacityOf, type End } from './known-ends.ts';

/** 8.2, 8.5 Infantry that has spent so much may not fight. */
const SPENT_INFANTRY = 2;

/** How far a way has come, as it bears on what may follow. */
const Mode = {
  fresh: 0, // no step yet
  going: 1, // steps made, more may follow
  pivots: 2, // no further step
  halted: 3, // 8.6 neither step nor pivot
} as const;

/** 8.8 The ends of one unit, sorted by hex and facing; staying is one of them. */
export const endsOf = (s: State, unit: UnitId): readonly End[] => endsKnown(s, unit, findEnds);

const findEnds = (s: State, unit: UnitId): readonly End[] => search.of(s, unit).list(false);

/** 14.2 The ends that only a charge reaches ready to fight: two spent, and an enemy in contact. */
export const chargesOf = (s: State, unit: UnitId): readonly End[] =>
  s.scenario.kind[unit] === Kind.infantry ? search.of(s, unit).list(true) : [];

/** One way: where, facing how, in which mode, whether ground forbids the fight (9.4); packed into a number. */
const pack = (place: number, mode: number, noFight: number): number =>
  (place * 4 + mode) * 2 + noFight;
const PLACES = MAX_HEXES * 6;

class Search {
  #s!: State;
  #field!: Field;
  #unit: UnitId = NONE;
  #infantry = true;
  #capacity = 0;
  #start: HexId = NONE;
  #fromThick = false;
  readonly #leaving: HexId[] = []; // 10.5 enemies it is in contact with
  readonly #beside = new Int32Array(MAX_HEXES); // the run that found an enemy next to it
  readonly #byCost = Array.from({ length: MOST + 1 }, () => new Int32Array(PLACES * 8));
  readonly #counts = new Int32Array(MOST + 1);
  readonly #seen = new Int32Array(PLACES * 8); // the run that saw a way
  readonly #ended = new Int32Array(PLACES); // the run that ended there
  readonly #cost = new Uint8Array(PLACES);
  readonly #fights = new Uint8Array(PLACES);
  readonly #charged = new Int32Array(PLACES); // the run that got there as a charge
  #run = 0;

  of(s: State, unit: UnitId): this {
    this.#s = s;
    this.#field = s.scenario;
    this.#unit = unit;
    const kind = s.scenario.kind[unit] as number;
    this.#infantry = kind === Kind.infantry;
    this.#capacity = capacityOf(kind);
    this.#start = hexOf(s, unit);
    this.#fromThick = isThick(s.scenario, this.#start);
    this.#run++;
    this.#findEnemies();
    this.#counts.fill(0);
    this.#reach(this.#start * 6 + facingOf(s, unit), Mode.fresh, 0, 0);
    for (let cost = 0; cost <= this.#capacity; cost++) this.#goOn(cost);
    return this;
  }

  list(charges: boolean): End[] {
    const ends: End[] = [];
    const among = charges ? this.#charged : this.#ended;
    const near = around(this.#field, this.#start, this.#capacity);
    for (let n = 0; n < near.length; n++) {
      const first = (near[n] as number) * 6;
      for (let place = first; place < first + 6; place++) {
        if (among[place] !== this.#run) continue;
        const cost = charges ? SPENT_INFANTRY : (this.#cost[place] as number);
        ends.push(endAt(place, cost, charges || this.#fights[place] === 1, charges));
      }
    }
    return ends;
  }

  #goOn(cost: number): void {
    const ways = this.#byCost[cost] as Int32Array;
    for (let i = 0; i < (this.#counts[cost] as number); i++) {
      const way = ways[i] as number;
      const noFight = way & 1;
      const mode = (way >> 1) & 3;
      const place = way >> 3;
      this.#arrive(place, noFight, cost);
      if (cost === this.#capacity || mode === Mode.halted) continue;
      this.#pivot(place, mode, noFight, cost + 1);
      if (mode === Mode.pivots) continue;
      this.#step(place, mode, noFight, cost + 1);
      if (mode === Mode.fresh && cost + 2 <= this.#capacity) this.#pass(place, noFight, cost + 2);
    }
  }

  /** A place where the order may end: the best way to it is kept. */
  #arrive(place: number, noFight: number, cost: number): void {
    const fights = noFight === 0 && !(this.#infantry && cost >= SPENT_INFANTRY) ? 1 : 0;
    const known = this.#ended[place] === this.#run;
    if (!known || fights > (this.#fights[place] as number)) {
      this.#ended[place] = this.#run;
      this.#cost[place] = cost;
      this.#fights[place] = fights;
    }
    if (this.#infantry && cost === SPENT_INFANTRY && noFight === 0 && this.#touches(hexAt(place))) {
      this.#charged[place] = this.#run;
    }
  }

  /** 8.4 To any facing, wherever nothing has halted the unit. */
  #pivot(place: number, mode: number, noFight: number, cost: number): void {
    const first = hexAt(place) * 6;
    for (let other = first; other < first + 6; other++) {
      if (other !== place) this.#reach(other, mode, noFight, cost);
    }
  }

  #step(place: number, mode: number, noFight: number, cost: number): void {
    const facing = place % 6;
    for (let turn = -1; turn < 5; turn++) {
      const forward = turn <= 1; // 3.5, 3.6
      if (!forward && mode !== Mode.fresh) continue; // 8.3
      this.#stepTo(place, (facing + turn + 6) % 6, forward, mode, noFight, cost);
    }
  }

  #stepTo(
    place: number,
    towards: number,
    forward: boolean,
    mode: number,
    noFight: number,
    cost: number,
  ): void {
    const hex = hexAt(place);
    // 8.9, 9.9, 10.1 nobody leaves the board, enters what is impassable or the hex of another
    const to = this.#field.next[hex * 6 + towards] as number;
    if (to === NONE || this.#field.impassable[to] === 1 || unitIn(this.#s, to) !== NONE) return;
    const bits = this.#field.hinders[hex * 6 + towards] as number;
    const only = !forward || (bits & Hindrance.only) !== 0 || this.#fromThick;
    if (only && mode !== Mode.fresh) return; // 8.3, 9.3, 9.5
    const touched = this.#touches(to);
    if (this.#leaving.length > 0 && (touched || !this.#drawsOff(hex, to))) return;
    const stops = touched || (bits & Hindrance.stops) !== 0; // 9.2, 10.2
    const then = stops ? Mode.halted : only ? Mode.pivots : Mode.going;
    const barred = noFight | ((bits & Hindrance.noFight) === 0 ? 0 : 1);
    this.#reach(to * 6 + (place % 6), then, barred, cost);
  }

  /** 10.3, 10.5 A unit in contact goes only further from each enemy it touches. */
  #drawsOff(hex: HexId, to: HexId): boolean {
    for (const enemy of this.#leaving) {
      if (apartOf(this.#field, to, enemy) <= apartOf(this.#field, hex, enemy)) return false;
    }
    return true;
  }

  /** 10.6, 10.7 Through a friend who faces the same way, as the first step, and out on his far side. */
  #pass(place: number, noFight: number, cost: number): void {
    if (this.#leaving.length > 0 || this.#fromThick) return;
    const hex = hexAt(place);
    const facing = place % 6;
    for (let turn = -1; turn <= 1; turn++) {
      const towards = (facing + turn + 6) % 6;
      const through = this.#field.next[hex * 6 + towards] as number;
      if (through === NONE || !this.#maySlipThrough(hex, towards, through, facing)) continue;
      for (let bend = -1; bend <= 1; bend++) {
        const out = (facing + bend + 6) % 6;
        const far = this.#field.next[through * 6 + out] as number;
        if (far === NONE || apartOf(this.#field, hex, far) !== 2) continue;
        this.#passInto(far, facing, through, out, noFight, cost);
      }
    }
  }

  #maySlipThrough(hex: HexId, towards: number, through: HexId, facing: number): boolean {
    const friend = unitIn(this.#s, through);
    if (friend === NONE || sideOf(this.#s, friend) !== sideOf(this.#s, this.#unit)) return false;
    if (facingOf(this.#s, friend) !== facing || this.#touches(through)) return false;
    return this.#field.hinders[hex * 6 + towards] === 0;
  }

  #passInto(
    far: HexId,
    facing: number,
    through: HexId,
    out: number,
    noFight: number,
    cost: number,
  ): void {
    if (unitIn(this.#s, far) !== NONE || this.#field.impassable[far] === 1) return;
    const bits = this.#field.hinders[through * 6 + out] as number;
    if ((bits & Hindrance.only) !== 0) return;
    const stops = this.#touches(far) || (bits & Hindrance.stops) !== 0;
    this.#reach(far * 6 + facing, stops ? Mode.halted : Mode.going, noFight, cost);
  }

  #touches(hex: HexId): boolean {
    return this.#beside[hex] === this.#run;
  }

  /** 10.2, 10.5 Hexes next to an enemy, and the enemies it is in contact with now. */
  #findEnemies(): void {
    this.#leaving.length = 0;
    const { next, side, apart, hexes } = this.#field;
    const row = this.#start * hexes.length;
    for (let unit = 0; unit < side.length; unit++) {
      const hex = hexOf(this.#s, unit);
      if (hex === NONE || side[unit] === side[this.#unit]) continue;
      const steps = apart[row + hex] as number;
      if (steps > this.#capacity + 1) continue;
      if (steps === 1) this.#leaving.push(hex);
      for (let facing = 0; facing < 6; facing++) {
        const there = next[hex * 6 + facing] as number;
        if (there !== NONE) this.#beside[there] = this.#run;
      }
    }
  }

  #reach(place: number, mode: number, noFight: number, cost: number): void {
    const way = pack(place, mode, noFight);
    if (this.#seen[way] === this.#run) return;
    this.#seen[way] = this.#run;
    const count = this.#counts[cost] as number;
    (this.#byCost[cost] as Int32Array)[count] = way;
    this.#counts[cost] = count + 1;
  }
}

const hexAt = (place: number): HexId => Math.trunc(place / 6);
const search = new Search();

/** Ends are the same wherever they are found: each is made once. */
const ends = new Map<number, End>();
function endAt(place: number, cost: number, mayFight: boolean, charge: boolean): End {
  const key = ((place * 8 + cost) * 2 + (mayFight ? 1 : 0)) * 2 + (charge ? 1 : 0);
  const known = ends.get(key);
  if (known !== undefined) return known;
  const end = { hex: hexAt(place), facing: place % 6, cost, mayFight, charge };
  ends.set(key, end);
  return end;
}

const nearby = new WeakMap<Field, Array<readonly HexId[]>>();

/** The hexes within so many steps of one, in the file's order. */
function around(field: Field, hex: HexId, within: number): readonly HexId[] {
  let known = nearby.get(field);
  if (known === undefined) {
    known = [];
    nearby.set(field, known);
  }
  const at = hex * (MOST + 1) + within;
  known[at] ??= field.hexes.flatMap((_, to) => (apartOf(field, hex, to) <= within ? [to] : []));
  return known[at] as readonly HexId[];
}
