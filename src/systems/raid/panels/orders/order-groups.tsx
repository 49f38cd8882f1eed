// The legal orders, group by group; those of the zone that was pointed at come first.

import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/kit/index.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { lang, t } from '../../../../words/index.ts';
import { OrderButton } from './order-button.tsx';
import { GROUPS, type GroupName, type Order, ordersAt } from './order-list.ts';

export function OrderGroups({ raid }: { readonly raid: RaidController }) {
  const orders = raid.orders.value;
  const number = new Map(orders.map((order, i) => [order, i + 1] as const));
  return (
    <div class="orders__groups">
      <PointedAt raid={raid} />
      {GROUPS.map((group) => {
        const listed = orders.filter((o) => o.group === group && !isEnd(raid, o));
        if (listed.length === 0) return null;
        return (
          <Group key={group} name={group} count={listed.length} open={mustPart(orders, group)}>
            {group === 'embarkOne' && <EmbarkAll raid={raid} />}
            {listed.map((order) => (
              <OrderButton
                key={order.action}
                raid={raid}
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
const isEnd = (raid: RaidController, order: Order): boolean =>
  order.group === 'finish' && raid.decision.value.kind === 'choose';

interface GroupProps {
  readonly name: GroupName;
  readonly count: number;
  readonly open: boolean;
  readonly children: preact.ComponentChildren;
}

/** No craft has room for the whole stack: its men must embark one by one. */
const mustPart = (orders: readonly Order[], group: GroupName): boolean =>
  group === 'embarkOne' && !orders.some((order) => order.group === 'embark');

/** 9.2a Everybody on whatever craft has room. */
function EmbarkAll({ raid }: { readonly raid: RaidController }) {
  return (
    <Button look="primary" icon="craft" wide onClick={() => void raid.embarkAll()}>
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

function PointedAt({ raid }: { readonly raid: RaidController }) {
  const zone = raid.pointed.value;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.scrollIntoView({ block: 'nearest' }), [zone]);
  if (zone === null) return null;
  const orders = ordersAt(raid.state, raid.orders.value, zone);
  const takes = raid.takesAt(zone).map((action): Order => ({ action, group: 'take', way: null }));
  const name = raid.session.scenario.zones[zone]?.[lang.value] ?? '';
  return (
    <fieldset class="orders__group orders__group--here" ref={group}>
      <legend>{t('raid.here', { zone: name })}</legend>
      <div class="orders__list">
        {[...orders, ...takes].map((order) => (
          <OrderButton key={order.action} raid={raid} order={order} number={0} />
        ))}
      </div>
    </fieldset>
  );
}
