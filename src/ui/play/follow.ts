// Keeps on the screen what matters: the places of what is being shown, what the acting stack can reach, and the
// target of an armed order.

import { effect } from '@preact/signals';
import type { Table } from './table.ts';

/** Pans the map after the game until it is stopped. */
export function followOnMap({ face, desk }: Table): () => void {
  const { orders, looks, playback } = desk;
  const stops = [
    effect(() => {
      const frame = playback.current.value;
      if (frame !== null) looks.map.peek()?.panTo(...face.placesOf(frame));
    }),
    effect(() => {
      const here = face.acting?.(orders.position, orders.asked.value) ?? null;
      if (here === null || !orders.ready.value) return;
      const there = orders.listed.peek().map(({ place }) => place);
      looks.map.peek()?.panTo(...[here, ...there].filter((place) => place !== null));
    }),
    effect(() => {
      const action = orders.armed.value;
      const place = orders.listed.peek().find((listed) => listed.action === action)?.place ?? null;
      if (place !== null) looks.map.peek()?.panTo(place);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
