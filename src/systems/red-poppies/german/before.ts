// S, P, W Before the first turn: where everybody lies, which hexes the guns have registered, which gap to give.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import { apartOf, type Field, type SetUp } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import { cite } from '../rules/rule.ts';
import { line } from '../rules/sight.ts';
import { G, get, has, hexOf, is, isOnMap, Mark, type State } from '../rules/state.ts';
import { type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { isOurs, own } from './figures.ts';
import type { Inquiry, Sieve } from './inquiry.ts';

const LIST: Action[] = [];

/** S The plans that the die picks from. */
const PLANS = ['forward', 'forward', 'depth', 'depth', 'mixed', 'mixed'] as const;
type Plan = (typeof PLANS)[number];

/** Whole set-ups, kept by battle, level and die: they hang on nothing else. */
const setUps = new WeakMap<Field, Map<number, readonly HexId[]>>();

/** S Where the unit that is asked about goes; all begin dispersed. */
export function placeUnit(inquiry: Inquiry): Action {
  const { s } = inquiry;
  const unit = get(s, G.lead);
  const hex = setUpFor(s)[unit] as HexId;
  inquiry.because('S1', { unit, hex });
  const wanted = A.act(A.Do['place-dispersed'], unit, hex);
  legal(s, LIST);
  return LIST.includes(wanted) ? wanted : (LIST[LIST.length - 1] as Action);
}

function setUpFor(s: State): readonly HexId[] {
  const known = setUps.get(s.scenario) ?? new Map<number, readonly HexId[]>();
  setUps.set(s.scenario, known);
  const key = get(s, G.level) * 8 + get(s, G.plan);
  const found = known.get(key) ?? layDown(s, PLANS[get(s, G.plan) - 1] ?? 'mixed');
  known.set(key, found);
  return found;
}

/** Who lies where so far. */
class Lines {
  readonly at: HexId[];
  readonly s: State;
  readonly setUp: SetUp;

  constructor(s: State, setUp: SetUp) {
    this.s = s;
    this.setUp = setUp;
    this.at = s.scenario.units.map(() => NONE);
  }
  count(hex: HexId): number {
    return this.at.filter((one) => one === hex).length;
  }
  closed(hex: HexId): boolean {
    return this.setUp.must.some((must) => must.only && must.hex === hex);
  }
  hasRoom(hex: HexId): boolean {
    return this.setUp.zone.includes(hex) && this.count(hex) < MOST_IN_HEX && !this.closed(hex);
  }
  of(bits: number): UnitId[] {
    return this.setUp.units.filter(
      (unit) => has(this.s, unit, Mark.here) && is(this.s, unit, bits),
    );
  }
  /** Steps to the nearest of some, at most so many. */
  away(hex: HexId, from: readonly UnitId[], most: number): number {
    let nearest = most;
    for (const unit of from) {
      const at = this.at[unit] as number;
      if (at !== NONE) nearest = Math.min(nearest, apartOf(this.s.scenario, hex, at));
    }
    return nearest;
  }
}

function layDown(s: State, plan: Plan): readonly HexId[] {
  const setUp = s.scenario.setUp.find(({ side }) => side === own(s));
  if (setUp === undefined) return [];
  const lines = new Lines(s, setUp);
  bindUnits(lines);
  const guns = lines.of(Is.mg);
  for (const gun of guns) if (lines.at[gun] === NONE) lines.at[gun] = gunPost(lines, guns, plan);
  const companies = lines.of(Is.infantry);
  const behind = plan === 'depth' ? 3 : 2;
  for (const [place, unit] of companies.entries()) {
    if (lines.at[unit] !== NONE) continue;
    const forward = place < companies.length - behind;
    lines.at[unit] = forward ? frontPost(lines, companies, guns) : supportPost(lines, companies);
  }
  const rest = setUp.units.filter((unit) => has(s, unit, Mark.here) && lines.at[unit] === NONE);
  for (const unit of rest) lines.at[unit] = supportPost(lines, companies);
  return lines.at;
}

/** S0 Orders are orders: the lowest of the kind go to the hex that the scenario binds. */
function bindUnits(lines: Lines): void {
  const { s, setUp, at } = lines;
  for (const { hex, counter, count } of setUp.must) {
    const free = setUp.units.filter(
      (unit) =>
        has(s, unit, Mark.here) && s.scenario.counter[unit] === counter && at[unit] === NONE,
    );
    for (const unit of free.slice(0, count)) at[unit] = hex;
  }
}

const trenches = ({ s }: Lines): HexId[] => [
  ...s.scenario.zones.front,
  ...s.scenario.zones.support,
];
/** The one that ranks highest, then the lowest name. */
function best(hexes: readonly HexId[], rank: (hex: HexId) => number): HexId {
  let found = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (const hex of [...hexes].sort((a, b) => a - b)) {
    const value = rank(hex);
    if (value > most) [found, most] = [hex, value];
  }
  return found;
}

/** S1 By field of fire: no man's land that no other gun covers counts most. */
function gunPost(lines: Lines, guns: readonly UnitId[], plan: Plan): HexId {
  const { s } = lines;
  const { front, support } = s.scenario.zones;
  const open = trenches(lines).filter((hex) => lines.hasRoom(hex));
  const apart =
    [2, 1, 0].find((least) => open.some((hex) => lines.away(hex, guns, 9) >= least)) ?? 0;
  const candidates = open.filter((hex) => lines.away(hex, guns, 9) >= apart);
  const rank = (hex: HexId): number => {
    let sum = 0;
    for (const ground of s.scenario.zones.noMansLand) {
      if (!covers(s, hex, ground)) continue;
      const others = guns.filter((gun) => {
        const at = lines.at[gun] as number;
        return at !== NONE && covers(s, at, ground);
      }).length;
      sum += others === 0 ? 3 : others === 1 ? 2 : 0;
    }
    const first = plan === 'forward' && front.includes(hex) ? 25 : 0;
    const second = support.includes(hex) ? (plan === 'depth' ? 60 : 5) : 0;
    return sum * 10 + first + second;
  };
  return best(candidates, rank);
}

/** S1 Within four hexes and in sight. */
const covers = (s: State, hex: HexId, ground: HexId): boolean =>
  apartOf(s.scenario, hex, ground) <= 4 && line(s, hex, ground) >= 0;

/** S2 As far as can be from other companies, then from guns: thin, but nowhere empty for long. */
function frontPost(lines: Lines, companies: readonly UnitId[], guns: readonly UnitId[]): HexId {
  const { front } = lines.s.scenario.zones;
  const open = front.filter((hex) => lines.hasRoom(hex));
  const empty = open.filter((hex) => companies.every((unit) => lines.at[unit] !== hex));
  return best(
    empty.length > 0 ? empty : open.length > 0 ? open : anywhere(lines),
    (hex) => lines.away(hex, companies, 3) * 10 + lines.away(hex, guns, 2),
  );
}

/** S3 Behind, away from each other, then near what must be held: the counter-thrust. */
function supportPost(lines: Lines, companies: readonly UnitId[]): HexId {
  const { s, setUp } = lines;
  const heart =
    setUp.must[0]?.hex ??
    best(
      s.scenario.objectives.map(({ hex }) => hex),
      (hex) => s.scenario.objectives.find((one) => one.hex === hex)?.vp ?? 0,
    );
  const open = s.scenario.zones.support.filter((hex) => lines.hasRoom(hex));
  return best(
    open.length > 0 ? open : anywhere(lines),
    (hex) =>
      lines.away(hex, companies, 3) * 100 - (heart === NONE ? 0 : apartOf(s.scenario, hex, heart)),
  );
}

/** S4 */
const anywhere = (lines: Lines): readonly HexId[] =>
  lines.setUp.zone.filter((hex) => lines.hasRoom(hex));

/** P3 The hexes that batteries have registered, those of the highest fire power first. */
export function registerHex(inquiry: Inquiry): Action {
  const { s } = inquiry;
  const battery = get(s, G.at);
  const hex = registered(s)[battery] ?? (0 as HexId);
  inquiry.because('P1', { battery });
  return A.act(A.Do.register, battery, hex === NONE ? 0 : hex);
}

function registered(s: State): HexId[] {
  const { batteries, zones } = s.scenario;
  const level = s.scenario.levels[get(s, G.level)]?.id ?? '';
  const mine = batteries
    .map((info, battery) => ({ info, battery }))
    .filter(({ info }) => info.side === own(s) && info.registers && info.levels.includes(level))
    .sort((a, b) => b.info.fp - a.info.fp || a.battery - b.battery);
  const found: HexId[] = batteries.map(() => NONE);
  for (const { battery } of mine) {
    const taken = found.filter((hex) => hex !== NONE);
    const free = zones.noMansLand.filter((hex) => !taken.includes(hex));
    const apart = free.filter((hex) => taken.every((one) => apartOf(s.scenario, hex, one) > 1));
    found[battery] = best(
      apart.length > 0 ? apart : free,
      (hex) => doors(s, hex) * 100 + crowd(s, hex),
    );
  }
  return found;
}

/** P1 Objectives in our trenches next door. */
function doors(s: State, hex: HexId): number {
  let count = 0;
  for (let direction = 0; direction < 6; direction++) {
    const other = s.scenario.next[hex * 6 + direction] as number;
    const isGoal = s.scenario.objectives.some((one) => one.hex === other);
    if (other !== NONE && isGoal && s.scenario.dugBy[other] === own(s)) count++;
  }
  return count;
}

/** P2 Where many must come from. */
const crowd = (s: State, hex: HexId): number =>
  (s.scenario.setUp.find(({ side }) => side !== own(s))?.zone ?? []).filter(
    (zone) => apartOf(s.scenario, hex, zone) <= 2,
  ).length;

const FAR_AND_COVERED: Sieve = [
  keepHighest('far and covered', cite('W1'), (s, action) => doorWorth(s, A.whereOf(action))),
  keepLowest('order', cite('W2'), (_, action) => A.whereOf(action)),
];

/** W A door nobody wants: far from the enemy, under our guns. */
export function layGap(inquiry: Inquiry): Action {
  for (const action of legal(inquiry.s, LIST)) {
    if (A.kindOf(action) === A.Do.gap) inquiry.keep(action);
  }
  const chosen = inquiry.choose('gap', 'W1', FAR_AND_COVERED);
  inquiry.because('W1', { wire: A.whereOf(chosen) });
  return chosen;
}

function doorWorth(s: State, wire: number): number {
  const { a, b } = s.scenario.wires[wire] as { readonly a: HexId; readonly b: HexId };
  let nearest = 99;
  let guns = 0;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    const at = hexOf(s, unit);
    if (at === NONE) continue;
    if (!isOurs(s, unit))
      nearest = Math.min(nearest, apartOf(s.scenario, at, a), apartOf(s.scenario, at, b));
    else if (is(s, unit, Is.mg) && isOnMap(s, unit) && (line(s, at, a) >= 0 || line(s, at, b) >= 0))
      guns++;
  }
  return 10 * nearest + 5 * guns;
}

/** E4 Placed reinforcements come at once. */
export function putUnit(inquiry: Inquiry): Action {
  legal(inquiry.s, LIST);
  inquiry.because('E4', { unit: A.whoOf(LIST[0] as Action) });
  return LIST[0] as Action;
}
