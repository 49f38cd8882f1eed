// Ways over the map for a stack of a given pace: from every zone, the marching turns to the battery or to the craft,
// counted backwards from the goal. A field is worked out once and kept until the ground changes.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import { type Landing, landingsOf } from '../../rules/landings.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Link, MAX_ZONES, type Zone } from '../../rules/types.ts';
import type { Ground } from './known-ground.ts';

export const FAR = 9999;
/** A zone from which the battery can be shot at but not stormed is worth going to, yet no goal in itself. */
const FIRE_POSITION = 7;

/** The connections over land alone, laid out as in the scenario. */
interface Ways {
  readonly start: Int16Array;
  readonly to: Int16Array;
  readonly cost: Int16Array;
}

function waysOverLand(sc: Scenario): Ways {
  const start = [0];
  const to: Zone[] = [];
  const cost: number[] = [];
  for (let zone = 0; zone < sc.zones.length; zone++) {
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      if (sc.linkKind[i] !== Link.land) continue;
      to.push(sc.linkTo[i] as number);
      cost.push(sc.linkCost[i] as number);
    }
    start.push(to.length);
  }
  return { start: Int16Array.from(start), to: Int16Array.from(to), cost: Int16Array.from(cost) };
}

export interface Field {
  readonly march: Int16Array; // MP to the goal, with those a turn's end wastes
  readonly rank: Int16Array; // the same with what stands in the way: lower is better
  version: number;
}

const blankField = (): Field => ({
  march: new Int16Array(MAX_ZONES),
  rank: new Int16Array(MAX_ZONES),
  version: -1,
});

export const Goal = { battery: 0, home: 1, line: 2 } as const;

/** 9.1 MP that no stack on foot has: one more than the quickest, led by an officer unless it is one. */
export function beyondPace({ units, moves, fullSteps }: Scenario): number {
  const paces = units.map(({ side, kind }, unit) => {
    if (side !== 'british' || kind === 'craft') return 0;
    const own = moves[unit * 3 + (fullSteps[unit] as number)] as number;
    return kind === 'commando' ? own + 1 : own;
  });
  return 1 + Math.max(1, ...paces);
}

export class Routes {
  readonly #scenario: Scenario;
  readonly #ways: Ways;
  readonly #landings: readonly Landing[];
  readonly #shelled: number; // MP that a point of FT into a sea zone counts
  readonly #beyond: number; // MP no stack has
  readonly #fields: Field[];
  readonly #queue = new Int16Array(MAX_ZONES); // no zone waits in it twice
  readonly #waiting = new Int16Array(MAX_ZONES);
  readonly #used = new Int16Array(MAX_ZONES); // by zone: MP of the last turn of the march to it
  #head = 0;
  #tail = 0;

  constructor(scenario: Scenario, shelled: number) {
    this.#scenario = scenario;
    this.#shelled = shelled;
    this.#ways = waysOverLand(scenario);
    this.#landings = landingsOf(scenario);
    this.#beyond = beyondPace(scenario);
    this.#fields = Array.from({ length: 3 * this.#beyond }, blankField);
  }

  to(ground: Ground, goal: number, pace: number): Field {
    const steps = Math.max(1, Math.min(this.#beyond - 1, pace));
    const field = this.#fields[goal * this.#beyond + steps] as Field;
    if (field.version !== ground.version) this.#workOut(ground, field, goal, steps);
    return field;
  }

  #workOut(ground: Ground, field: Field, goal: number, pace: number): void {
    field.version = ground.version;
    field.march.fill(FAR);
    field.rank.fill(FAR);
    if (goal === Goal.battery) this.#fromBattery(ground, field, pace);
    else if (goal === Goal.line) this.#fromLine(ground, field, pace);
    else this.#fromCraft(ground, field, pace);
    this.#spread(ground, field, pace);
  }

  #start(field: Field, zone: Zone, march: number, rank: number, pace: number): void {
    field.march[zone] = march;
    field.rank[zone] = rank;
    this.#used[zone] = march % pace;
    this.#push(zone);
  }

  #push(zone: Zone): void {
    if (this.#waiting[zone] !== 0) return;
    this.#waiting[zone] = 1;
    this.#queue[this.#tail] = zone;
    this.#tail = (this.#tail + 1) % MAX_ZONES;
  }

  #fromBattery({ battery }: Ground, field: Field, pace: number): void {
    const sc = this.#scenario;
    this.#start(field, battery, 0, 0, pace);
    for (let i = firstLink(sc, battery); i < endLink(sc, battery); i++) {
      if (sc.linkKind[i] === Link.fire)
        this.#start(field, sc.linkTo[i] as number, 3, FIRE_POSITION, pace);
    }
  }

  #fromLine(ground: Ground, field: Field, pace: number): void {
    for (const zone of this.#scenario.telephoneZones) {
      this.#start(field, zone, 0, Math.max(0, ground.resistance[zone] as number), pace);
    }
  }

  #fromCraft(ground: Ground, field: Field, pace: number): void {
    for (const { sea, beach, cost } of this.#landings) {
      const fire = Math.round(this.#shelled * (ground.shelled[sea] as number));
      this.#start(field, beach, cost, cost + fire, pace);
    }
  }

  #spread(ground: Ground, field: Field, pace: number): void {
    while (this.#head !== this.#tail) {
      const zone = this.#queue[this.#head] as number;
      this.#head = (this.#head + 1) % MAX_ZONES;
      this.#waiting[zone] = 0;
      this.#relax(ground, field, zone, pace);
    }
  }

  #relax(ground: Ground, field: Field, zone: Zone, pace: number): void {
    const { rank, march } = field;
    const { start, to, cost } = this.#ways;
    let spent = march[zone] as number;
    let reach = rank[zone] as number;
    let used = this.#used[zone] as number;
    if (spent !== 0) {
      const stops = ground.germans[zone] !== 0 || ground.hidden[zone] !== 0;
      const lost = stops && used !== 0 ? pace - used : 0;
      if (stops) used = 0;
      spent += lost;
      reach += Math.max(0, (ground.resistance[zone] as number) + lost);
    }
    const end = start[zone + 1] as number;
    for (let i = start[zone] as number; i < end; i++) {
      const paid = cost[i] as number;
      const waste = used !== 0 && used + paid > pace ? pace - used : 0;
      const next = to[i] as number;
      const beyond = reach + waste + paid;
      if (beyond >= (rank[next] as number)) continue;
      rank[next] = beyond;
      march[next] = spent + waste + paid;
      this.#used[next] = intoTurn((waste === 0 ? used : 0) + paid, pace);
      this.#push(next);
    }
  }
}

/** The MP of the last turn of a march: what is left over whole turns. A division would take longer. */
function intoTurn(spent: number, pace: number): number {
  let used = spent;
  while (used >= pace) used -= pace;
  return used;
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
