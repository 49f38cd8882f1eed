// One order as a button, in the words in which it is offered, with its chance where it is a shot.

import type { ComponentChildren } from 'preact';
import type { IconName } from '../../../../ui/kit/index.ts';
import { OrderButton } from '../../../../ui/sheet/order-button.tsx';
import { lang } from '../../../../words/index.ts';
import type { Verb } from '../../rules/actions.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import type { BattleDesk, BattleOrder } from '../desk/battle-desk.ts';
import { chanceOf } from './shot-chance.ts';

const ICONS: Partial<Record<Verb, IconName>> = {
  pass: 'wait',
  later: 'wait',
  keep: 'wait',
  close: 'wait',
  stop: 'wait',
  end: 'check',
  hex: 'officer',
  mass: 'flag',
  all: 'flag',
  go: 'flag',
  with: 'officer',
  enter: 'boots',
  target: 'target',
  cancel: 'back',
  messenger: 'boots',
  deploy: 'officer',
  dig: 'down',
  climb: 'down',
  'climb-both': 'down',
  fire: 'rifle',
  'fire-at': 'rifle',
  shoot: 'rifle',
  'shoot-at': 'rifle',
  return: 'rifle',
  'return-at': 'rifle',
  move: 'boots',
  'move-both': 'boots',
  melee: 'grenade',
  'melee-both': 'grenade',
  strike: 'grenade',
  exit: 'forward',
  'exit-both': 'forward',
  gap: 'check',
};

interface OfferProps {
  readonly desk: BattleDesk;
  readonly order: BattleOrder;
  readonly detail?: ComponentChildren;
  readonly figures?: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Offer({ desk, order, detail, figures, children }: OfferProps) {
  const s = desk.orders.position;
  const icon = ICONS[order.group];
  const chance = chanceOf(s, order.action);
  const shown =
    figures ??
    (chance === null ? undefined : (
      <b>
        {chance} <span class="visually-hidden">{t('rp.chance.break')}</span>
      </b>
    ));
  return (
    <OrderButton
      desk={desk}
      order={order}
      detail={detail}
      {...(icon === undefined ? {} : { icon })}
      {...(shown === undefined ? {} : { figures: shown })}
    >
      {children ?? offerText(s, order.action, lang.value)}
    </OrderButton>
  );
}
