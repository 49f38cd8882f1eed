// 6.2 Taking stacks in hand: which can be, putting one back that has not acted, and leaving members behind.

import type { Action } from '../../../../engine/system.ts';
import { act, Do, doing, first } from '../../rules/actions.ts';
import { decision } from '../../rules/decision.ts';
import { type RaidSession, release } from '../../rules/session.ts';
import { placeOf, type RaidState } from '../../rules/state.ts';
import type { Place, Unit, Zone } from '../../rules/types.ts';
import { zoneOfPlace } from './places.ts';
import type { RaidOrders } from './raid-desk.ts';

/** Whether the chosen stack could still be put back: it has done nothing yet. */
export function mayRelease(orders: RaidOrders): boolean {
  const asked = orders.asked.value;
  return asked.kind === 'act' && asked.group.done === 0;
}

/** Stacks that can be taken up now, or once the chosen one is put back. */
export function takesOf(orders: RaidOrders): readonly Action[] {
  const asked = orders.asked.value;
  if (asked.kind === 'choose') return takesAmong(asked.actions);
  return mayRelease(orders) ? takesBefore(orders.session) : [];
}

const takesAmong = (actions: readonly Action[]): Action[] =>
  actions.filter((a) => doing(a) === Do.take);

const known = new WeakMap<RaidState, readonly Action[]>();

/** Stacks that could be taken when the one in hand was. */
function takesBefore({ frames }: RaidSession): readonly Action[] {
  let taken = frames.length - 1;
  while (taken >= 0 && frames[taken]?.event.kind !== 'taken') taken--;
  const chosen = frames[taken]?.before;
  if (chosen === undefined) return [];
  const takes = known.get(chosen) ?? takesAmong(decision(chosen).actions);
  known.set(chosen, takes);
  return takes;
}

/** Stacks in a zone that could be taken up instead of the one chosen. */
export function takesAt(orders: RaidOrders, zone: Zone): readonly Action[] {
  const asked = orders.asked.value;
  if (asked.kind !== 'act') return [];
  return takesOf(orders).filter(
    (take) =>
      first(take) !== asked.group.place && zoneOfPlace(orders.position, first(take)) === zone,
  );
}

/** Takes a stack up; another that was chosen but has not acted is put back first. */
export async function take(orders: RaidOrders, place: Place): Promise<void> {
  if (mayRelease(orders)) orders.takeBack(release);
  await orders.do(act(Do.take, place));
}

/** Puts the chosen stack back if it has not acted, else it is done. */
export async function putBack(orders: RaidOrders): Promise<void> {
  if (mayRelease(orders) && orders.takeBack(release)) return;
  if (orders.session.forbids(act(Do.done)) === null) await orders.do(act(Do.done));
}

/** 6.2a Leaves a member behind, or takes one back who was left before the stack acted. */
export async function toggle(orders: RaidOrders, unit: Unit): Promise<void> {
  const asked = orders.asked.value;
  if (asked.kind !== 'act') return;
  if (asked.units.includes(unit)) return orders.do(act(Do.leave, unit));
  if (!mayRelease(orders) || placeOf(orders.position, unit) !== asked.group.place) return;
  const stay = new Set(asked.units).add(unit);
  orders.takeBack((session) => takeAnew(session, asked.group.place, stay));
}

/** Takes the same stack once more, leaving all but some behind. */
function takeAnew(session: RaidSession, place: Place, stay: ReadonlySet<Unit>): boolean {
  release(session);
  session.do(act(Do.take, place));
  const taken = session.asked;
  if (taken.kind !== 'act') return false;
  for (const u of taken.units) if (!stay.has(u)) session.do(act(Do.leave, u));
  return true;
}
