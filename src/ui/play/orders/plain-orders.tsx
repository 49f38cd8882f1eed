// The legal orders of a system that lists them in no way of its own: group by group, each by its name and its number;
// of a place that was pointed at, only those that lead there.

import { Button } from '../../kit/index.ts';
import type { Table } from '../table.ts';

export function PlainOrders({ face, desk }: Table) {
  const { orders, looks, session } = desk;
  const pointed = looks.pointed.value;
  const numbered = orders.listed.value.map((order, i) => ({ ...order, number: i + 1 }));
  const listed = numbered.filter(({ place }) => pointed === null || place === pointed);
  const groups = [...new Set(listed.map(({ group }) => group))];
  return (
    <div class="orders__groups">
      {groups.map((group) => (
        <div key={group} class="orders__list">
          {listed
            .filter((order) => order.group === group)
            .map(({ action, number }) => (
              <Button
                key={action}
                wide
                data-order={action}
                hint={number < 10 ? String(number) : ''}
                onClick={() => void orders.give(action)}
              >
                {face.words.action(session.scenario, action)}
              </Button>
            ))}
        </div>
      ))}
    </div>
  );
}
