// 20.2 to 20.9 The measures of the filters in flat lists, for decisions that nobody listens to: what candidate.ts works out
// for one order, for all orders of a unit, place by place. What was worked out is kept as long as nothing that it hangs on
// has changed. Tests hold the two against each other.

import { isCover } from '../rules/dice.ts';
import { capacityOf, facingIn, MOST_ENDS, MOST_PLACES, placeOf } from '../rules/end-list.ts';
import { BEHIND } from '../rules/field.ts';
import {
  DICE,
  diceOf,
  type FireTable,
  FROM_BEHIND,
  fireTable,
  isBehind,
  MAY_BE_CUT,
} from '../rules/fire-table.ts';
import { KeptEnds } from '../rules/kept-ends.ts';
import { endListOf } from '../rules/moves.ts';
import { holderOf, type State, strengthOf, unitIn } from '../rules/state.ts';
import {
  foeOf,
  type HexId,
  Kind,
  MAX_HEXES,
  MAX_RANGE,
  MAX_UNITS,
  NONE,
  Terrain,
  type UnitId,
} from '../rules/types.ts';
import type { Pledged } from './kinds.ts';
import { board, infantryAround } from './quick-board.ts';
import type { Task } from './stances.ts';
import { nerveOf, type Temper, temperOf } from './temper.ts';
import { nearerAhead, waysTo } from './ways.ts';

/** What has been worked out of a place, as bits. */
const Done = { take: 1, give: 2, standing: 4, exposed: 8, worth: 16 } as const;
/** 11.1, 20.5 No unit on the move shoots further, and no foe further off is at its back. */
const AT_ARMS_LENGTH = 2;
const FACINGS = 0b111111;
const NO_TABLE: FireTable = new Uint8Array(0);

/** One unit that may be given an order, with what is known so far of each of its ends. */
export class QuickView {
  s!: State;
  temper!: Temper;
  readonly unit: UnitId;
  task!: Task;
  ends: KeptEnds = new KeptEnds();
  stay = 0; // the end that leaves it as it is
  hex = NONE;
  facing = 0;
  nerve = 0;
  foes = 0; // how many bear on any of its orders
  ways: Int16Array = new Int16Array(0);
  look = 0; // rises when what was worked out holds no more
  #nearest = 0; // of the foes, in hexes
  #infantry = true;
  #found = 0; // which list of its ends this is
  #still: FireTable = NO_TABLE;
  #moved: FireTable = NO_TABLE;
  readonly #foes = new Uint8Array(MAX_UNITS);
  readonly #near = new Uint8Array(MAX_UNITS); // those of them near enough to be shot at on the move, or to be at its back
  #nears = 0;
  readonly #codes = new Int32Array(MAX_UNITS); // what was known of them
  readonly #between = new Int32Array(MAX_HEXES / 32); // 11.7 hexes that were looked through
  readonly #stood = new Int32Array(MAX_HEXES / 32); // and those that were not empty
  readonly #done = new Uint8Array(MOST_PLACES);
  // by end, where they have been worked out
  readonly takes = new Int16Array(MOST_ENDS);
  readonly #second = new Int16Array(MOST_ENDS);
  readonly exposures = new Int8Array(MOST_ENDS);
  readonly gives = new Int16Array(MOST_ENDS);
  readonly targets = new Int8Array(MOST_ENDS);
  readonly #dice = new Int8Array(MOST_ENDS);
  readonly #most = new Uint8Array(MAX_UNITS); // 20.2 the most that any shot gives, by foe
  #rear = false; // whether any comes from behind
  #aimed = false; // whether all have been worked out
  readonly standings = new Int8Array(MOST_ENDS);
  readonly #best = new Int8Array(MOST_PLACES); // of them, by place
  readonly #far = new Int8Array(MOST_ENDS);
  readonly worths = new Int16Array(MOST_ENDS);

  constructor(unit: UnitId) {
    this.unit = unit;
  }

