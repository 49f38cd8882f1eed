// A roll of the raid before it is entered in the book of the dice: with its spread, and yet without its turn.

import type { RolledDie as AnyDie, Rolled as AnyRolled } from '../../../engine/luck.ts';

/** What is counted together. The last two only choose a place or a craft: they are told, but serve nobody. */
export const ROLL_KINDS = [
  'british-fire', // 11.1 counts hits
  'german-fire', // 11.1 counts hits
  'assault', // 11.2 counts lines won
  'wake', // 10.3 counts markers woken
  'mines', // 10.5 counts explosions
  'bangalore', // 10.6 counts wires blown
  'reinforcements', // 8 counts groups that come
  'group-size', // 8 counts counters to be drawn
  'marker', // 3a counts Germans shown
  'event', // 5 counts engine troubles
  'event-effect', // 5a, 5b counts craft lost
  'entry-zone', // 8.1
  'engine-trouble', // 5d
] as const;
export type RollKind = (typeof ROLL_KINDS)[number];

export type Rolled = Omit<AnyRolled<RollKind, Side>, 'turn'>;
export type RolledDie = AnyDie<Side>;
type Side = 'british' | 'german' | 'nobody';
