// What the player is about to order, for the map: every end of the unit in hand with its facings, and where the order
// that is looked at would leave it.

import { signal } from '@preact/signals';
import type { HexId, UnitId } from '../rules/types.ts';

/** 8.10 One hex in which the unit in hand may end; facings as bits. */
export interface IntendedEnd {
  readonly hex: HexId;
  readonly fights: number; // 8.2, 9.4 facings with which it may still fight
  readonly marches: number; // the others
}

export interface Ghost {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly facing: number;
  readonly still: boolean; // 2.8
}

export interface Intended {
  readonly ends: readonly IntendedEnd[];
  readonly ghost: Ghost | null;
}

export const intended = signal<Intended | null>(null);
