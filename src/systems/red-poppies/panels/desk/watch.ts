// What is in hand is forgotten when something else is looked at or asked.

import { effect } from '@preact/signals';
import type { BattleDesk } from './battle-desk.ts';
import { alone, begun } from './in-hand.ts';
import { laying } from './laying.ts';
import { leftOut } from './mass.ts';

export function watchHand({ orders, looks }: Pick<BattleDesk, 'orders' | 'looks'>): () => void {
  const stops = [
    effect(() => {
      orders.asked.value;
      looks.inspected.value;
      leftOut.value = new Set();
      alone.value = null;
    }),
    effect(() => {
      if (!['half', 'mass', 'act', 'point', 'pause'].includes(orders.asked.value.kind))
        begun.value = null;
    }),
    effect(() => {
      orders.asked.value;
      laying.value = null;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
