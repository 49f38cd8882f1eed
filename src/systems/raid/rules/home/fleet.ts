// The craft on the way home: where each lies and from when, how many levels it can still take, and which must sail to
// fetch whom (9.2a).

import { isSea } from '../graph.ts';
import { limitOf } from '../group.ts';
import { britishLevels } from '../stacks.ts';
import { Flag, G, get, has, kindOf, levelsOf, movesOf, placeOf, type RaidState } from '../state.ts';
import { ABOARD, Kind, type Levels, Link, type Unit, type Zone } from '../types.ts';
import { type Berth, shareBerths } from './berths.ts';
import { type Found, findWay } from './search.ts';
import { FOREVER, type Leg, Traffic, type Way } from './traffic.ts';

/** A craft that must sail, and when it is there. */
export interface Voyage {
  readonly craft: Unit;
  readonly sea: Zone;
  readonly turn: number;
  readonly legs: readonly Leg[];
}

interface Craft {
  readonly unit: Unit;
  readonly at: Zone;
  readonly since: number; // the turn in which it came
  readonly sails: number; // the first turn in which it may sail
  readonly free: Levels;
  readonly way: Way; // its last
}

/** What the craft off one beach can do for some men. */
export interface Offer {
  readonly fleet: Fleet; // with the craft they need on their way
  readonly berths: readonly Berth[];
  readonly seats: Levels;
  readonly whole: boolean; // all of them in one craft
  readonly turn: number; // when the last of these craft is there
}

export class Fleet {
  readonly #s: RaidState;
  readonly #traffic: Traffic;
  #craft: readonly Craft[];
  #voyages: readonly Voyage[];

  private constructor(
    s: RaidState,
    craft: readonly Craft[],
    traffic: Traffic,
    voyages: readonly Voyage[],
  ) {
    this.#s = s;
    this.#craft = craft;
    this.#traffic = traffic;
    this.#voyages = voyages;
  }

  static afloat(s: RaidState): Fleet {
    const craft: Craft[] = [];
    const traffic = new Traffic(s.scenario.craftLimit);
    for (let unit = 0; unit < s.scenario.britishCount; unit++) {
      const at = placeOf(s, unit);
      if (kindOf(s, unit) !== Kind.craft || at < 0 || !isSea(s.scenario, at)) continue;
      craft.push(lookAt(s, unit, at));
    }
    for (const { way } of craft) traffic.settle(way);
    return new Fleet(s, craft, traffic, []);
  }

  get voyages(): readonly Voyage[] {
    return this.#voyages;
  }

  /** Levels that can still come aboard, wherever the craft lie. */
  get seats(): Levels {
    return this.#craft.reduce((sum, { free }) => sum + free, 0);
  }

  /** Berths off a beach: on the craft that lie there, then on those that can come, the soonest first. */
  offer(sea: Zone, men: readonly Unit[], last: number): Offer {
    let best = this.#copy().#share(sea, men);
    const tried = new Set<Unit>();
    while (best.berths.length < men.length) {
      const fleet = best.fleet.#copy();
      const sent = fleet.#send(sea, last, tried);
      if (sent === null) break;
      tried.add(sent);
      const more = fleet.#share(sea, men);
      if (more.berths.length > best.berths.length) best = more;
    }
    return best;
  }

