// What the steady player weighs an order by.

import type { Zone } from '../../rules/types.ts';
import type { AssaultOdds } from './assault-odds.ts';
import type { Doctrine } from './doctrine.ts';

export interface Judge {
  readonly doctrine: Doctrine;
  readonly odds: AssaultOdds;
  readonly battery: Zone;
}
