// 8.10 The ends that orders of one unit may have, place by place: the facings of a place are bits of one number, since
// whoever plays many battles goes through them again and again.

import { type HexId, Kind } from './types.ts';

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

/** So many hexes lie within the reach of light cavalry. */
export const MOST_PLACES = 1 + 3 * MOST_COST * (MOST_COST + 1);

/** An end as one number: its place in the list, and its facing. */
export const endIn = (place: number, facing: number): number => place * 8 + facing;
export const placeOf = (end: number): number => end >> 3;
export const facingIn = (end: number): number => end & 7;
export const MOST_ENDS = MOST_PLACES * 8;

/** Three bits for each facing in a number. */
export const EACH_COST = 3;

/** Places are all hexes within its reach, in the file's order, so that a place keeps its number while the unit stays. */
export class EndList {
  places = 0;
  readonly hex = new Uint8Array(MOST_PLACES);
  readonly facings = new Uint8Array(MOST_PLACES); // bits of those that an order may end with, 0 where none may
  readonly fights = new Uint8Array(MOST_PLACES); // of those, the ones that leave it able to fight
  readonly costs = new Int32Array(MOST_PLACES); // by facing
  readonly touches = new Uint8Array(MOST_PLACES); // 10.2 whether anybody would be in contact there

  /** The end with that hex and facing, or -1. */
  find(hex: HexId, facing: number): number {
    for (let place = 0; place < this.places; place++) {
      if (this.hex[place] !== hex) continue;
      return (((this.facings[place] as number) >> facing) & 1) === 1 ? endIn(place, facing) : -1;
    }
    return -1;
  }

  costOf(end: number): number {
    return ((this.costs[placeOf(end)] as number) >> (EACH_COST * facingIn(end))) & 7;
  }
  mayFight(end: number): boolean {
    return (((this.fights[placeOf(end)] as number) >> facingIn(end)) & 1) === 1;
  }

  at(end: number, charge = false): End {
    return {
      hex: this.hex[placeOf(end)] as number,
      facing: facingIn(end),
      cost: this.costOf(end),
      mayFight: this.mayFight(end),
      charge,
    };
  }

  /** All of them one by one. */
  written(charge = false): End[] {
    const ends: End[] = [];
    for (let place = 0; place < this.places; place++) {
      for (let facing = 0; facing < 6; facing++) {
        if ((((this.facings[place] as number) >> facing) & 1) === 1)
          ends.push(this.at(endIn(place, facing), charge));
      }
    }
    return ends;
  }
}
