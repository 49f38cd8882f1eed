// One order as a button: what it is, a small line below it, figures at its end, and its number.

import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../kit/icon.tsx';
import { isOff } from '../kit/keys/help.ts';
import type { Order, Orders } from './desk.ts';

/** What the button reads and calls, of whatever system. */
export interface ButtonDesk {
  readonly orders: Pick<Orders, 'preview' | 'armed' | 'give'> & {
    readonly listed: { readonly value: readonly Order[] };
  };
}

interface OrderButtonProps {
  readonly desk: ButtonDesk;
  readonly order: Order;
  readonly icon?: IconName;
  readonly detail?: ComponentChildren | undefined;
  readonly figures?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function OrderButton({ desk, order, icon, detail, figures, children }: OrderButtonProps) {
  const { orders } = desk;
  const number = orders.listed.value.indexOf(order) + 1;
  const look = () => {
    orders.preview.value = order.action;
  };
  const away = () => {
    if (orders.preview.value === order.action) orders.preview.value = null;
  };
  return (
    <button
      type="button"
      class="order"
      data-order={order.action}
      aria-pressed={orders.armed.value === order.action ? true : undefined}
      onClick={() => void orders.give(order.action)}
      onMouseEnter={look}
      onMouseLeave={away}
      onFocus={look}
      onBlur={away}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span class="order__what">
        {children}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {figures !== undefined && <span class="order__figures numbers">{figures}</span>}
      {number > 0 && number < 10 && !isOff(String(number)) && (
        <span class="order__key" aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}
