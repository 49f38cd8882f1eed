// 7.11 The battery in hand, with its load: the next square that is pressed is its target.

import { signal } from '@preact/signals';
import type { BatteryId } from '../../rules/types.ts';

export interface Laying {
  readonly battery: BatteryId;
  readonly load: number;
}

/** Of the battle on the screen; null while no battery is in hand. */
export const laying = signal<Laying | null>(null);
