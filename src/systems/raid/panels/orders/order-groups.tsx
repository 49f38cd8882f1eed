// The legal orders, group by group; those of the zone that was pointed at come first.

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { t } from '../../screen-words/t.ts';
import { embarkEverybody } from '../desk/carry-out.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { takesAt } from '../desk/takes.ts';
import { OrderButton } from './order-button.tsx';
import { GROUPS, type GroupName, ordersAt, type RaidOrder } from './order-list.ts';

export function OrderGroups({ desk }: { readonly desk: RaidDesk }) {
  const orders = desk.orders.listed.value;
  const number = new Map(orders.map((order, i) => [order, i + 1] as const));
  return (
    <div class="orders__groups">
      <PointedAt desk={desk} />
      {GROUPS.map((group) => {
        const listed = orders.filter((o) => o.group === group && !isEnd(desk, o));
        if (listed.length === 0) return null;
        return (
          <Group key={group} name={group} count={listed.length} open={mustPart(orders, group)}>
            {group === 'embarkOne' && <EmbarkAll desk={desk} />}
            {listed.map((order) => (
              <OrderButton
                key={order.action}
                desk={desk}
                order={order}
                number={number.get(order) ?? 0}
              />
            ))}
          </Group>
        );
      })}
    </div>
  );
}

/** The end of the phase has a place of its own, with its threats. */
const isEnd = (desk: RaidDesk, order: RaidOrder): boolean =>
  order.group === 'finish' && desk.orders.asked.value.kind === 'choose';

interface GroupProps {
  readonly name: GroupName;
  readonly count: number;
  readonly open: boolean;
  readonly children: preact.ComponentChildren;
}

/** No craft has room for the whole stack: its men must embark one by one. */
const mustPart = (orders: readonly RaidOrder[], group: GroupName): boolean =>
  group === 'embarkOne' && !orders.some((order) => order.group === 'embark');

/** 9.2a Everybody on whatever craft has room. */
function EmbarkAll({ desk }: { readonly desk: RaidDesk }) {
  return (
    <Button look="primary" icon="craft" wide onClick={() => void embarkEverybody(desk.orders)}>
      {t('raid.embarkAll')}
    </Button>
  );
}

/** Seldom wanted, and long: these stay folded. */
const FOLDED: readonly GroupName[] = ['stack', 'embarkOne'];

function Group({ name, count, open, children }: GroupProps) {
  if (name === 'finish' || name === 'ask') return <div class="orders__list">{children}</div>;
  const title = t(`raid.group.${name}`);
  if (FOLDED.includes(name)) {
    return (
      <details class="orders__group" open={open}>
        <summary>
          {title} <span class="numbers">({count})</span>
        </summary>
        <div class="orders__list">{children}</div>
      </details>
    );
  }
  return (
    <fieldset class="orders__group">
      <legend>{title}</legend>
      <div class="orders__list">{children}</div>
    </fieldset>
  );
}

function PointedAt({ desk }: { readonly desk: RaidDesk }) {
  const zone = desk.looks.pointed.value;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.scrollIntoView({ block: 'nearest' }), [zone]);
  if (zone === null) return null;
  const orders = ordersAt(desk.orders.listed.value, zone);
  const takes = takesAt(desk.orders, zone).map(
    (action): RaidOrder => ({ action, group: 'take', place: zone, way: null }),
  );
  const name = desk.session.scenario.zones[zone]?.[lang.value] ?? '';
  return (
    <fieldset class="orders__group orders__group--here" ref={group}>
      <legend>{t('raid.here', { zone: name })}</legend>
      <div class="orders__list">
        {[...orders, ...takes].map((order) => (
          <OrderButton key={order.action} desk={desk} order={order} number={0} />
        ))}
      </div>
    </fieldset>
  );
}
