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
import { G, get, has, hexOf, is, isOnMap, Mark, type State } from '../rules/state.ts';
import { type HexId, Is, MOST_IN_HEX, NONE, type UnitId } from '../rules/types.ts';
import { isOurs, own, pointsAt } from './figures.ts';
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
  readonly formed: boolean; // S5
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
  const face = post?.formed === true ? A.Do.place : A.Do['place-dispersed'];
  const wanted = A.act(face, unit, post?.hex ?? 0);
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
    if (s.scenario.attack !== null) attackPost(lines, unit, s.scenario.attack.aims);
    else if (place < lines.companies.length - behind) frontPost(lines, unit);
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
  readonly stands: boolean; // S5 companies begin formed
  readonly #at: HexId[];

  constructor(s: State, setUp: SetUp) {
    this.s = s;
    this.setUp = setUp;
    const { attack, bombardment } = s.scenario;
    this.stands = attack !== null && (bombardment === null || bombardment.side === own(s));
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
    const formed = this.stands && is(this.s, unit, Is.infantry);
    this.posts.push({ unit, hex, why, formed });
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
  const trenches = open.filter((hex) => lines.away(hex, guns, 9) >= apart);
  const candidates = trenches.length > 0 ? trenches : anywhere(lines);
  const first = plan === 'forward' ? 25 : 0;
  const second = plan === 'depth' ? 60 : 5;
  const field = keepHighest<State>('field of fire', cite('S1'), (_, hex) => {
    const line = front.includes(hex) ? first : support.includes(hex) ? second : 0;
    return fieldOf(lines, hex) * 10 + line;
  });
  const others = guns.filter((one) => one !== gun);
  settle(lines, gun, 'S1', candidates, [field], (hex) => ({ sees: aloneFrom(lines, hex, others) }));
}

/** S1 What a gun there would see that others do not. */
const fieldOf = (lines: Lines, hex: HexId): number =>
  openFieldOf(
    lines.s,
    hex,
    lines.guns.flatMap((gun) => (lines.isPut(gun) ? [lines.at(gun)] : [])),
  );

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

/** S5 For an attack: front hexes with room, side by side, nearest the first of what must be taken. */
function attackPost(lines: Lines, unit: UnitId, aims: readonly HexId[]): void {
  const { s, companies } = lines;
  const first = [...aims].sort((a, b) => pointsAt(s, b) - pointsAt(s, a) || a - b)[0];
  const open = s.scenario.zones.front.filter((hex) => lines.hasRoom(hex));
  settle(lines, unit, 'S5', open.length > 0 ? open : anywhere(lines), [
    keepLowest('beside companies', cite('S5'), (_, hex) => lines.away(hex, companies, 3)),
    keepLowest('distance', cite('S5'), (_, hex) =>
      first === undefined ? 0 : apartOf(s.scenario, hex, first),
    ),
  ]);
}

/** E4, S1 to S4 Where a placed reinforcement goes, of the hexes that have room: guns by their field, others apart. */
export function reinforcedAt(
  s: State,
  unit: UnitId,
  hexes: readonly HexId[],
): Why & { readonly hex: HexId } {
  const inquiry = new Inquiry(s, true);
  for (const hex of hexes) inquiry.keep(hex);
  const isGun = is(s, unit, Is.mg);
  const rule = isGun ? 'S1' : 'S3';
  const like = s.scenario.units.flatMap((_, one) =>
    one !== unit && isOurs(s, one) && isOnMap(s, one) && is(s, one, Is.mg) === isGun
      ? [hexOf(s, one)]
      : [],
  );
  const field = keepHighest<State>('field of fire', cite('S1'), (_, hex) =>
    openFieldOf(s, hex, like),
  );
  const apart = keepHighest<State>(isGun ? 'from guns' : 'from companies', cite(rule), (_, hex) =>
    like.reduce((nearest, at) => Math.min(nearest, apartOf(s.scenario, hex, at)), isGun ? 2 : 3),
  );
  const hex = inquiry.choose('post', 'E4', isGun ? [apart, field, LOWEST] : [apart, LOWEST]);
  inquiry.because('E4', { unit, hex });
  return { ...inquiry.why(), hex };
}

/** S1 Three for ground that no gun covers yet, two for what one does. */
function openFieldOf(s: State, hex: HexId, guns: readonly HexId[]): number {
  return s.scenario.zones.noMansLand.reduce((sum, ground) => {
    if (!covers(s, hex, ground)) return sum;
    const others = guns.filter((gun) => covers(s, gun, ground)).length;
    return sum + (others === 0 ? 3 : others === 1 ? 2 : 0);
  }, 0);
}

/** S4 */
const anywhere = (lines: Lines): readonly HexId[] =>
  lines.setUp.zone.filter((hex) => lines.hasRoom(hex));
