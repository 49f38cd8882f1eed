// The orders of the moment: a short decision, or every legal order in groups; none where a view of its own asks.

import type { RaidDesk } from '../desk/raid-desk.ts';
import { DecisionCard } from './decision-card.tsx';
import { OrderGroups } from './order-groups.tsx';
import { hasOwnView } from './order-list.ts';

export function OrderChoice({ desk }: { readonly desk: RaidDesk }) {
  const asked = desk.orders.asked.value;
  if (asked.kind === 'wire' || asked.kind === 'send-back') return <DecisionCard desk={desk} />;
  return hasOwnView(asked) ? null : <OrderGroups desk={desk} />;
}
