// 8.10 The ends that orders of one unit may have, in flat lists: whoever plays many battles goes through them again and again.

import { type HexId, Kind, MAX_HEXES } from './types.ts';

/** 8.10 Where an order leads, and the best way to it: one that leaves the unit able to fight, then the cheapest. */
export interface End {
  readonly hex: HexId;
  readonly facing: number;
  readonly cost: number;
  readonly mayFight: boolean;
  readonly charge: boolean; // 14.2 reached as a charge
}

/** 8.1 */
const CAPACITY = { [Kind.infantry]: 2, [Kind.battleCavalry]: 3, [Kind.lightCavalry]: 4 } as const;
export const capacityOf = (kind: number): number => CAPACITY[kind as 0 | 1 | 2];
export const MOST_COST = CAPACITY[Kind.lightCavalry];

/** So many hexes lie within the reach of light cavalry; in each it may face six ways. */
export const MOST_PLACES = 1 + 3 * MOST_COST * (MOST_COST + 1);
export const MOST_ENDS = 6 * MOST_PLACES;

/** Sorted by hex and facing; the ends of one place lie together. */
export class EndList {
  count = 0;
  readonly hex = new Uint8Array(MOST_ENDS);
  readonly facing = new Uint8Array(MOST_ENDS);
  readonly cost = new Uint8Array(MOST_ENDS);
  readonly mayFight = new Uint8Array(MOST_ENDS);
  readonly place = new Uint8Array(MOST_ENDS); // 0 for those in the first hex, and so on
  places = 0;
  readonly first = new Uint16Array(MOST_PLACES + 1); // by place: its first end, and where the last one's stop

  /** The end with that hex and facing, or -1. */
  find(hex: HexId, facing: number): number {
    for (let p = 0; p < this.places; p++) {
      const first = this.first[p] as number;
      if (this.hex[first] !== hex) continue;
      const after = this.first[p + 1] as number;
      for (let i = first; i < after; i++) if (this.facing[i] === facing) return i;
      return -1;
    }
    return -1;
  }

  at(i: number, charge = false): End {
    return {
      hex: this.hex[i] as number,
      facing: this.facing[i] as number,
      cost: this.cost[i] as number,
      mayFight: this.mayFight[i] === 1,
      charge,
    };
  }
}

if (MAX_HEXES > 256) throw new RangeError('a hex takes one byte');
