// Who is where at the end of each turn to come, so that no two stacks are promised the same room (1.2). Stacks act in
// the order in which their ways were settled; whoever has none yet is taken to stay.

import { type Levels, NONE, type Zone } from '../types.ts';

/** A turn that never comes. */
export const FOREVER = 999;

/** One turn of a way: the zones entered, in order. */
export interface Leg {
  readonly turn: number;
  readonly zones: readonly Zone[];
  readonly room: readonly Zone[]; // zones of these in which there must be room for the stack
}

/** A settled way. */
export interface Way {
  readonly from: Zone;
  readonly levels: Levels;
  readonly legs: readonly Leg[];
  readonly starts: number; // turn from which it counts
  readonly ends: number; // turn in which it has left: gone aboard, or sailed on
}

export class Traffic {
  readonly #limit: Levels;
  readonly #still: Map<Zone, Levels>;
  #ways: readonly Way[];

  constructor(limit: Levels, ways: readonly Way[] = [], still = new Map<Zone, Levels>()) {
    this.#limit = limit;
    this.#ways = ways;
    this.#still = still;
  }

  /** The same ways, to try others on. */
  copy(): Traffic {
    return new Traffic(this.#limit, this.#ways, new Map(this.#still));
  }

  /** Somebody stays, until he goes (with fewer than no levels). */
  stay(zone: Zone, levels: Levels): void {
    this.#still.set(zone, (this.#still.get(zone) ?? 0) + levels);
  }

  settle(way: Way): void {
    this.#ways = [...this.#ways, way];
  }

  /** A settled way ends sooner: another goes on from there. */
  cut(way: Way, ends: number): void {
    this.#ways = this.#ways.map((w) => (w === way ? { ...w, ends } : w));
  }

  /** 2.2b Whether a stack that comes into a zone in a turn, after all settled ones, finds room. */
  hasRoom(zone: Zone, turn: number, levels: Levels): boolean {
    let there = levels + (this.#still.get(zone) ?? 0);
    for (const way of this.#ways) if (zoneAt(way, turn) === zone) there += way.levels;
    return there <= this.#limit;
  }

  /** Whether it may also spend the night there and bar nobody's way who acts before it in the next turn. */
  mayRest(zone: Zone, turn: number, levels: Levels): boolean {
    const others = levels + (this.#still.get(zone) ?? 0);
    return this.hasRoom(zone, turn, levels) && others + this.#most(zone, turn + 1) <= this.#limit;
  }

  /** The most levels of settled stacks that are in a zone at any moment of a turn. */
  #most(zone: Zone, turn: number): Levels {
    let there = 0;
    for (const way of this.#ways) if (zoneAt(way, turn - 1) === zone) there += way.levels;
    let most = there;
    for (const way of this.#ways) {
      const was = zoneAt(way, turn - 1) === zone;
      const leg = way.legs.find((l) => l.turn === turn);
      const comes = !was && leg !== undefined && leg.room.includes(zone);
      if (comes) there += way.levels;
      most = Math.max(most, there);
      if ((was || comes) && zoneAt(way, turn) !== zone) there -= way.levels;
    }
    return most;
  }
}

/** Where a settled way is at the end of a turn, or NONE. */
function zoneAt(way: Way, turn: number): Zone {
  if (turn < way.starts || turn >= way.ends) return NONE;
  let zone = way.from;
  for (const leg of way.legs) if (leg.turn <= turn) zone = leg.zones[leg.zones.length - 1] ?? zone;
  return zone;
}
