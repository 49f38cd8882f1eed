// Keeps on the screen what matters: the zones of what is being shown, what the acting stack can reach, and the
// target of an armed order.

import { effect } from '@preact/signals';
import { zoneOfOrder } from '../../systems/raid/panels/orders/order-list.ts';
import type { RaidController } from './controller.ts';
import { zonesOfEvent } from './log/log-lines.ts';

/** Pans the map after the raid until it is stopped. */
export function followOnMap(raid: RaidController): () => void {
  const stops = [
    effect(() => {
      const frame = raid.playback.current.value;
      if (frame !== null) raid.map.peek()?.panTo(...zonesOfEvent(frame));
    }),
    effect(() => {
      const asked = raid.decision.value;
      if (asked.kind !== 'act' || !raid.ready.value) return;
      const here = raid.zoneOfPlace(asked.group.place);
      const there = raid.orders.peek().map((order) => zoneOfOrder(raid.state, order));
      raid.map.peek()?.panTo(...[here, ...there].filter((zone) => zone !== null));
    }),
    effect(() => {
      const action = raid.armed.value;
      const order = raid.orders.peek().find((listed) => listed.action === action);
      const zone = order === undefined ? null : zoneOfOrder(raid.state, order);
      if (zone !== null) raid.map.peek()?.panTo(zone);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