  /** Looks at the unit as the board has been read. */
  of(s: State, temper: Temper, task: Task): this {
    const field = s.scenario;
    const { unit } = this;
    const hex = board.hex[unit] as number;
    const facing = board.facing[unit] as number;
    const stays = hex === this.hex && facing === this.facing;
    this.s = s;
    this.temper = temper;
    this.task = task;
    this.hex = hex;
    this.facing = facing;
    this.ways = waysTo(field, task.goal);
    const careful = task.stance === 'hold' || task.stance === 'delay' || task.stance === 'screen';
    this.nerve = nerveOf(s, temper, unit, careful);
    const ends = endListOf(s, unit);
    const same = stays && ends === this.ends; // a field has lists of its own
    if (ends.found !== this.#found) this.#aimed = false;
    this.#found = ends.found;
    if (this.#findFoes() && same && this.#isSeenAsBefore()) return this;
    this.ends = ends;
    this.stay = ends.find(hex, facing);
    this.#infantry = field.kind[unit] === Kind.infantry;
    this.#still = fireTable(field, unit, false, board.late);
    this.#moved = fireTable(field, unit, true, board.late);
    this.look++;
    this.#rear = false;
    this.#aimed = false;
    for (let place = 0; place < ends.places; place++) this.#done[place] = 0;
    for (let k = 0; k < this.foes; k++) this.#most[this.#foes[k] as number] = 0;
    for (let i = 0; i < board.stands.length; i++) {
      this.#between[i] = 0;
      this.#stood[i] = board.stands[i] as number;
    }
    return this;
  }

  /** Whoever bears on any of its orders: within its capacity (8.1) and the longest range. False when any of it is new. */
  #findFoes(): boolean {
    const { side, apart, hexes, kind } = this.s.scenario;
    const within = capacityOf(kind[this.unit] as number) + MAX_RANGE;
    const row = this.hex * hexes.length;
    const ours = side[this.unit];
    const near = within - MAX_RANGE + AT_ARMS_LENGTH;
    let count = 0;
    let nears = 0;
    let same = true;
    this.#nearest = within;
    for (let unit = 0; unit < side.length; unit++) {
      const at = board.hex[unit] as number;
      if (at === NONE || side[unit] === ours) continue;
      const steps = apart[row + at] as number;
      if (steps > within) continue;
      if (steps < this.#nearest) this.#nearest = steps;
      if (steps <= near) this.#near[nears++] = unit;
      const code = board.code[unit] as number;
      if (this.#codes[count] !== code) {
        this.#codes[count] = code;
        this.#foes[count] = unit;
        same = false;
      }
      count++;
    }
    if (count !== this.foes) same = false;
    this.foes = count;
    this.#nears = nears;
    return same;
  }

  /** 11.7 Whether nobody has stepped into a line of sight that was asked for, or out of it. */
  #isSeenAsBefore(): boolean {
    const { stands } = board;
    let changed = 0;
    for (let i = 0; i < stands.length; i++) {
      const now = stands[i] as number;
      changed |= (now ^ (this.#stood[i] as number)) & (this.#between[i] as number);
      this.#stood[i] = now;
    }
    return changed === 0;
  }

  /** 8.8 Whether an end is another place or facing; whether another place. */
  moves(i: number): boolean {
    return i !== this.stay;
  }
  goes(i: number): boolean {
    return this.hexAt(i) !== this.hex;
  }
  hexAt(i: number): number {
    return this.ends.hex[placeOf(i)] as number;
  }

  /** Whether any foe is near enough for a shot from anywhere it may go, ready to fight. */
  get mayShoot(): boolean {
    return this.#nearest <= MAX_RANGE;
  }
  /** 20.18 Whether any foe is weak enough to be finished by the most that it could ever give. */
  mayFinish(pledged: Pledged): boolean {
    if (!this.mayShoot) return false;
    this.#aimAll();
    for (let k = 0; k < this.foes; k++) {
      const foe = this.#foes[k] as number;
      const most = this.#most[foe] as number;
      if (most === 0) continue;
      const left = 6 * (board.strength[foe] as number) - pledged(foe);
      if (left > 0 && left <= most) return true;
    }
    return false;
  }
  /** Whether any shot, from anywhere it may go, would come from behind. */
  get mayStab(): boolean {
    if (!this.mayShoot) return false;
    this.#aimAll();
    return this.#rear;
  }

  /** Works out the best shots from all places. */
  #aimAll(): void {
    if (this.#aimed) return;
    this.#aimed = true;
    const { places, fights } = this.ends;
    for (let place = 0; place < places; place++) {
      if (fights[place] !== 0 && this.#isNew(place * 8, Done.give)) this.#workOutGive(place);
    }
  }

  /** Whether an objective that is not its side's lies where it may go. */
  get maySeize(): boolean {
    const { objectives, apart, hexes, kind } = this.s.scenario;
    const row = this.hex * hexes.length;
    const capacity = capacityOf(kind[this.unit] as number);
    for (let objective = 0; objective < objectives.length; objective++) {
      if (holderOf(this.s, objective) === this.temper.side) continue;
      if ((apart[row + (objectives[objective]?.hex as HexId)] as number) <= capacity) return true;
    }
    return false;
  }

  /** Works out all of a place: its figures then lie in the lists. */
  lookAt(place: number): void {
    const all = Done.take | Done.give | Done.standing | Done.exposed | Done.worth;
    const had = this.#done[place] as number;
    if (had === all) return;
    this.#done[place] = all;
    if ((had & Done.take) === 0) this.#workOutTake(place);
    if ((had & Done.give) === 0) this.#workOutGive(place);
    if ((had & Done.standing) === 0) this.#workOutStanding(place);
    if ((had & Done.exposed) === 0) this.#workOutExposed(place);
    if ((had & Done.worth) === 0) this.#workOutWorth(place);
  }

  #isNew(i: number, done: number): boolean {
    const place = placeOf(i);
    const had = this.#done[place] as number;
    if ((had & done) !== 0) return false;
    this.#done[place] = had | done;
    return true;
  }

  /** 20.2 */
  give(i: number): number {
    if (!this.ends.mayFight(i)) return 0;
    if (this.#isNew(i, Done.give)) this.#workOutGive(placeOf(i));
    return this.gives[i] as number;
  }
  target(i: number): UnitId {
    if (!this.ends.mayFight(i)) return NONE;
    if (this.#isNew(i, Done.give)) this.#workOutGive(placeOf(i));
    return this.targets[i] as number;
  }
  dice(i: number): number {
    if (!this.ends.mayFight(i)) return 0;
    if (this.#isNew(i, Done.give)) this.#workOutGive(placeOf(i));
    return this.#dice[i] as number;
  }

  /** For all facings: with which of them it may fight is another matter. */
  #workOutGive(place: number): void {
    const first = place * 8;
    for (let i = first; i < first + 6; i++) {
      this.gives[i] = 0;
      this.targets[i] = NONE;
      this.#dice[i] = 0;
    }
    const staying = place === placeOf(this.stay) ? 1 << facingIn(this.stay) : 0;
    if (this.#nears > 0)
      this.#bestShots(place, FACINGS & ~staying, this.#moved, this.#near, this.#nears);
    if (staying !== 0) this.#bestShots(place, staying, this.#still, this.#foes, this.foes);
  }

  /** The best shots by a table with some facings at one place. */
  #bestShots(
    place: number,
    facings: number,
    table: FireTable,
    foes: Uint8Array,
    count: number,
  ): void {
    const { apart, fronts, hexes } = this.s.scenario;
    const hex = this.ends.hex[place] as number;
    const bound = this.ends.touches[place] === 1; // 10.4
    const row = hex * hexes.length;
    for (let k = 0; k < count; k++) {
      const foe = foes[k] as number;
      const at = board.hex[foe] as number;
      const entry = table[row + at] as number;
      if (entry === 0 || (bound && apart[row + at] !== 1)) continue;
      const ahead = (fronts[row + at] as number) & facings;
      if (ahead === 0) continue;
      const behind = this.#isBehind(hex, foe);
      const dice = this.#diceOn(entry, behind, hex, at);
      if (dice === 0) continue;
      if (behind) this.#rear = true;
      const give = dice * (board.worth[foe] as number);
      if (give > (this.#most[foe] as number)) this.#most[foe] = give;
      this.#offer(place * 8, ahead, foe, dice);
    }
  }

  /** 20.2 Ends that face a foe take it for their target where nothing better, or weaker, has been found. */
  #offer(first: number, facings: number, foe: UnitId, dice: number): void {
    const give = dice * (board.worth[foe] as number);
    const strength = board.strength[foe] as number;
    for (let i = first, left = facings; left !== 0; i++, left >>= 1) {
      const best = this.gives[i] as number;
      if ((left & 1) === 0 || give < best) continue;
      if (give === best && strength >= (board.strength[this.targets[i] as number] as number))
        continue;
      this.gives[i] = give;
      this.targets[i] = foe;
      this.#dice[i] = dice;
    }
  }

  /** 11.7, 11.14 The dice by an entry of a table. */
  #diceOn(entry: number, behind: boolean, hex: number, at: number): number {
    const dice = diceOf(entry, behind);
    if (dice === 0 || (entry & MAY_BE_CUT) === 0) return dice;
    return this.#sees(hex, at) ? dice : 0;
  }
  #isBehind(hex: number, foe: UnitId): boolean {
    const steady = board.steady[foe] === 1;
    const at = board.hex[foe] as number;
    return isBehind(this.s.scenario, hex, at, board.facing[foe] as number, steady);
  }

  /** 11.7 Whether third units leave the line open; the hex that the mover leaves is empty. What was looked through is kept. */
  #sees(from: number, to: number): boolean {
    const { sight, hexes } = this.s.scenario;
    const { conditions } = sight;
    const first = sight.first[from * hexes.length + to] as number;
    let open = true;
    let at = first + 1;
    for (let left = conditions[first] as number; left > 0; left--) {
      const count = conditions[at] as number;
      let full = true;
      for (let n = at + 1; n <= at + count; n++) {
        const hex = conditions[n] as number;
        this.#between[hex >> 5] = (this.#between[hex >> 5] as number) | (1 << (hex & 31));
        if (hex === this.hex || unitIn(this.s, hex) === NONE) full = false;
      }
      if (full) open = false;
      at += 1 + count;
    }
    return open;
  }

  /** 20.3 */
  take(i: number): number {
    if (this.#isNew(i, Done.take)) this.#workOutTake(placeOf(i));
    return this.takes[i] as number;
  }
  get takeHere(): number {
    return this.take(this.stay);
  }

  #workOutTake(place: number): void {
    const first = place * 8;
    this.#worstShots(place, first, first + 6, false);
    if (this.#infantry && place === placeOf(this.stay))
      this.#worstShots(place, this.stay, this.stay + 1, true);
  }

  /** What the two worst shots on ends of one place would expect; `steady` is infantry that stands still. */
  #worstShots(place: number, first: number, after: number, steady: boolean): void {
    const { apart, fronts, hexes, terrain } = this.s.scenario;
    const hex = this.ends.hex[place] as number;
    const row = hex * hexes.length;
    const covered = steady && (terrain[hex] as number) >= Terrain.village; // 11.12
    const worth = steady ? 2 : 3;
    for (let i = first; i < after; i++) {
      this.takes[i] = 0;
      this.#second[i] = 0;
    }
    let shots = 0;
    for (let k = 0; k < this.foes; k++) {
      const foe = this.#foes[k] as number;
      if (board.fights[foe] === 0) continue;
      const at = board.hex[foe] as number;
      const entry = (board.tables[foe] as FireTable)[at * hexes.length + hex] as number;
      if (entry === 0) continue;
      const ahead = (fronts[at * hexes.length + hex] as number) >> (board.facing[foe] as number);
      const turns = board.turns[foe] === 1 && apart[row + at] === 1;
      if ((ahead & 1) === 0 && !turns) continue;
      if ((entry & MAY_BE_CUT) !== 0 && !this.#sees(at, hex)) continue;
      const plain = (entry & DICE) * worth;
      const rear = ((entry >> FROM_BEHIND) & DICE) * worth;
      shots++;
      let back = covered ? 0 : (fronts[row + at] as number) >> (BEHIND + facingIn(first));
      for (let i = first; i < after; i++, back >>= 1) {
        const shot = (back & 1) === 1 ? rear : plain;
        const worst = this.takes[i] as number;
        const second = this.#second[i] as number; // of the two
        if (shot > worst) {
          this.#second[i] = worst;
          this.takes[i] = shot;
        } else if (shot > second) this.#second[i] = shot;
      }
    }
    if (shots < 2) return;
    for (let i = first; i < after; i++)
      this.takes[i] = (this.takes[i] as number) + (this.#second[i] as number);
  }

  /** 20.5 */
  exposed(i: number): number {
    if (this.#isNew(i, Done.exposed)) this.#workOutExposed(placeOf(i));
    return this.exposures[i] as number;
  }
  get exposedHere(): number {
    return this.exposed(this.stay);
  }

  #workOutExposed(place: number): void {
    const { apart, fronts, hexes } = this.s.scenario;
    const first = place * 8;
    const row = (this.ends.hex[place] as number) * hexes.length;
    for (let i = first; i < first + 6; i++) this.exposures[i] = 0;
    for (let k = 0; k < this.#nears; k++) {
      const at = board.hex[this.#near[k] as number] as number;
      if ((apart[row + at] as number) > AT_ARMS_LENGTH) continue;
      let back = (fronts[row + at] as number) >> BEHIND;
      for (let i = first; back !== 0; i++, back >>= 1)
        this.exposures[i] = (this.exposures[i] as number) + (back & 1);
    }
  }

  /** The dice it would have standing there next turn; those at range 3 or more. */
  standing(i: number): number {
    if (this.#isNew(i, Done.standing)) this.#workOutStanding(placeOf(i));
    return this.standings[i] as number;
  }
  far(i: number): number {
    if (this.#isNew(i, Done.standing)) this.#workOutStanding(placeOf(i));
    return this.#far[i] as number;
  }
  /** The most of them at its place, whichever way it faces. */
  standingAnyhow(i: number): number {
    if (this.#isNew(i, Done.standing)) this.#workOutStanding(placeOf(i));
    return this.#best[placeOf(i)] as number;
  }
  get diceHere(): number {
    return this.standing(this.stay);
  }

  #workOutStanding(place: number): void {
    const { apart, fronts, hexes } = this.s.scenario;
    const first = place * 8;
    const hex = this.ends.hex[place] as number;
    const row = hex * hexes.length;
    for (let i = first; i < first + 6; i++) {
      this.standings[i] = 0;
      this.#far[i] = 0;
    }
    this.#best[place] = 0;
    for (let k = 0; k < this.foes; k++) {
      const foe = this.#foes[k] as number;
      const at = board.hex[foe] as number;
      const entry = this.#still[row + at] as number;
      if (entry === 0) continue;
      const dice = this.#diceOn(entry, this.#isBehind(hex, foe), hex, at);
      if (dice === 0) continue;
      if (dice > (this.#best[place] as number)) this.#best[place] = dice;
      const far = (apart[row + at] as number) >= 3;
      let ahead = (fronts[row + at] as number) & FACINGS;
      for (let i = first; ahead !== 0; i++, ahead >>= 1) {
        if ((ahead & 1) === 0) continue;
        if (dice > (this.standings[i] as number)) this.standings[i] = dice;
        if (far && dice > (this.#far[i] as number)) this.#far[i] = dice;
      }
    }
  }

  /** 20.9 */
  facingWorth(i: number): number {
    if (this.#isNew(i, Done.worth)) this.#workOutWorth(placeOf(i));
    const worth = this.worths[i] as number;
    const { goal } = this.task;
    const hex = this.hexAt(i);
    if (goal === NONE || goal === hex) return worth;
    return worth + nearerAhead(this.s.scenario, goal, hex, facingIn(i));
  }
  get facingWorthHere(): number {
    return this.facingWorth(this.stay);
  }

  /** All of it but what hangs on the goal. */
  #workOutWorth(place: number): void {
    const { apart, fronts, hexes } = this.s.scenario;
    const first = place * 8;
    const row = (this.ends.hex[place] as number) * hexes.length;
    for (let i = first; i < first + 6; i++) this.worths[i] = 0;
    for (let k = 0; k < this.foes; k++) {
      const at = board.hex[this.#foes[k] as number] as number;
      const near = 4 * (6 - (apart[row + at] as number));
      if (near <= 0) continue;
      let sides = fronts[row + at] as number;
      for (let i = first; i < first + 6; i++, sides >>= 1) {
        if ((sides & 1) === 1) this.worths[i] = (this.worths[i] as number) + near;
        else if (((sides >> BEHIND) & 1) === 1)
          this.worths[i] = (this.worths[i] as number) - 2 * near;
      }
    }
  }

  /** 20.7 */
  way(i: number): number {
    return this.ways[this.hexAt(i)] as number;
  }
  wayGained(i: number): number {
    return (this.ways[this.hex] as number) - this.way(i);
  }
  covered(i: number): boolean {
    return isCover(this.s.scenario, this.hexAt(i));
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
    const field = s.scenario;
    const hex = this.hexAt(i);
    let own = infantryAround(field, temper.side, hex, 3);
    const near = (field.apart[hex * field.hexes.length + this.hex] as number) <= 3;
    if (!(this.#infantry && near)) own += strengthOf(s, unit); // itself always counts, and once
    const foe = infantryAround(field, foeOf(temper.side), hex, 3);
    return own * asked[1] >= foe * asked[0];
  }

  /** 11.12 Whether an end attacks its target from behind; whether it touches it. */
  stabs(i: number): boolean {
    const target = this.target(i);
    return target !== NONE && this.#isBehind(this.hexAt(i), target);
  }
  touches(i: number): boolean {
    return this.ends.touches[placeOf(i)] === 1 && this.target(i) !== NONE; // 10.4
  }
  /** What it would give where it stands, still. */
  get standingGive(): number {
    return this.give(this.stay);
  }
}

/** One of each unit: what was worked out of it is kept with it. */
export const views = Array.from({ length: MAX_UNITS }, (_, unit) => new QuickView(unit));
