// 8, 10 Every way of steps and pivots that the rules leave open to an activated unit. It runs in every playout: ways that
// differ only in the facing are gone together, six facings in the bits of one number.

import { capacityOf, EACH_COST, type EndList, MOST_COST } from './end-list.ts';
import { apartOf, type Field } from './field.ts';
import { Hindrance, isThick } from './ground.ts';
import { facingOf, hexOf, type State, sideOf, unitIn } from './state.ts';
import { type HexId, Kind, MAX_HEXES, NONE, type UnitId } from './types.ts';

/** 8.2, 8.5 Infantry that has spent so much may not fight. */
const SPENT_INFANTRY = 2;

/** How far a way has come, as it bears on what may follow. */
const Mode = {
  fresh: 0, // no step yet
  going: 1, // steps made, more may follow
  pivots: 2, // no further step
  halted: 3, // 8.6 neither step nor pivot
} as const;

const ALL = 0b111111;
/** 3.5 By the way a step goes: the facings that have it in front, as bits. */
const FORWARD = [0, 1, 2, 3, 4, 5].map(
  (towards) => (1 << towards) | (1 << ((towards + 1) % 6)) | (1 << ((towards + 5) % 6)),
);

/** By facings: the lowest bit of what is kept for each of them. */
const SPREAD = Int32Array.from({ length: ALL + 1 }, (_, facings) =>
  [0, 1, 2, 3, 4, 5].reduce((sum, f) => sum | (((facings >> f) & 1) << (EACH_COST * f)), 0),
);
const ALL_SPENT = (SPREAD[ALL] as number) * SPENT_INFANTRY;