  /** Men go aboard in a turn; their craft may sail in the next. */
  board(berths: readonly Berth[], turn: number): void {
    for (const { unit, craft } of berths) {
      const levels = levelsOf(this.#s, unit);
      this.#change(craft, (c) => ({
        ...{ ...c, free: c.free - levels, sails: Math.max(c.sails, turn + 1) },
      }));
    }
  }

  #copy(): Fleet {
    return new Fleet(this.#s, this.#craft, this.#traffic.copy(), this.#voyages);
  }

  #change(unit: Unit, to: (craft: Craft) => Craft): void {
    this.#craft = this.#craft.map((c) => (c.unit === unit ? to(c) : c));
  }

  #share(sea: Zone, men: readonly Unit[]): Offer {
    const there = this.#craft.filter(({ at }) => at === sea).sort((a, b) => a.since - b.since);
    const { berths, seats } = shareBerths(this.#s, men, there);
    const used = there.filter(({ unit }) => berths.some(({ craft }) => craft === unit));
    const turn = Math.max(get(this.#s, G.turn) - 1, ...used.map(({ since }) => since));
    const whole = used.length === 1 && berths.length === men.length;
    return { fleet: this, berths, seats, whole, turn };
  }

  /** Sends the craft that can be there soonest; a full one makes room for it. */
  #send(sea: Zone, last: number, tried: ReadonlySet<Unit>): Unit | null {
    const sent = this.#sendSoonest(sea, last, tried);
    if (sent !== null || !this.#makeRoom(sea, last)) return sent;
    return this.#sendSoonest(sea, last, tried);
  }

  #sendSoonest(sea: Zone, last: number, tried: ReadonlySet<Unit>): Unit | null {
    let best: Craft | null = null;
    let soonest: Found | null = null;
    const empty = this.#craft.every(({ at }) => at !== sea); // an officer alone needs no seat, but a craft
    for (const craft of this.#craft) {
      if (craft.at === sea || tried.has(craft.unit) || (craft.free === 0 && !empty)) continue;
      const found = this.#wayTo(craft, (zone) => zone === sea, last);
      if (found === null || (soonest !== null && found.turn >= soonest.turn)) continue;
      best = craft;
      soonest = found;
    }
    if (best === null || soonest === null) return null;
    this.#sail(best, soonest);
    return best.unit;
  }

  /** 1.2 A craft without a seat left goes off to any other sea zone. */
  #makeRoom(sea: Zone, last: number): boolean {
    for (const craft of this.#craft) {
      if (craft.at !== sea || craft.free > 0) continue;
      const found = this.#wayTo(craft, (zone) => zone !== sea, last);
      if (found === null) continue;
      this.#sail(craft, found);
      return true;
    }
    return false;
  }

  #wayTo(craft: Craft, isGoal: (zone: Zone) => boolean, last: number): Found | null {
    const s = this.#s;
    const { levels } = craft.way;
    const mayRest = (zone: Zone, turn: number): boolean =>
      zone === craft.at || this.#traffic.mayRest(zone, turn, levels);
    return findWay({
      ...{ scenario: s.scenario, from: craft.at, turn: craft.sails, last, link: Link.sea },
      pace: () => movesOf(s, craft.unit),
      moves: () => true,
      entry: () => 'open',
      hasRoom: () => true,
      mayRest,
      arrives: (zone, turn) => isGoal(zone) && mayRest(zone, turn),
    });
  }

  #sail(craft: Craft, { turn, legs }: Found): void {
    const { unit, at: from, way: before } = craft;
    const starts = legs[0]?.turn ?? turn;
    const at = legs.at(-1)?.zones.at(-1) ?? from;
    const way: Way = { from, levels: before.levels, legs, starts, ends: FOREVER };
    this.#traffic.cut(before, starts);
    this.#traffic.settle(way);
    this.#change(unit, (c) => ({ ...c, at, since: turn, sails: turn + 1, way }));
    this.#voyages = [...this.#voyages, { craft: unit, sea: at, turn, legs }];
  }
}

function lookAt(s: RaidState, unit: Unit, at: Zone): Craft {
  const turn = get(s, G.turn);
  const hold = ABOARD + unit;
  const acted = has(s, unit, Flag.done) || (has(s, unit, Flag.member) && get(s, G.done) !== 0);
  const way: Way = { from: at, levels: levelsOf(s, unit), legs: [], starts: turn, ends: FOREVER };
  const free = limitOf(s, hold) - britishLevels(s, hold);
  return { unit, at, since: turn - 1, sails: acted ? turn + 1 : turn, free, way };
}
