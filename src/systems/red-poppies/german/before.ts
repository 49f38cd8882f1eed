// P, W, E4 Which hexes the guns have registered, which gap to give, where placed reinforcements come.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import type { Why } from '../rules/events.ts';
import { apartOf } from '../rules/field.ts';
import { legal, mustLay } from '../rules/legal.ts';
import { cite } from '../rules/rule.ts';
import { line } from '../rules/sight.ts';
import { G, get, hexOf, is, isOnMap, type State } from '../rules/state.ts';
import { type BatteryId, type HexId, Is, NONE } from '../rules/types.ts';
import { isOurs, own, pointsAt } from './figures.ts';
import { Inquiry, type Sieve } from './inquiry.ts';
import { reinforcedAt } from './set-up.ts';

const LIST: Action[] = [];

const BEST_HEX: Sieve = [
  keepHighest('doors', cite('P1'), doors),
  keepHighest('crowd', cite('P2'), crowd),
  keepLowest('order', cite('P3'), (_, hex) => hex),
];

/** P The hex that the battery which is asked for has registered. */
export function registerHex(inquiry: Inquiry): Action {
  const { s } = inquiry;
  const battery = get(s, G.at);
  const found = registered(s).find((one) => one.battery === battery);
  inquiry.because('P1', found?.why.figures);
  return A.act(A.Do.register, battery, found?.hex ?? 0);
}

export interface Registered {
  readonly battery: BatteryId;
  readonly hex: HexId;
  readonly why: Why;
}

/** P Those of the highest fire power first; none beside another while that can be. */
export function registered(s: State): Registered[] {
  const { batteries, zones } = s.scenario;
  const level = s.scenario.levels[get(s, G.level)]?.id ?? '';
  const mine = batteries
    .map((info, battery) => ({ info, battery }))
    .filter(({ info }) => info.side === own(s) && info.registers && info.levels.includes(level))
    .sort((a, b) => b.info.fp - a.info.fp || a.battery - b.battery);
  const found: Registered[] = [];
  for (const { battery } of mine) {
    const inquiry = new Inquiry(s, true);
    const free = zones.noMansLand.filter((hex) => found.every((one) => one.hex !== hex));
    const apart = free.filter((hex) => found.every((one) => apartOf(s.scenario, hex, one.hex) > 1));
    for (const hex of apart.length > 0 ? apart : free) inquiry.keep(hex);
    const hex = inquiry.choose('registered', 'P1', BEST_HEX);
    inquiry.because('P1', { battery, hex, doors: doors(s, hex), crowd: crowd(s, hex) });
    found.push({ battery, hex, why: inquiry.why() });
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
function crowd(s: State, hex: HexId): number {
  return (s.scenario.setUp.find(({ side }) => side !== own(s))?.zone ?? []).filter(
    (zone) => apartOf(s.scenario, hex, zone) <= 2,
  ).length;
}

const FAR_AND_COVERED: Sieve = [
  keepHighest('far and covered', cite('W1'), (s, action) => doorWorth(s, A.whereOf(action))),
  keepLowest('order', cite('W2'), (_, action) => A.whereOf(action)),
];

/** W A door nobody wants, where it must be given; where it is theirs to lay, the one they would go through. */
export function layGap(inquiry: Inquiry): Action {
  const { s } = inquiry;
  for (const action of legal(s, LIST)) {
    if (A.kindOf(action) === A.Do.gap) inquiry.keep(action);
  }
  const id = mustLay(s) ? 'W1' : 'W3';
  const chosen = inquiry.choose('gap', id, mustLay(s) ? FAR_AND_COVERED : ON_THE_WAY);
  inquiry.because(id, { wire: A.whereOf(chosen) });
  return chosen;
}

const ON_THE_WAY: Sieve = [
  keepLowest('way to take', cite('W3'), (s, action) => wayThrough(s, A.whereOf(action))),
  keepLowest('order', cite('W2'), (_, action) => A.whereOf(action)),
];

/** W3 From our nearest company through the hexside to the nearest hex that is to be taken. */
function wayThrough(s: State, wire: number): number {
  const { a, b } = s.scenario.wires[wire] as { readonly a: HexId; readonly b: HexId };
  const goals = s.scenario.attack?.aims ?? s.scenario.objectives.map(({ hex }) => hex);
  const companies = s.scenario.units.flatMap((_, unit) =>
    isOurs(s, unit) && isOnMap(s, unit) && is(s, unit, Is.infantry) ? [hexOf(s, unit)] : [],
  );
  const nearest = (hexes: readonly HexId[]): number =>
    hexes.reduce(
      (least, hex) => Math.min(least, apartOf(s.scenario, hex, a), apartOf(s.scenario, hex, b)),
      99,
    );
  return nearest(goals) + nearest(companies);
}

const BEST_MINE: Sieve = [
  keepHighest('aim', cite('P4'), (s, hex) => (s.scenario.attack?.aims.includes(hex) ? 1 : 0)),
  keepHighest('trench', cite('P4'), (s, hex) =>
    s.scenario.dugBy[hex] === s.scenario.human ? 1 : 0,
  ),
  keepHighest('points', cite('P4'), pointsAt),
  keepLowest('order', cite('P3'), (_, hex) => hex),
];

/** P4 Where the scenario leaves a mine of theirs open: under what is to be taken. */
export function layMine(inquiry: Inquiry): Action {
  const { s } = inquiry;
  for (let hex = 0; hex < s.scenario.hexes.length; hex++) inquiry.keep(hex);
  const hex = inquiry.choose('mine', 'P4', BEST_MINE);
  inquiry.because('P4');
  return A.act(A.Do.mine, 0, hex);
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
  const { s } = inquiry;
  const puts = legal(s, LIST).filter((action) => A.kindOf(action) === A.Do.put);
  const unit = A.whoOf(puts[0] as Action);
  const { hex, figures, traces } = reinforcedAt(s, unit, puts.map(A.whereOf));
  inquiry.traces?.push(...traces);
  inquiry.because('E4', figures);
  return A.act(A.Do.put, unit, hex);
}
