// Ways over the map for a stack of a given pace: from every zone, the march to a goal, counted backwards from it.
// A field is worked out once and kept until the ground changes.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Link, MAX_ZONES, type Zone } from '../../rules/types.ts';
import { batteryOf, FAR } from './distances.ts';
import type { Ground } from './ground.ts';

export const Goal = { battery: 0, home: 1, line: 2 } as const;

export interface Field {
  readonly march: Int16Array; // MP to the goal, with those a turn's end wastes
  readonly rank: Int16Array; // the same with what stands in the way: lower is better
  version: number; // of the ground it was worked out for
}

const blankField = (): Field => ({
  march: new Int16Array(MAX_ZONES),
  rank: new Int16Array(MAX_ZONES),
  version: -1,
});

/** No stack on foot has as many MP. */
export const MOST_PACE = 5;
/** From where the battery can be shot at but not stormed: worth going to, yet no goal in itself. */
const FIRE_POSITION = { march: 3, rank: 7 } as const;
const QUEUE = 256; // more than there are zones

export class Routes {
  readonly #sc: Scenario;
  readonly #fields = Array.from({ length: 3 * MOST_PACE }, blankField);
  readonly #queue = new Int16Array(QUEUE);
  readonly #isQueued = new Int8Array(MAX_ZONES);
  #head = 0;
  #tail = 0;
  // Land links of zone z: first[z] … first[z + 1] - 1.
  readonly #first = new Int16Array(MAX_ZONES + 1);
  readonly #to: Int16Array;
  readonly #cost: Int16Array;

  constructor(sc: Scenario) {
    this.#sc = sc;
    const links: number[] = [];
    for (let zone = 0; zone < sc.zones.length; zone++) {
      for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
        if (sc.linkKind[i] === Link.land) links.push(i);
      }
      this.#first[zone + 1] = links.length;
    }
    this.#to = Int16Array.from(links, (i) => sc.linkTo[i] as number);
    this.#cost = Int16Array.from(links, (i) => sc.linkCost[i] as number);
  }

  field(ground: Ground, goal: number, pace: number): Field {
    const steps = Math.max(1, Math.min(MOST_PACE - 1, pace));
    const field = this.#fields[goal * MOST_PACE + steps] as Field;
    if (field.version === ground.version) return field;
    field.version = ground.version;
    field.march.fill(FAR);
    field.rank.fill(FAR);
    this.#startFrom(goal, ground, field);
    this.#spread(ground, field, steps);
    return field;
  }

  #startFrom(goal: number, ground: Ground, field: Field): void {
    if (goal === Goal.battery) this.#startFromBattery(field);
    else if (goal === Goal.home) this.#startFromCraft(ground, field);
    else this.#startFromLine(ground, field);
  }

  #start(field: Field, zone: Zone, march: number, rank: number): void {
    field.march[zone] = march;
    field.rank[zone] = rank;
    this.#push(zone);
  }

  #startFromBattery(field: Field): void {
    const sc = this.#sc;
    const battery = batteryOf(sc);
    this.#start(field, battery, 0, 0);
    for (let i = firstLink(sc, battery); i < endLink(sc, battery); i++) {
      if (sc.linkKind[i] !== Link.fire) continue;
      this.#start(field, sc.linkTo[i] as number, FIRE_POSITION.march, FIRE_POSITION.rank);
    }
  }

  /** A beach is the farther from home the more fire there is on the craft off it. */
  #startFromCraft(ground: Ground, field: Field): void {
    const sc = this.#sc;
    for (let sea = 0; sea < sc.zones.length; sea++) {
      if (!isSea(sc, sea)) continue;
      for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
        if (sc.linkKind[i] !== Link.landing) continue;
        const cost = sc.linkCost[i] as number;
        this.#start(field, sc.linkTo[i] as number, cost, cost + (ground.shelled[sea] as number));
      }
    }
  }

  #startFromLine(ground: Ground, field: Field): void {
    for (const zone of this.#sc.telephoneZones) {
      this.#start(field, zone, 0, Math.max(0, ground.resistance[zone] as number));
    }
  }

  #push(zone: Zone): void {
    if (this.#isQueued[zone] !== 0) return;
    this.#isQueued[zone] = 1;
    this.#queue[this.#tail] = zone;
    this.#tail = (this.#tail + 1) % QUEUE;
  }

  #spread(ground: Ground, field: Field, pace: number): void {
    while (this.#head !== this.#tail) {
      const zone = this.#queue[this.#head] as number;
      this.#head = (this.#head + 1) % QUEUE;
      this.#isQueued[zone] = 0;
      this.#stepBack(ground, field, zone, pace);
    }
  }

  /** 9.2 What is in a zone ends the turn's march there, but for the goal itself. */
  #stepBack(ground: Ground, field: Field, zone: Zone, pace: number): void {
    const { rank, march } = field;
    const before = march[zone] as number;
    let spent = before;
    let reach = rank[zone] as number;
    if (before !== 0) {
      const stops = ground.germans[zone] !== 0 || ground.hidden[zone] !== 0;
      if (stops && spent % pace !== 0) spent += pace - (spent % pace);
      reach += Math.max(0, (ground.resistance[zone] as number) + spent - before);
    }
    const used = spent % pace;
    const end = this.#first[zone + 1] as number;
    for (let i = this.#first[zone] as number; i < end; i++) {
      const next = this.#to[i] as number;
      const cost = this.#cost[i] as number;
      const steps = used !== 0 && used + cost > pace ? pace - used + cost : cost;
      if (reach + steps >= (rank[next] as number)) continue;
      rank[next] = reach + steps;
      march[next] = spent + steps;
      this.#push(next);
    }
  }
}
