// 5.11 How units are set up: the side up that the next one is placed with, and the rest of them as the staff would.

import { signal } from '@preact/signals';
import type { Action } from '../../../../engine/system.ts';
import { PATIENT } from '../../players/doctrine.ts';
import { ranked } from '../../players/steadfast.ts';
import type { State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import type { BattleOrders } from './battle-desk.ts';

/** Of the battle on the screen. */
export const placedAs = signal<'place' | 'place-dispersed'>('place');

/** Where the staff would have the unit that is asked about; null when nothing is to be placed. */
export function proposed(s: State, { kind, actions }: BattleAsked): Action | null {
  return kind === 'place' ? (ranked(s, PATIENT, actions)[0] ?? null) : null;
}

/** Places everybody who is left as the staff would. */
export const placeTheRest = (orders: Pick<BattleOrders, 'doSeveral'>): Promise<void> =>
  orders.doSeveral((session) =>
    session.doAll(
      () => proposed(session.position, session.asked) ?? undefined,
      () => false,
    ),
  );
