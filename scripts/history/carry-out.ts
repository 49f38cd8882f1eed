// Carries out written orders by the rules: each becomes the legal actions nearest to it, and what the rules do not
// allow is left undone. The dice decide the rest, so a seed is sought whose raid went as the real one did.

import type { Options } from '../../src/engine/course.ts';
import { Rerun } from '../../src/engine/rerun.ts';
import type { Action } from '../../src/engine/system.ts';
import { playerNamed } from '../../src/staff/players.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import type { RaidEvent } from '../../src/systems/raid/rules/events.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import {
  below,
  Flag,
  G,
  get,
  has,
  isCommando,
  placeOf,
  type RaidState,
  Stage,
  stepsOf,
  topOf,
} from '../../src/systems/raid/rules/state.ts';
import { raid, raidOn } from '../../src/systems/raid/rules/system.ts';
import { ABOARD, NONE, type Place, type Unit } from '../../src/systems/raid/rules/types.ts';
import { type Order, STRIKE } from './orders.ts';

export interface Carried {
  readonly s: RaidState; // at the end
  readonly actions: readonly Action[];
}

/** One raid by the orders, then home; false from `goesOn`, asked at the end of every turn, gives it up. */
export function carryOut(
  scenario: Scenario,
  options: Options,
  orders: ReadonlyArray<readonly Order[]>,
  goesOn: (s: RaidState) => boolean,
): Carried | null {
  const clerk = new Clerk(scenario, options);
  clerk.try('load-standard');
  while (!clerk.rerun.over) {
    const turn = get(clerk.s, G.turn);
    for (const order of orders[turn - 1] ?? []) clerk.give(order);
    if (turn > STRIKE) clerk.goHome(turn);
    else if (!clerk.try('end')) throw new Error(`turn ${turn} cannot end`);
    if (!goesOn(clerk.s)) return null;
  }
  return clerk;
}

/** What takes a stack out of a zone it may not rest in. */
const ON: readonly number[] = [Do.step, Do.sail, Do.leave];

class Clerk implements Carried {
  readonly rerun: Rerun<Scenario, RaidEvent>;
  readonly actions: Action[] = [];
  readonly #scenario: Scenario;
  readonly #steady = playerNamed(raid, raidStaff, 'steady');
  readonly #units: ReadonlyMap<string, Unit>;

  constructor(scenario: Scenario, options: Options) {
    this.#scenario = scenario;
    this.rerun = new Rerun(raidOn(scenario), options);
    this.#units = new Map(scenario.units.map(({ id }, unit) => [id, unit]));
  }

  get s(): RaidState {
    return this.rerun.position;
  }

  /** Gives the action of this text if it is legal. */
  try(text: string): boolean {
    const action = raid.parse(this.#scenario, text);
    if (typeof action !== 'number' || raid.forbids(this.s, action) !== null) return false;
    this.#carry(action);
    this.#answer();
    return true;
  }

  /** The rest of a turn on the way home, left to the steady player, who has the craft and the roads in his head. */
  goHome(turn: number): void {
    while (!this.rerun.over && get(this.s, G.turn) === turn) {
      this.#carry(this.#steady.pick(this.s, raid.legal(this.s, [])));
    }
  }

  /** Every stack that holds some of the party gets the order. */
  give(order: Order): void {
    const units = order.who.map((id) => this.#units.get(id) ?? NONE);
    const places = new Set(
      units.map((unit) => placeOf(this.s, unit)).filter((place) => place >= 0),
    );
    for (const place of places) this.#giveAt(place, new Set(units), order);
  }

  #giveAt(place: Place, party: ReadonlySet<Unit>, order: Order): void {
    const name = this.#placeName(place);
    if (!this.try(`take ${name}`)) return;
    for (const unit of this.#stack(place)) {
      if (!party.has(unit) && has(this.s, unit, Flag.member)) this.try(`leave ${this.#id(unit)}`);
    }
    if (order.land !== undefined && !this.try(`land ${order.land}`))
      this.try(`assault ${order.land}`);
    this.#frontLine();
    for (const zone of order.fire ?? []) if (this.try(`fire ${zone}`)) break;
    this.#march(order.go ?? []);
    for (const zone of order.sail ?? []) if (!this.try(`sail ${zone}`)) break;
    this.#frontLine();
    this.#finish();
  }

  /** On along the way from where the stack stands, as far as it may. */
  #march(way: readonly string[]): void {
    for (const zone of way.slice(way.indexOf(this.#zoneId(get(this.s, G.place))) + 1)) {
      if (!this.try(`step ${zone}`) && !this.try(`assault ${zone}`)) return;
    }
  }

  /** 2.2j A stack that may not rest where it is goes wherever it may. */
  #finish(): void {
    while (get(this.s, G.stage) === Stage.act && !this.try('done')) {
      const ways = raid.legal(this.s, []).filter((action) => ON.includes(doing(action)));
      this.#carry(ways[0]);
    }
  }

  /** 2.2c In front a commando, one that is already reduced rather than another. */
  #frontLine(): void {
    const place = get(this.s, G.place);
    if (place < 0 || place >= ABOARD) return;
    const men = this.#stack(place).filter((unit) => isCommando(this.s, unit));
    const front = men.find((unit) => stepsOf(this.s, unit) === 1) ?? men[0];
    if (front !== undefined && front !== topOf(this.s, place)) this.try(`front ${this.#id(front)}`);
  }

  /** What the rules ask on the way: wire is blown only when everybody is awake, assaults are fought out. */
  #answer(): void {
    for (;;) {
      const stage = get(this.s, G.stage);
      if (stage === Stage.wire) this.#run(this.#isAwake() ? 'blow' : 'stop');
      else if (stage === Stage.columns) this.#formLines();
      else if (stage === Stage.round) this.#run('go-on');
      else if (stage === Stage.sendBack) this.#carry(raid.legal(this.s, [])[0]);
      else return;
    }
  }

  #isAwake(): boolean {
    return get(this.s, G.alarm) === this.#scenario.alarmMax;
  }

  /** 11.2b Reduced men take the last lines, whole ones the first; the rest supports as a sensible officer would. */
  #formLines(): void {
    const men = this.#stack(get(this.s, G.battle)).filter((unit) => isCommando(this.s, unit));
    const lines = get(this.s, G.lines);
    const weak = men.filter((unit) => stepsOf(this.s, unit) === 1).slice(0, lines);
    const strong = men.filter((unit) => stepsOf(this.s, unit) === 2);
    for (const unit of [...strong.slice(0, lines - weak.length), ...weak]) {
      if (get(this.s, G.stage) === Stage.columns) this.#run(`contact ${this.#id(unit)}`);
    }
    if (get(this.s, G.stage) === Stage.columns) this.#run('fill');
  }

  #run(text: string): void {
    const action = raid.parse(this.#scenario, text);
    if (typeof action !== 'number') throw new Error(action.fault);
    this.#carry(action);
  }

  #carry(action: Action | undefined): void {
    if (action === undefined) throw new Error('nothing may be done');
    this.rerun.run(action, null);
    this.actions.push(action);
  }

  #stack(place: Place): Unit[] {
    const units: Unit[] = [];
    if (place < 0) return units;
    for (let u = topOf(this.s, place); u !== NONE; u = below(this.s, u)) units.push(u);
    return units;
  }

  #id(unit: Unit): string {
    return this.#scenario.units[unit]?.id ?? '';
  }

  #zoneId(zone: number): string {
    return this.#scenario.zones[zone]?.id ?? '';
  }

  #placeName(place: Place): string {
    return place >= ABOARD ? this.#id(place - ABOARD) : this.#zoneId(place);
  }
}
