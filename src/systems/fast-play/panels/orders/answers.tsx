// 4.3, 7.1, 13.9, 14.6, 14.8 A short question: each answer in a line, and what to know before it.

import { percent } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import type { IconName } from '../../../../ui/kit/index.ts';
import { Ruled } from '../../../../ui/kit/ruled.tsx';
import { OrderButton } from '../../../../ui/sheet/order-button.tsx';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import { characterOf, type State } from '../../rules/state.ts';
import { CHARACTERS, Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { sentence as inWords } from '../../text/catalogue.ts';
import { capital, Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { oddsOf } from './attack-odds.ts';

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
            detail={detailOf(orders.position, order.action)}
          >
            {offerText(orders.position, order.action, lang.value)}
          </OrderButton>
        );
      })}
    </div>
  );
}

const DETAILS = {
  [A.Do.first]: 'fp.answer.first',
  [A.Do.second]: 'fp.answer.second',
  [A.Do.follow]: 'fp.answer.follow',
  [A.Do.stay]: 'fp.answer.stay',
  [A.Do.keep]: 'fp.answer.keep',
} as const;

/** What an answer means, or what the die may bring. */
function detailOf(s: State, action: Action): string | undefined {
  const kind = A.kindOf(action);
  if (kind === A.Do.test) return chancesOf(s, action);
  const key = DETAILS[kind as keyof typeof DETAILS];
  return key === undefined ? undefined : t(key);
}

/** 4.2 'fainthearted 33 %, cautious 33 %, …'. */
function chancesOf(s: State, action: Action): string {
  const voice = new Voice(s.scenario, lang.value);
  const chances = oddsOf(s, action)?.character ?? [];
  return chances
    .map((chance, character) => `${voice.character(character)} ${percent(chance)}\u00a0%`)
    .join(', ');
}

/** 6.2 What the general's character means for his points. */
export function Character({ desk }: { readonly desk: BattleDesk }) {
  const name = CHARACTERS[characterOf(desk.orders.position, Side.french)] ?? 'cautious';
  const means = inWords(lang.value, `character.means.${name}`, { rule: cite('6.2') });
  return (
    <p class="fp-means">
      <Ruled sentence={capital(means)} />
    </p>
  );
}
