// A short question: each answer in a line; of a square that was pressed, only what leads there.

import type { BattleDesk } from '../desk/battle-desk.ts';
import { Offer } from './offer.tsx';

export function Answers({ desk }: { readonly desk: BattleDesk }) {
  const { orders, looks } = desk;
  const pointed = looks.pointed.value;
  const here = orders.listed.value.filter(({ place }) => pointed === null || place === pointed);
  return (
    <div class="orders__list">
      {here.map((order) => (
        <Offer key={order.action} desk={desk} order={order} />
      ))}
    </div>
  );
}
