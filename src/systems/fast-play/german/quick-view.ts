// 20.2 to 20.9 The measures of the filters in flat lists, for decisions that nobody listens to: what candidate.ts works out
// for one order, for all orders of a unit, place by place. What was worked out is kept as long as nothing that it hangs on
// has changed. Tests hold the two against each other.

import { isCover } from '../rules/dice.ts';
import { capacityOf, facingIn, MOST_ENDS, MOST_PLACES, placeOf } from '../rules/end-list.ts';
import { type FireTable, fireTable } from '../rules/fire-table.ts';
import { KeptEnds } from '../rules/kept-ends.ts';
import { endListOf } from '../rules/moves.ts';
import { holderOf, type State, strengthOf } from '../rules/state.ts';
import {
  foeOf,
  type HexId,
  Kind,
  MAX_RANGE,
  MAX_UNITS,
  NONE,
  type UnitId,
} from '../rules/types.ts';
import type { Pledged } from './kinds.ts';
import { board, infantryAround } from './quick-board.ts';
import { workOutExposed, workOutTake, workOutWorth } from './quick-danger.ts';
import type { QuickEnds } from './quick-ends.ts';
import { isAtBack, workOutGive, workOutStanding } from './quick-fire.ts';
import { QuickFoes } from './quick-foes.ts';
import type { Task } from './stances.ts';
import { nerveOf, type Temper, temperOf } from './temper.ts';
import { nearerAhead, waysTo } from './ways.ts';

/** What has been worked out of a place, as bits. */
const Done = { take: 1, give: 2, standing: 4, exposed: 8, worth: 16 } as const;
const ALL = Done.take | Done.give | Done.standing | Done.exposed | Done.worth;
const NO_TABLE: FireTable = new Uint8Array(0);

/** One unit that may be given an order, with what is known so far of each of its ends. */
export class QuickView implements QuickEnds {
  s!: State;
  temper!: Temper;
  readonly unit: UnitId;
  task!: Task;
  ends: KeptEnds = new KeptEnds();
  stay = 0;
  hex = NONE;
  facing = 0;
  nerve = 0;
  readonly foes = new QuickFoes();
  ways: Int16Array = new Int16Array(0);
  infantry = true;
  still: FireTable = NO_TABLE;
  moved: FireTable = NO_TABLE;
  look = 0; // rises when what was worked out holds no more
  #found = 0; // which list of its ends this is
  #aimed = false; // whether the best shots of all places have been worked out
  readonly #done = new Uint8Array(MOST_PLACES);
  readonly takes = new Int16Array(MOST_ENDS);
  readonly seconds = new Int16Array(MOST_ENDS);
  readonly exposures = new Int8Array(MOST_ENDS);
  readonly gives = new Int16Array(MOST_ENDS);
  readonly targets = new Int8Array(MOST_ENDS);
  readonly shotDice = new Int8Array(MOST_ENDS);
  readonly standings = new Int8Array(MOST_ENDS);
  readonly fars = new Int8Array(MOST_ENDS);
  readonly worths = new Int16Array(MOST_ENDS);
  readonly best = new Int8Array(MOST_PLACES);
  readonly most = new Uint8Array(MAX_UNITS);
  stabbing = false;

  constructor(unit: UnitId) {
    this.unit = unit;
  }

