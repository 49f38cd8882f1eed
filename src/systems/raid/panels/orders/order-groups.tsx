// The legal orders, group by group; those of the zone that was pointed at come first.

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../../ui/kit/index.ts';
import { isOff } from '../../../../ui/kit/keys/help.ts';
import { shortcut } from '../../../../ui/kit/keys/shortcut.ts';
import { lang } from '../../../../words/index.ts';
import { t } from '../../screen-words/t.ts';
import { embarkEverybody } from '../desk/carry-out.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { takesAt } from '../desk/takes.ts';
import { seatingOf, seatingWords } from './embark-all.ts';
import { OrderButton } from './order-button.tsx';
import { GROUPS, type GroupName, ordersAt, type RaidOrder } from './order-list.ts';

export function OrderGroups({ desk }: { readonly desk: RaidDesk }) {
  const orders = desk.orders.listed.value;
  const number = new Map(orders.map((order, i) => [order, i + 1] as const));
  return (
    <div class="orders__groups">
      <PointedAt desk={desk} />
      <EmbarkAll desk={desk} />
      {LISTED.map((group) => {
        const listed = orders.filter((o) => o.group === group);
        if (listed.length === 0) return null;
        return (
          <Group key={group} name={group} count={listed.length}>
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

/** What ends a stack's turn or the phase has a place of its own (phase-end.tsx). */
type Listed = Exclude<GroupName, 'finish'>;
const LISTED = GROUPS.filter((group): group is Listed => group !== 'finish');

interface GroupProps {
  readonly name: Listed;
  readonly count: number;
  readonly children: preact.ComponentChildren;
}

/** 9.2a Everybody aboard, spread over the craft, with who goes where. */
function EmbarkAll({ desk }: { readonly desk: RaidDesk }) {
  const state = desk.orders.position;
  const seating = seatingOf(state, desk.orders.asked.value);
  if (seating === null) return null;
  return (
    <fieldset class="orders__group">
      <legend>{t('raid.group.embark')}</legend>
      <button
        type="button"
        class="order order--all"
        aria-keyshortcuts={shortcut('B')}
        onClick={() => void embarkEverybody(desk.orders)}
      >
        <Icon name="craft" />
        <span class="order__what">
          {t('raid.embarkAll')}
          <small>{seatingWords(state, seating)}</small>
        </span>
        {!isOff('B') && (
          <span class="order__key" aria-hidden="true">
            B
          </span>
        )}
      </button>
    </fieldset>
  );
}

/** Seldom wanted, and long: these stay folded. */
const FOLDED: readonly GroupName[] = ['stack', 'embarkOne'];

function Group({ name, count, children }: GroupProps) {
  if (name === 'ask') return <div class="orders__list">{children}</div>;
  const title = t(`raid.group.${name}`);
  if (FOLDED.includes(name)) {
    return (
      <details class="orders__group">
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
