// 3a What the face-down markers may still show, followed through a raid by what has been turned.

import type { Spread } from '../../../engine/luck.ts';
import type { MarkerInfo, Scenario } from '../rules/scenario.ts';
import type { RuleId, Zone } from '../rules/types.ts';
import type { Rolled } from './rolled.ts';

export class MarkerCup {
  readonly #markers: readonly MarkerInfo[];
  readonly #left: number[]; // by marker

  constructor(scenario: Scenario) {
    this.#markers = scenario.markers;
    this.#left = scenario.markers.map(({ count }) => count);
  }

  /** A marker is turned: a draw from those of its letter that were still face down. */
  turn(zone: Zone, marker: number, rule: RuleId): Rolled {
    const spread = this.#spread(this.#markers[marker]?.letter ?? 0);
    this.#left[marker] = (this.#left[marker] ?? 1) - 1;
    const count = germansOn(this.#markers[marker]);
    return { kind: 'marker', rule, zone, dice: [], count, spread, good: -1 };
  }

  #spread(letter: number): Spread {
    const spread = new Map<number, number>();
    for (const [i, info] of this.#markers.entries()) {
      const left = this.#left[i] ?? 0;
      if (info.letter !== letter || left === 0) continue;
      spread.set(germansOn(info), (spread.get(germansOn(info)) ?? 0) + left);
    }
    return spread;
  }
}

const germansOn = (info: MarkerInfo | undefined): number =>
  info === undefined ? 0 : info.infantry + info.machineGuns + info.officers;
