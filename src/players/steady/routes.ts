// Ways over the map for a stack of a given pace: from every zone, the marching turns to the battery or to the craft,
// counted backwards from the goal. A field is worked out once and kept until the ground changes.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Link, MAX_ZONES, type Zone } from '../../rules/types.ts';
import { type Ground, resistance } from './ground.ts';
import type { RaidState } from './sight.ts';

export const FAR = 9999;
/** A zone from which the battery can be shot at but not stormed is worth going to, yet no goal in itself. */
const FIRE_POSITION = 7;

export interface Field {
  readonly march: Int16Array; // MP to the goal, with those a turn's end wastes
  readonly rank: Int16Array; // the same with what stands in the way: lower is better
  version: number;
}

export const Goal = { battery: 0, home: 1, line: 2 } as const;
/** No stack on foot has as many MP. */
export const MOST_PACE = 5;
const QUEUE = 1024;

export class Routes {
  readonly #fields: Field[] = [];
  readonly #queue = new Int16Array(QUEUE);
  readonly #waiting = new Int16Array(MAX_ZONES);
  #head = 0;
  #tail = 0;

  to(s: RaidState, ground: Ground, goal: number, pace: number): Field {
    const steps = Math.max(1, Math.min(MOST_PACE - 1, pace));
    const slot = goal * MOST_PACE + steps;
    let field = this.#fields[slot];
    if (field === undefined) {
      field = { march: new Int16Array(MAX_ZONES), rank: new Int16Array(MAX_ZONES), version: -1 };
      this.#fields[slot] = field;
    }
    if (field.version === ground.version) return field;
    field.version = ground.version;
    field.march.fill(FAR);
    field.rank.fill(FAR);
    if (goal === Goal.battery) this.#fromBattery(s, field);
    else if (goal === Goal.line)
      for (const zone of s.scenario.telephoneZones) {
        const extra = resistance(s.scenario, ground, zone);
        this.#start(field, zone, 0, Math.max(0, extra));
      }
    else this.#fromCraft(s.scenario, ground, field);
    this.#spread(s.scenario, ground, field, steps);
    return field;
  }

  #start(field: Field, zone: Zone, march: number, rank: number): void {
    field.march[zone] = march;
    field.rank[zone] = rank;
    this.#push(zone);
  }

  #push(zone: Zone): void {
    if (this.#waiting[zone] !== 0) return;
    this.#waiting[zone] = 1;
    this.#queue[this.#tail] = zone;
    this.#tail = (this.#tail + 1) % QUEUE;
  }

  #fromBattery(s: RaidState, field: Field): void {
    const sc = s.scenario;
    for (const battery of batteryZones(sc)) {
      this.#start(field, battery, 0, 0);
      for (let i = firstLink(sc, battery); i < endLink(sc, battery); i++) {
        if (sc.linkKind[i] === Link.fire)
          this.#start(field, sc.linkTo[i] as number, 3, FIRE_POSITION);
      }
    }
  }

  #fromCraft(sc: Scenario, ground: Ground, field: Field): void {
    for (let sea = 0; sea < sc.zones.length; sea++) {
      if (!isSea(sc, sea)) continue;
      for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
        if (sc.linkKind[i] !== Link.landing) continue;
        const cost = sc.linkCost[i] as number;
        this.#start(field, sc.linkTo[i] as number, cost, cost + (ground.shelled[sea] as number));
      }
    }
  }

  #spread(sc: Scenario, ground: Ground, field: Field, pace: number): void {
    while (this.#head !== this.#tail) {
      const zone = this.#queue[this.#head] as number;
      this.#head = (this.#head + 1) % QUEUE;
      this.#waiting[zone] = 0;
      this.#relax(sc, ground, field, zone, pace);
    }
  }

  #relax(sc: Scenario, ground: Ground, field: Field, zone: Zone, pace: number): void {
    const { rank, march } = field;
    const { linkKind, linkCost, linkTo } = sc;
    const before = march[zone] as number;
    let spent = before;
    let reach = rank[zone] as number;
    if (before !== 0) {
      const stops = ground.germans[zone] !== 0 || ground.hidden[zone] !== 0;
      if (stops) spent += (pace - (spent % pace)) % pace;
      reach += Math.max(0, resistance(sc, ground, zone) + spent - before);
    }
    const used = spent % pace;
    const end = sc.linkStart[zone + 1] as number;
    for (let i = sc.linkStart[zone] as number; i < end; i++) {
      if (linkKind[i] !== Link.land) continue;
      const cost = linkCost[i] as number;
      const waste = used !== 0 && used + cost > pace ? pace - used : 0;
      const next = linkTo[i] as number;
      if (reach + waste + cost >= (rank[next] as number)) continue;
      rank[next] = reach + waste + cost;
      march[next] = spent + waste + cost;
      this.#push(next);
    }
  }
}

const batteries = new WeakMap<Scenario, readonly Zone[]>();

/** Where the heavy guns stand. */
export function batteryZones(sc: Scenario): readonly Zone[] {
  const known = batteries.get(sc);
  if (known !== undefined) return known;
  const zones = [
    ...new Set(sc.units.flatMap((u, i) => (u.kind === 'gun' ? [sc.startZone[i] as number] : []))),
  ];
  batteries.set(sc, zones);
  return zones;
}

/** MP on foot from every zone to the nearest of some, with nothing in the way. */
export function distances(sc: Scenario, goals: readonly Zone[]): Int16Array {
  const distance = new Int16Array(MAX_ZONES).fill(FAR);
  const queue = [...goals];
  for (const goal of goals) distance[goal] = 0;
  for (const zone of queue) {
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const next = sc.linkTo[i] as number;
      const onFoot = sc.linkKind[i] === Link.land || sc.linkKind[i] === Link.landing;
      const reach = (distance[zone] as number) + (sc.linkCost[i] as number);
      if (!onFoot || isSea(sc, next) || reach >= (distance[next] as number)) continue;
      distance[next] = reach;
      queue.push(next);
    }
  }
  return distance;
}
