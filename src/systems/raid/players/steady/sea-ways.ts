// 1.3 Ways by sea: for every pair of sea zones, the next zone on the shortest one.

import { endLink, firstLink } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Link, MAX_ZONES, type Zone } from '../../rules/types.ts';

export class SeaWays {
  readonly #next = new Int16Array(MAX_ZONES * MAX_ZONES);

  constructor(sc: Scenario, seas: readonly Zone[]) {
    for (const goal of seas) this.#lead(sc, goal);
  }

  #lead(sc: Scenario, goal: Zone): void {
    this.#next[goal * MAX_ZONES + goal] = goal;
    const reached = [goal];
    for (const zone of reached) {
      for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
        const from = sc.linkTo[i] as number;
        if (sc.linkKind[i] !== Link.sea || reached.includes(from)) continue;
        this.#next[goal * MAX_ZONES + from] = zone;
        reached.push(from);
      }
    }
  }

  next(from: Zone, goal: Zone): Zone {
    return this.#next[goal * MAX_ZONES + from] as number;
  }
}
