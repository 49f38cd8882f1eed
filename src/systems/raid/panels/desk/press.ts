// What a press on the map means: go there, take what stands there, choose among orders, look at it, or hear why not.

import type { Refusal } from '../../../../ui/sheet/desk.ts';
import { act, Do, first } from '../../rules/actions.ts';
import { placeOf } from '../../rules/state.ts';
import { ABOARD, type Unit, type Zone } from '../../rules/types.ts';
import { ordersAt } from '../orders/order-list.ts';
import { farRefusal, triedAt } from '../orders/tried.ts';
import { zoneOfUnit } from './places.ts';
import type { RaidDesk, RaidOrders } from './raid-desk.ts';
import { take, takesAt, takesOf, toggle } from './takes.ts';

/** A click or Enter on a zone. */
export async function pressZone(desk: RaidDesk, zone: Zone): Promise<void> {
  const { orders, looks, playback } = desk;
  orders.refused.value = null;
  if (playback.busy.value) return playback.hurry();
  if (isLookedAtAgain(desk, zone)) return looks.lookAway();
  looks.inspected.value = zone;
  const here = ordersAt(orders.listed.value, zone);
  const [only] = here;
  if (only !== undefined && here.length === 1) return orders.give(only.action);
  const takes = takesAt(orders, zone);
  const [one] = takes;
  if (here.length === 0 && one !== undefined && takes.length === 1) {
    return take(orders, first(one));
  }
  looks.pointed.value = here.length + takes.length > 0 ? zone : null;
  if (looks.pointed.value === null) explainRefusal(orders, zone);
}

/** A second click on a zone that was only looked at, or that listed what could be done: looks away. */
function isLookedAtAgain({ orders, looks }: RaidDesk, zone: Zone): boolean {
  if (looks.inspected.value !== zone) return false;
  const count = ordersAt(orders.listed.value, zone).length + takesAt(orders, zone).length;
  return looks.pointed.value === zone || count === 0;
}

/** Nothing can be done with a zone: say why whatever the click may have meant is forbidden. */
function explainRefusal(orders: RaidOrders, zone: Zone): void {
  const far = farRefusal(orders.position, orders.asked.value, zone);
  if (far !== null) {
    orders.refused.value = [far];
    return;
  }
  const tried = triedAt(orders.position, orders.asked.value, zone);
  const refused = tried.flatMap((action): Refusal[] => {
    const rule = orders.session.forbids(action);
    return rule === null ? [] : [{ rule, action }];
  });
  if (refused.length > 0) orders.refused.value = refused;
}

/** A click on a counter of a fanned-out stack. */
export async function pressUnit(desk: RaidDesk, unit: Unit): Promise<void> {
  const { orders, playback } = desk;
  if (playback.busy.value) return playback.hurry();
  const asked = orders.asked.value;
  const snipe = act(Do.snipe, unit);
  if (asked.actions.includes(snipe)) return orders.give(snipe);
  const place = placeOf(orders.position, unit);
  if (asked.kind === 'act' && asked.group.place === place) return toggle(orders, unit);
  for (const stack of [ABOARD + unit, place]) {
    const taken = stack >= ABOARD && takesOf(orders).includes(act(Do.take, stack));
    if (taken) return take(orders, stack);
  }
  const zone = zoneOfUnit(playback.shown.value, unit);
  if (zone !== null) await pressZone(desk, zone);
}
