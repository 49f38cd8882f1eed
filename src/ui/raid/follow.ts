// Keeps on the screen what matters: the zones of what is being shown, and the target of an armed order.

import { effect } from '@preact/signals';
import type { RaidController } from './controller.ts';
import { zonesOfEvent } from './log/log-lines.ts';
import { zoneOfOrder } from './orders/order-list.ts';

/** Pans the map after the raid until it is stopped. */
export function followOnMap(raid: RaidController): () => void {
  const stops = [
    effect(() => {
      const frame = raid.playback.current.value;
      for (const zone of frame === null ? [] : zonesOfEvent(frame)) raid.map.peek()?.panTo(zone);
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
