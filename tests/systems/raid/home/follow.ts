// The way home, walked: the orders that a plan comes to, given to the real rules on a map without Germans.

import { copy } from '../../../../src/engine/position.ts';
import type { Rolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { act, Do, formatAction } from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { members } from '../../../../src/systems/raid/rules/group.ts';
import type { Homeward, WayHome } from '../../../../src/systems/raid/rules/home/way-home.ts';
import { liftGerman } from '../../../../src/systems/raid/rules/stacks.ts';
import {
  Flag,
  G,
  get,
  has,
  Off,
  placeOf,
  type RaidState,
  Stage,
  set,
  setPlace,
  setSteps,
} from '../../../../src/systems/raid/rules/state.ts';
import { ABOARD, type Unit, type Zone } from '../../../../src/systems/raid/rules/types.ts';

/** Nothing wakes. */
export const QUIET: Rolls = { d6: () => 1, d10: () => 9, draw: () => 0 };

/** The same position with no German on the map or to come; what lies face down stays there. */
export function withoutGermans(state: RaidState): RaidState {
  const s = copy(state);
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    if (placeOf(s, u) >= 0) liftGerman(s, u);
    if (placeOf(s, u) === Off.prisoner) continue;
    setPlace(s, u, Off.lost);
    setSteps(s, u, 0);
  }
  set(s, G.alarm, Math.min(get(s, G.alarm), s.scenario.alarmMax - 1));
  return s;
}

export const isAboard = (s: RaidState, unit: Unit): boolean =>
  placeOf(s, unit) >= ABOARD && has(s, unit, Flag.back);

export class Follower {
  s: RaidState;
  readonly #plan: WayHome;

  constructor(state: RaidState, plan: WayHome) {
    this.s = state;
    this.#plan = plan;
  }

  /** Carries the plan out; the turn in which each counter came aboard. */
  follow(): Map<Unit, number> {
    const aboard = new Map<Unit, number>();
    this.#finishActing();
    while (get(this.s, G.stage) !== Stage.over) {
      const turn = get(this.s, G.turn);
      for (const { craft, legs } of this.#plan.voyages)
        this.#leg(placeOf(this.s, craft), [craft], legs, turn, Do.sail);
      for (const stack of this.#plan.stacks) this.#march(stack, turn);
      for (const { units } of this.#plan.stacks) {
        for (const u of units) if (isAboard(this.s, u) && !aboard.has(u)) aboard.set(u, turn);
      }
      if (get(this.s, G.stage) !== Stage.over) this.#do(act(Do.end));
    }
    return aboard;
  }

  /** 6.2 Whoever has begun goes on before anybody else. */
  #finishActing(): void {
    if (get(this.s, G.stage) === Stage.choose) return;
    if (get(this.s, G.stage) === Stage.wire) this.#do(act(Do.stop));
    const acting = members(this.s);
    const turn = get(this.s, G.turn);
    const own = this.#plan.stacks.find(({ units }) => units.some((u) => acting.includes(u)));
    if (own !== undefined) this.#march(own, turn);
    if (get(this.s, G.stage) === Stage.act) this.#do(act(Do.done));
  }

  #march(stack: Homeward, turn: number): void {
    if (stack.verdict === 'late' || stack.verdict === 'barred' || stack.beach < 0) return;
    if (stack.berths.length === 0) return;
    const units = stack.berths.map(({ unit }) => unit);
    const [first] = units;
    if (first === undefined || stack.berths.some(({ unit }) => isAboard(this.s, unit))) return;
    const at = placeOf(this.s, first);
    const marches = stack.legs.some((leg) => leg.turn === turn);
    if (!marches && turn !== stack.turn) return;
    if (has(this.s, first, Flag.done)) return; // it has gone as far as it could before its turn came
    this.#take(at, units);
    this.#walk(stack.legs, turn, Do.step);
    if (turn === stack.turn) this.#embark(stack);
    if (get(this.s, G.stage) === Stage.act) this.#do(act(Do.done));
  }

  #leg(at: Zone, units: readonly Unit[], legs: Homeward['legs'], turn: number, kind: number): void {
    if (!legs.some((leg) => leg.turn === turn)) return;
    this.#take(at, units);
    this.#walk(legs, turn, kind);
    this.#do(act(Do.done));
  }

  #take(at: Zone, units: readonly Unit[]): void {
    if (get(this.s, G.stage) === Stage.choose) this.#do(act(Do.take, at));
    for (const u of members(this.s)) if (!units.includes(u)) this.#do(act(Do.leave, u));
  }

  #walk(legs: Homeward['legs'], turn: number, kind: number): void {
    for (const zone of legs.find((leg) => leg.turn === turn)?.zones ?? []) {
      this.#do(act(kind, zone));
      if (get(this.s, G.stage) === Stage.wire) this.#do(act(Do.stop));
    }
  }

  #embark({ berths }: Homeward): void {
    const whole = new Set(berths.map(({ craft }) => craft)).size === 1;
    for (const { unit, craft } of berths) {
      if (isAboard(this.s, unit)) continue;
      const alone = whole || members(this.s).length === 1;
      this.#do(alone ? act(Do.embark, craft) : act(Do.embarkOne, unit, craft));
    }
  }

  #do(action: Action): void {
    const done = apply(this.s, action, QUIET);
    if (!done.ok) {
      const turn = get(this.s, G.turn);
      throw new Error(`turn ${turn}: ${formatAction(this.s.scenario, action)}: ${done.reason}`);
    }
    this.s = done.state;
  }
}