/** Where and how: a hex, a mode, and whether ground forbids the fight (9.4); packed into a number. */
const pack = (hex: HexId, mode: number, noFight: number): number => (hex * 4 + mode) * 2 + noFight;
const WAYS = MAX_HEXES * 8;
/** Runs are told apart by numbers that a list can hold; before they run out, all is forgotten. */
const MOST_RUNS = 1 << 30;

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
  readonly #byCost = new Uint16Array((MOST_COST + 1) * WAYS); // the ways that cost as much
  readonly #counts = new Int32Array(MOST_COST + 1);
  readonly #new = new Uint8Array((MOST_COST + 1) * WAYS); // by cost and way: facings reached
  readonly #newIn = new Int32Array((MOST_COST + 1) * WAYS); // the run that says so
  readonly #seen = new Uint8Array(WAYS); // by way: facings reached at any cost
  readonly #seenIn = new Int32Array(WAYS);
  readonly #ended = new Uint8Array(MAX_HEXES); // by hex: facings in which the order may end
  readonly #endedIn = new Int32Array(MAX_HEXES);
  readonly #fights = new Uint8Array(MAX_HEXES); // those in which it may still fight
  readonly #charged = new Uint8Array(MAX_HEXES); // those reached as a charge
  readonly #costs = new Int32Array(MAX_HEXES); // by facing
  #spent = 0; // by the ways that are gone on now
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
    this.#begin();
    this.#findEnemies();
    this.#reach(pack(this.#start, Mode.fresh, 0), 1 << facingOf(s, unit), 0);
    for (let cost = 0; cost <= this.#capacity; cost++) this.#goOn(cost);
    return this;
  }

  /** Writes down the ends, or the charges (14.2). */
  list(into: EndList, charges: boolean): void {
    const near = hexesAround(this.#field, this.#start, this.#capacity);
    const among = charges ? this.#charged : this.#ended;
    for (let place = 0; place < near.length; place++) {
      const hex = near[place] as number;
      const reached = this.#endedIn[hex] === this.#run;
      into.hex[place] = hex;
      into.facings[place] = reached ? (among[hex] as number) : 0;
      into.fights[place] = reached ? ((charges ? among : this.#fights)[hex] as number) : 0;
      into.costs[place] = charges ? ALL_SPENT : (this.#costs[hex] as number);
      into.touches[place] = this.#touches(hex) ? 1 : 0;
    }
    into.places = near.length;
  }

  #begin(): void {
    for (let cost = 0; cost <= MOST_COST; cost++) this.#counts[cost] = 0;
    if (++this.#run < MOST_RUNS) return;
    for (const list of [this.#beside, this.#newIn, this.#seenIn, this.#endedIn]) list.fill(0);
    this.#run = 1;
  }

  #goOn(cost: number): void {
    const from = cost * WAYS;
    const last = cost === this.#capacity;
    this.#spent = cost;
    for (let i = 0; i < (this.#counts[cost] as number); i++) {
      const way = this.#byCost[from + i] as number;
      const facings = this.#new[from + way] as number;
      const noFight = way & 1;
      const mode = (way >> 1) & 3;
      const hex = way >> 3;
      this.#arrive(hex, facings, noFight, cost);
      if (last || mode === Mode.halted) continue;
      this.#reach(way, othersThan(facings), cost + 1); // 8.4 wherever nothing has halted the unit
      if (mode === Mode.pivots) continue;
      for (let towards = 0; towards < 6; towards++)
        this.#step(hex, towards, facings, mode, noFight, cost + 1);
      if (mode === Mode.fresh && cost + 2 <= this.#capacity)
        this.#pass(hex, facings, noFight, cost + 2);
    }
  }

  /** Places where the order may end: the best way to each is kept. */
  #arrive(hex: HexId, facings: number, noFight: number, cost: number): void {
    if (this.#endedIn[hex] !== this.#run) {
      this.#endedIn[hex] = this.#run;
      this.#ended[hex] = 0;
      this.#fights[hex] = 0;
      this.#charged[hex] = 0;
    }
    const tired = this.#infantry && cost >= SPENT_INFANTRY;
    const fights = noFight === 0 && !tired ? facings : 0;
    const ended = this.#ended[hex] as number;
    const fought = this.#fights[hex] as number;
    const better = (facings & ~ended) | (fights & ~fought);
    if (better !== 0) {
      const each = SPREAD[better] as number;
      this.#costs[hex] = ((this.#costs[hex] as number) & ~(each * 7)) | (each * cost);
      this.#ended[hex] = ended | facings;
      this.#fights[hex] = fought | fights;
    }
    if (tired && noFight === 0 && this.#touches(hex))
      this.#charged[hex] = (this.#charged[hex] as number) | facings;
  }

  #step(
    hex: HexId,
    towards: number,
    facings: number,
    mode: number,
    noFight: number,
    cost: number,
  ): void {
    const forward = facings & (FORWARD[towards] as number); // 3.6
    const backward = mode === Mode.fresh ? facings & ~forward : 0; // 8.3
    if ((forward | backward) === 0) return;
    // 8.9, 9.9, 10.1 nobody leaves the board, enters what is impassable or the hex of another
    const step = this.#field.steps[hex * 6 + towards] as number;
    const to = step & 255;
    if (step === NONE || unitIn(this.#s, to) !== NONE) return;
    const touched = this.#touches(to);
    if (this.#leaving.length > 0 && (touched || !this.#drawsOff(hex, to))) return;
    const bits = step >> 8;
    const stops = touched || (bits & Hindrance.stops) !== 0; // 9.2, 10.2
    const only = (bits & Hindrance.only) !== 0 || this.#fromThick; // 9.3, 9.5
    const barred = noFight | ((bits & Hindrance.noFight) === 0 ? 0 : 1);
    if (forward !== 0 && (!only || mode === Mode.fresh)) {
      const then = stops ? Mode.halted : only ? Mode.pivots : Mode.going;
      this.#reach(pack(to, then, barred), forward, cost);
    }
    if (backward !== 0) {
      this.#reach(pack(to, stops ? Mode.halted : Mode.pivots, barred), backward, cost);
    }
  }

  /** 10.3, 10.5 A unit in contact goes only further from each enemy it touches. */
  #drawsOff(hex: HexId, to: HexId): boolean {
    for (let i = 0; i < this.#leaving.length; i++) {
      const enemy = this.#leaving[i] as number;
      if (apartOf(this.#field, to, enemy) <= apartOf(this.#field, hex, enemy)) return false;
    }
    return true;
  }

  /** 10.6, 10.7 Through a friend who faces the same way, as the first step, and out on his far side. */
  #pass(hex: HexId, facings: number, noFight: number, cost: number): void {
    if (this.#leaving.length > 0 || this.#fromThick) return;
    for (let towards = 0; towards < 6; towards++) {
      const forward = facings & (FORWARD[towards] as number);
      const through = this.#field.next[hex * 6 + towards] as number;
      if (forward === 0 || through === NONE) continue;
      const friend = unitIn(this.#s, through);
      if (friend === NONE || sideOf(this.#s, friend) !== sideOf(this.#s, this.#unit)) continue;
      const facing = facingOf(this.#s, friend);
      if (((forward >> facing) & 1) === 0 || this.#touches(through)) continue;
      if (this.#field.hinders[hex * 6 + towards] !== 0) continue;
      for (let bend = 5; bend <= 7; bend++)
        this.#passInto(hex, through, (facing + bend) % 6, facing, noFight, cost);
    }
  }

  #passInto(
    hex: HexId,
    through: HexId,
    out: number,
    facing: number,
    noFight: number,
    cost: number,
  ): void {
    const far = this.#field.next[through * 6 + out] as number;
    if (far === NONE || apartOf(this.#field, hex, far) !== 2) return;
    if (unitIn(this.#s, far) !== NONE || this.#field.impassable[far] === 1) return;
    const bits = this.#field.hinders[through * 6 + out] as number;
    if ((bits & Hindrance.only) !== 0) return;
    const stops = this.#touches(far) || (bits & Hindrance.stops) !== 0;
    this.#reach(pack(far, stops ? Mode.halted : Mode.going, noFight), 1 << facing, cost);
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

  #reach(way: number, facings: number, cost: number): void {
    const known = this.#seenIn[way] === this.#run ? (this.#seen[way] as number) : 0;
    const fresh = facings & ~known;
    if (fresh === 0) return;
    this.#seenIn[way] = this.#run;
    this.#seen[way] = known | fresh;
    // nothing follows, and all that costs less has arrived
    if (cost === this.#capacity && this.#spent === cost - 1)
      return this.#arrive(way >> 3, fresh, way & 1, cost);
    const at = cost * WAYS + way;
    if (this.#newIn[at] === this.#run) {
      this.#new[at] = (this.#new[at] as number) | fresh;
      return;
    }
    this.#newIn[at] = this.#run;
    this.#new[at] = fresh;
    const count = this.#counts[cost] as number;
    this.#byCost[cost * WAYS + count] = way;
    this.#counts[cost] = count + 1;
  }
}

/** What can be turned to from one of these facings. */
const othersThan = (facings: number): number =>
  (facings & (facings - 1)) === 0 ? ALL & ~facings : ALL;

const nearby = new WeakMap<Field, Array<Uint8Array | undefined>>();
let nearbyField: Field | null = null;
let nearbyHere: Array<Uint8Array | undefined> = [];

/** The hexes within so many steps of one, in the file's order. */
export function hexesAround(field: Field, hex: HexId, within: number): Uint8Array {
  if (field !== nearbyField) {
    nearbyHere = nearby.get(field) ?? [];
    nearby.set(field, nearbyHere);
    nearbyField = field;
  }
  const at = hex * (MOST_COST + 1) + within;
  const known = nearbyHere[at];
  if (known !== undefined) return known;
  const found = field.hexes.flatMap((_, to) => (apartOf(field, hex, to) <= within ? [to] : []));
  const list = Uint8Array.from(found);
  nearbyHere[at] = list;
  return list;
}

const search = new Search();

/** The ways of one unit, good until those of another are asked for. */
export const waysOf = (s: State, unit: UnitId): Search => search.of(s, unit);
