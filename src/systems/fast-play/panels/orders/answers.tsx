// 4.3, 7.1, 13.9, 14.6, 14.8 A short question: each answer in a line, and what to know before it.

import type { IconName } from '../../../../ui/kit/index.ts';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import { characterOf } from '../../rules/state.ts';
import { CHARACTERS, Side } from '../../rules/types.ts';
import { offerText } from '../../text/actions.ts';
import { sentence as inWords } from '../../text/catalogue.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { OrderButton } from './order-button.tsx';

const ICONS: Readonly<Record<number, IconName>> = {
  [A.Do.test]: 'dice',
  [A.Do.keep]: 'officer',
  [A.Do.lead]: 'flag',
  [A.Do.command]: 'officer',
  [A.Do.first]: 'forward',
  [A.Do.second]: 'wait',
  [A.Do.follow]: 'boots',
  [A.Do.stay]: 'wait',
  [A.Do.convert]: 'back',
  [A.Do.lose]: 'skull',
};

export function Answers({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  const { kind } = orders.asked.value;
  return (
    <div class="orders__list">
      {(kind === 'character' || kind === 'lead') && <Character desk={desk} />}
      {orders.listed.value.map((order) => {
        const icon = ICONS[A.kindOf(order.action)];
        return (
          <OrderButton
            key={order.action}
            desk={desk}
            order={order}
            {...(icon === undefined ? {} : { icon })}
          >
            {offerText(orders.position, order.action, lang.value)}
          </OrderButton>
        );
      })}
    </div>
  );
}

/** 6.2 What the general's character means for his points. */
function Character({ desk }: { readonly desk: BattleDesk }) {
  const name = CHARACTERS[characterOf(desk.orders.position, Side.french)] ?? 'cautious';
  const means = inWords(lang.value, `character.means.${name}`, { rule: cite('6.2') });
  return (
    <p class="fp-means">
      <Ruled sentence={means} />
    </p>
  );
}
