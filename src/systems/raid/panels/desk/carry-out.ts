// Orders that are several actions in one: a walk to a far zone, embarking man by man.

import type { Action } from '../../../../engine/system.ts';
import { lookOf } from '../../../../ui/sheet/look.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { RaidEvent } from '../../rules/events.ts';
import { embarkAll, walk } from '../../rules/session.ts';
import type { Zone } from '../../rules/types.ts';
import { RAID_LOOK } from '../look.ts';
import { seatingOf } from '../orders/embark-all.ts';
import type { RaidOrders } from './raid-desk.ts';
import { take } from './takes.ts';

const stops = (event: RaidEvent): boolean => lookOf(RAID_LOOK, event).stops === true;

/** Gives an order at once; one for a far zone is walked. */
export async function carryOut(orders: RaidOrders, action: Action): Promise<void> {
  const kind = doing(action);
  const marches = kind === Do.step || kind === Do.land || kind === Do.sail;
  const far = marches && !orders.asked.value.actions.includes(action);
  if (far) return walkTo(orders, first(action));
  if (kind === Do.take) return take(orders, first(action));
  return orders.do(action);
}

/** Walks to a zone the stack can reach; stops when something happens. */
const walkTo = (orders: RaidOrders, zone: Zone): Promise<void> =>
  orders.doSeveral((session) => walk(session, zone, stops));

/** 9.2a Embarks man by man, everybody where his seat is, until something happens. */
export async function embarkEverybody(orders: RaidOrders): Promise<void> {
  const seating = seatingOf(orders.position, orders.asked.value);
  if (seating === null) return;
  await orders.doSeveral((session) => embarkAll(session, seating.berths, stops));
}