  /** Looks at the unit as the board has been read. */
  of(s: State, temper: Temper, task: Task): this {
    const field = s.scenario;
    const { unit, foes } = this;
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
    if (foes.find(field, unit, hex) && same && foes.isSeenAsBefore()) return this;
    this.ends = ends;
    this.stay = ends.find(hex, facing);
    this.infantry = field.kind[unit] === Kind.infantry;
    this.still = fireTable(field, unit, false, board.late);
    this.moved = fireTable(field, unit, true, board.late);
    this.look++;
    this.stabbing = false;
    this.#aimed = false;
    for (let place = 0; place < ends.places; place++) this.#done[place] = 0;
    for (let k = 0; k < foes.count; k++) this.most[foes.units[k] as number] = 0;
    foes.forgetLines();
    return this;
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
    return this.foes.nearest <= MAX_RANGE;
  }
  /** 20.18 Whether any foe is weak enough to be finished by the most that it could ever give. */
  mayFinish(pledged: Pledged): boolean {
    if (!this.mayShoot) return false;
    this.#aimAll();
    const { foes } = this;
    for (let k = 0; k < foes.count; k++) {
      const foe = foes.units[k] as number;
      const most = this.most[foe] as number;
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
    return this.stabbing;
  }

  /** Works out the best shots from all places. */
  #aimAll(): void {
    if (this.#aimed) return;
    this.#aimed = true;
    const { places, fights } = this.ends;
    for (let place = 0; place < places; place++) {
      if (fights[place] !== 0 && this.#isNew(place * 8, Done.give)) workOutGive(this, place);
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
    const had = this.#done[place] as number;
    if (had === ALL) return;
    this.#done[place] = ALL;
    if ((had & Done.take) === 0) workOutTake(this, place);
    if ((had & Done.give) === 0) workOutGive(this, place);
    if ((had & Done.standing) === 0) workOutStanding(this, place);
    if ((had & Done.exposed) === 0) workOutExposed(this, place);
    if ((had & Done.worth) === 0) workOutWorth(this, place);
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
    if (this.#isNew(i, Done.give)) workOutGive(this, placeOf(i));
    return this.gives[i] as number;
  }
  target(i: number): UnitId {
    if (!this.ends.mayFight(i)) return NONE;
    if (this.#isNew(i, Done.give)) workOutGive(this, placeOf(i));
    return this.targets[i] as number;
  }
  dice(i: number): number {
    if (!this.ends.mayFight(i)) return 0;
    if (this.#isNew(i, Done.give)) workOutGive(this, placeOf(i));
    return this.shotDice[i] as number;
  }

  /** 20.3 */
  take(i: number): number {
    if (this.#isNew(i, Done.take)) workOutTake(this, placeOf(i));
    return this.takes[i] as number;
  }
  get takeHere(): number {
    return this.take(this.stay);
  }

  /** 20.5 */
  exposed(i: number): number {
    if (this.#isNew(i, Done.exposed)) workOutExposed(this, placeOf(i));
    return this.exposures[i] as number;
  }
  get exposedHere(): number {
    return this.exposed(this.stay);
  }

  /** The dice it would have standing there next turn; those at range 3 or more. */
  standing(i: number): number {
    if (this.#isNew(i, Done.standing)) workOutStanding(this, placeOf(i));
    return this.standings[i] as number;
  }
  far(i: number): number {
    if (this.#isNew(i, Done.standing)) workOutStanding(this, placeOf(i));
    return this.fars[i] as number;
  }
  /** The most of them at its place, whichever way it faces. */
  standingAnyhow(i: number): number {
    if (this.#isNew(i, Done.standing)) workOutStanding(this, placeOf(i));
    return this.best[placeOf(i)] as number;
  }
  get diceHere(): number {
    return this.standing(this.stay);
  }

  /** 20.9 */
  facingWorth(i: number): number {
    if (this.#isNew(i, Done.worth)) workOutWorth(this, placeOf(i));
    const worth = this.worths[i] as number;
    const { goal } = this.task;
    const hex = this.hexAt(i);
    if (goal === NONE || goal === hex) return worth;
    return worth + nearerAhead(this.s.scenario, goal, hex, facingIn(i));
  }
  get facingWorthHere(): number {
    return this.facingWorth(this.stay);
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
    if (!(this.infantry && near)) own += strengthOf(s, unit); // itself always counts, and once
    const foe = infantryAround(field, foeOf(temper.side), hex, 3);
    return own * asked[1] >= foe * asked[0];
  }

  /** 11.12 Whether an end attacks its target from behind; whether it touches it. */
  stabs(i: number): boolean {
    const target = this.target(i);
    return target !== NONE && isAtBack(this, this.hexAt(i), target);
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
