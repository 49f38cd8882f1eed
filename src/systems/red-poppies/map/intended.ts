// What the player is about to order, for the map: the fields of fire looked at, a path with the chances to arrive hex by
// hex, where shells could fall, and whoever moves as a ghost at the end of the path. Panels set it, the board draws it.

import { signal } from '@preact/signals';
import type { BatteryId, HexId, UnitId, WireId } from '../rules/types.ts';

/** 5.41 One hex of a path and how its mover would come there; shares of 1 that come to 1 together. */
export interface Arrival {
  readonly hex: HexId;
  readonly formed: number;
  readonly dispersed: number;
  readonly lost: number;
}

/** 7.16, 7.17 Where the shells of a battery could fall, with their shares; what is missing to 1 falls off the map. */
export interface Scatter {
  readonly battery: BatteryId;
  readonly aim: HexId;
  readonly falls: ReadonlyArray<{ readonly hex: HexId; readonly share: number }>;
}

/** How a hex is lit: it can be seen, it can be hit, it is where a mover would be fired at. */
export interface LitHex {
  readonly hex: HexId;
  readonly look: 'seen' | 'hit' | 'danger';
}

export interface Intended {
  readonly guns?: readonly UnitId[]; // whose fields of fire are shown; the board works them out
  readonly lit?: readonly LitHex[];
  readonly path?: readonly Arrival[];
  readonly scatter?: Scatter | null;
  readonly wire?: WireId; // 7.62 where a gap would be torn
}

export const intended = signal<Intended | null>(null);
