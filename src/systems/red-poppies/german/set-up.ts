// S Where everybody lies before the first turn. It hangs on the battle, the level and one die alone, so it can be told
// afterwards with all its reasons.

import { type Filter, keepHighest, keepLowest } from '../../../engine/filters.ts';
import type { Action } from '../../../engine/system.ts';
import * as A from '../rules/actions.ts';
import type { Why } from '../rules/events.ts';
import { apartOf, type Field, type SetUp } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import { cite } from '../rules/rule.ts';
import { line } from '../rules/sight.ts';
import { G, get, has, is, Mark, type State } from '../rules/state.ts';
import { type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { own } from './figures.ts';
import { Inquiry } from './inquiry.ts';

/** S The plans that the die picks from. */
const PLANS = ['forward', 'forward', 'depth', 'depth', 'mixed', 'mixed'] as const;
export type Plan = (typeof PLANS)[number];
export const planOf = (s: State): Plan => PLANS[get(s, G.plan) - 1] ?? 'mixed';

/** Where a unit was put, and why. */
export interface Post {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly why: Why;
}

/** Whole set-ups, kept by battle, level and die. */
const setUps = new WeakMap<Field, Map<number, readonly Post[]>>();
const LIST: Action[] = [];

/** S Where the unit that is asked about goes; all begin dispersed. */
export function placeUnit(inquiry: Inquiry): Action {
  const { s } = inquiry;
  const unit = get(s, G.lead);
  const post = postsOf(s).find((one) => one.unit === unit);
  inquiry.because(post?.why.heading ?? 'S4', post?.why.figures);
  const wanted = A.act(A.Do['place-dispersed'], unit, post?.hex ?? 0);
  legal(s, LIST);
  return LIST.includes(wanted) ? wanted : (LIST[LIST.length - 1] as Action);
}

/** S The whole set-up of the automaton, unit by unit in the order in which it was thought out. */
export function postsOf(s: State): readonly Post[] {
  const known = setUps.get(s.scenario) ?? new Map<number, readonly Post[]>();
  setUps.set(s.scenario, known);
  const key = get(s, G.level) * 8 + get(s, G.plan);
  const found = known.get(key) ?? layDown(s, planOf(s));
  known.set(key, found);
  return found;
}

function layDown(s: State, plan: Plan): readonly Post[] {
  const setUp = s.scenario.setUp.find(({ side }) => side === own(s));
  if (setUp === undefined) return [];
  const lines = new Lines(s, setUp);
  bindUnits(lines);
  for (const gun of lines.guns) if (!lines.isPut(gun)) gunPost(lines, gun, plan);
  const behind = plan === 'depth' ? 3 : 2;
  for (const [place, unit] of lines.companies.entries()) {
    if (lines.isPut(unit)) continue;
    if (place < lines.companies.length - behind) frontPost(lines, unit);
    else supportPost(lines, unit);
  }
  for (const unit of lines.here) if (!lines.isPut(unit)) supportPost(lines, unit);
  return lines.posts;
}

/** Who lies where so far. */
class Lines {
  readonly s: State;
  readonly setUp: SetUp;
  readonly here: readonly UnitId[];
  readonly guns: readonly UnitId[];
  readonly companies: readonly UnitId[];
  readonly posts: Post[] = [];
  readonly behind: UnitId[] = []; // S3 those put so far
  readonly #at: HexId[];

  constructor(s: State, setUp: SetUp) {
    this.s = s;
    this.setUp = setUp;
    this.#at = s.scenario.units.map(() => NONE);
    this.here = setUp.units.filter((unit) => has(s, unit, Mark.here));
    this.guns = this.here.filter((unit) => is(s, unit, Is.mg));
    this.companies = this.here.filter((unit) => is(s, unit, Is.infantry));
  }

  at(unit: UnitId): HexId {
    return this.#at[unit] as HexId;
  }
  isPut(unit: UnitId): boolean {
    return this.at(unit) !== NONE;
  }
  put(unit: UnitId, hex: HexId, why: Why): void {
    this.#at[unit] = hex;
    this.posts.push({ unit, hex, why });
  }
  hasRoom(hex: HexId): boolean {
    const isClosed = this.setUp.must.some((must) => must.only && must.hex === hex);
    const count = this.#at.filter((one) => one === hex).length;
    return this.setUp.zone.includes(hex) && count < MOST_IN_HEX && !isClosed;
  }
  /** Steps to the nearest of some, at most so many. */
  away(hex: HexId, from: readonly UnitId[], most: number): number {
    let nearest = most;
    for (const unit of from)
      if (this.isPut(unit))
        nearest = Math.min(nearest, apartOf(this.s.scenario, hex, this.at(unit)));
    return nearest;
  }
}

const LOWEST = keepLowest<State>('order', cite('S4'), (_, hex) => hex);

/** Goes through the candidates and puts the unit where the filters leave it. */
function settle(
  lines: Lines,
  unit: UnitId,
  id: string,
  candidates: readonly HexId[],
  filters: ReadonlyArray<Filter<State>>,
  figures: (hex: HexId) => Record<string, number> = () => ({}),
): void {
  const inquiry = new Inquiry(lines.s, true);
  for (const hex of candidates) inquiry.keep(hex);
  const hex = inquiry.choose('post', id, [...filters, LOWEST]);
  inquiry.because(id, { unit, hex, ...figures(hex) });
  lines.put(unit, hex, inquiry.why());
}

/** S0 Orders are orders: the lowest of the kind go to the hex that the scenario binds. */
function bindUnits(lines: Lines): void {
  const { s, setUp } = lines;
  for (const { hex, counter, count } of setUp.must) {
    const free = lines.here.filter(
      (unit) => s.scenario.counter[unit] === counter && !lines.isPut(unit),
    );
    for (const unit of free.slice(0, count)) settle(lines, unit, 'S0', [hex], []);
  }
}

/** S1 By field of fire: no man's land that no other gun covers counts most; and what the plan adds. */
function gunPost(lines: Lines, gun: UnitId, plan: Plan): void {
  const { s, guns } = lines;
  const { front, support } = s.scenario.zones;
  const open = [...front, ...support].filter((hex) => lines.hasRoom(hex));
  const apart =
    [2, 1, 0].find((least) => open.some((hex) => lines.away(hex, guns, 9) >= least)) ?? 0;
  const candidates = open.filter((hex) => lines.away(hex, guns, 9) >= apart);
  const first = plan === 'forward' ? 25 : 0;
  const second = plan === 'depth' ? 60 : 5;
  const field = keepHighest<State>('field of fire', cite('S1'), (_, hex) => {
    const line = front.includes(hex) ? first : support.includes(hex) ? second : 0;
    return fieldOf(lines, hex) * 10 + line;
  });
  const others = guns.filter((one) => one !== gun);
  settle(lines, gun, 'S1', candidates, [field], (hex) => ({ sees: aloneFrom(lines, hex, others) }));
}

/** S1 Three for what nobody covers yet, two for what one gun does. */
function fieldOf(lines: Lines, hex: HexId): number {
  let sum = 0;
  for (const ground of lines.s.scenario.zones.noMansLand) {
    if (!covers(lines.s, hex, ground)) continue;
    const others = coveredBy(lines, ground, lines.guns);
    sum += others === 0 ? 3 : others === 1 ? 2 : 0;
  }
  return sum;
}

const coveredBy = (lines: Lines, ground: HexId, guns: readonly UnitId[]): number =>
  guns.filter((gun) => lines.isPut(gun) && covers(lines.s, lines.at(gun), ground)).length;

const aloneFrom = (lines: Lines, hex: HexId, others: readonly UnitId[]): number =>
  lines.s.scenario.zones.noMansLand.filter(
    (ground) => covers(lines.s, hex, ground) && coveredBy(lines, ground, others) === 0,
  ).length;

/** S1 Within four hexes and in sight. */
const covers = (s: State, hex: HexId, ground: HexId): boolean =>
  apartOf(s.scenario, hex, ground) <= 4 && line(s, hex, ground) >= 0;

/** S2 As far as can be from other companies, then from guns: thin, but nowhere empty for long. */
function frontPost(lines: Lines, unit: UnitId): void {
  const { companies, guns } = lines;
  const open = lines.s.scenario.zones.front.filter((hex) => lines.hasRoom(hex));
  const empty = open.filter((hex) => companies.every((one) => lines.at(one) !== hex));
  const candidates = empty.length > 0 ? empty : open.length > 0 ? open : anywhere(lines);
  settle(lines, unit, 'S2', candidates, [
    keepHighest('from companies', cite('S2'), (_, hex) => lines.away(hex, companies, 3)),
    keepHighest('from guns', cite('S2'), (_, hex) => lines.away(hex, guns, 2)),
  ]);
}

/** S3 Behind, away from each other, then near what must be held: the counter-thrust. */
function supportPost(lines: Lines, unit: UnitId): void {
  const { s, setUp, behind } = lines;
  const dearest = [...s.scenario.objectives].sort((a, b) => b.vp - a.vp || a.hex - b.hex)[0];
  const heart = setUp.must[0]?.hex ?? dearest?.hex ?? NONE;
  const open = s.scenario.zones.support.filter((hex) => lines.hasRoom(hex));
  settle(lines, unit, 'S3', open.length > 0 ? open : anywhere(lines), [
    keepHighest('from companies', cite('S3'), (_, hex) => lines.away(hex, behind, 3)),
    keepLowest('distance', cite('S3'), (_, hex) =>
      heart === NONE ? 0 : apartOf(s.scenario, hex, heart),
    ),
  ]);
  behind.push(unit);
}

/** S4 */
const anywhere = (lines: Lines): readonly HexId[] =>
  lines.setUp.zone.filter((hex) => lines.hasRoom(hex));
