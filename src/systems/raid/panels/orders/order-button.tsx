// One order: what it is, what it costs, its chance and its danger. Pointing at it or focusing it shows its odds.

import type { Action } from '../../../../engine/system.ts';
import { Icon, type IconName } from '../../../../ui/kit/index.ts';
import { isOff } from '../../../../ui/kit/keys/help.ts';
import { shortcut } from '../../../../ui/kit/keys/shortcut.ts';
import { lang } from '../../../../words/index.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { unitsIn } from '../../rules/stacks.ts';
import { Flag, has, isFaceDown } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { describeAction } from '../../text/action.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { stackWords } from '../stack/stack-words.ts';
import { chancesOf } from './odds-cache.ts';
import type { RaidOrder } from './order-list.ts';
import { wakeRisk } from './wake-risk.ts';

interface OrderButtonProps {
  readonly desk: RaidDesk;
  readonly order: RaidOrder;
  readonly number: number; // its key, 0 for none
}

const ICONS: Readonly<Record<number, IconName>> = {
  [Do.step]: 'boots',
  [Do.land]: 'boots',
  [Do.sail]: 'craft',
  [Do.embark]: 'craft',
  [Do.embarkOne]: 'craft',
  [Do.fire]: 'rifle',
  [Do.snipe]: 'target',
  [Do.assault]: 'grenade',
  [Do.front]: 'up',
  [Do.leave]: 'down',
  [Do.done]: 'check',
};

export function OrderButton({ desk, order, number }: OrderButtonProps) {
  const { action } = order;
  const icon = ICONS[doing(action)];
  const look = () => {
    desk.orders.preview.value = action;
  };
  const away = () => {
    if (desk.orders.preview.value === action) desk.orders.preview.value = null;
  };
  return (
    <button
      type="button"
      class="order"
      data-order={action}
      aria-keyshortcuts={shortcut(number > 0 && number < 10 ? String(number) : undefined)}
      aria-pressed={desk.orders.armed.value === action ? true : undefined}
      onClick={() => void desk.orders.give(action)}
      onMouseEnter={look}
      onMouseLeave={away}
      onFocus={look}
      onBlur={away}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span class="order__what">
        {describeAction(desk.session.scenario, action, lang.value)}
        <Detail desk={desk} order={order} />
      </span>
      <Figures desk={desk} order={order} />
      {number > 0 && number < 10 && !isOff(String(number)) && (
        <span class="order__key" aria-hidden="true">
          {number}
        </span>
      )}
    </button>
  );
}

/** Who would be taken up: everyone there who is not done. */
function Detail({ desk, order }: { readonly desk: RaidDesk; readonly order: RaidOrder }) {
  if (doing(order.action) !== Do.take) return null;
  const state = desk.orders.position;
  const units = unitsIn(state, first(order.action)).filter((u) => !has(state, u, Flag.done));
  return <small>{stackWords(state, units)}</small>;
}

function Figures({ desk, order }: { readonly desk: RaidDesk; readonly order: RaidOrder }) {
  const chance = chancesOf(desk.orders.position).value.get(order.action);
  const zone = order.place;
  const hidden = order.way !== null && zone !== null && isFaceDown(desk.orders.position, zone);
  const risk = wakeRisk(desk.orders.position, order.action, order.way);
  return (
    <span class="order__figures numbers">
      {order.way !== null && <span>{t('raid.mp', { n: order.way.cost })}</span>}
      {chance !== undefined && (
        <b>
          {chance}
          <span class="visually-hidden"> {t(chanceOfWhat(order.action))}</span>
        </b>
      )}
      {hidden && (
        <span class="order__risk" title={t('raid.hiddenThere')}>
          <Icon name="help" />
          <span class="visually-hidden">{t('raid.hiddenThere')}</span>
        </span>
      )}
      {risk !== null && (
        <span class="order__risk" title={t('raid.wakeRisk', { n: risk })}>
          <Icon name="eye" />
          <span aria-hidden="true">{risk} %</span>
          <span class="visually-hidden">{t('raid.wakeRisk', { n: risk })}</span>
        </span>
      )}
    </span>
  );
}

/** What a figure is the chance of. */
const chanceOfWhat = (action: Action) =>
  doing(action) === Do.assault ? 'raid.odds.toHold' : 'raid.odds.toHit';
