// The legal orders of a system that lists them in no way of its own: group by group, each by its name and its number.

import { Button } from '../../kit/index.ts';
import type { Table } from '../table.ts';

export function PlainOrders({ face, desk }: Table) {
  const { orders, session } = desk;
  const listed = orders.listed.value;
  const groups = [...new Set(listed.map(({ group }) => group))];
  return (
    <div class="orders__groups">
      {groups.map((group) => (
        <div key={group} class="orders__list">
          {listed.map((order, i) =>
            order.group === group ? (
              <Button
                key={order.action}
                wide
                data-order={order.action}
                hint={i < 9 ? String(i + 1) : ''}
                onClick={() => void orders.give(order.action)}
              >
                {face.words.action(session.scenario, order.action)}
              </Button>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
