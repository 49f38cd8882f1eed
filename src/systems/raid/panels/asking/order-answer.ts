// An order in the numbered list: its name, who it is about, its price and its chance.

import { lang } from '../../../../words/index.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { unitsIn } from '../../rules/stacks.ts';
import { Flag, has } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { describeAction } from '../../text/action.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import type { RaidOrder } from '../orders/order-list.ts';
import { spokenOdds } from '../speech/odds-spoken.ts';
import { spokenStack } from '../speech/stack-spoken.ts';

export function orderAnswer({ orders, session }: RaidDesk, { action, way }: RaidOrder): string {
  const s = orders.position;
  const what = describeAction(session.scenario, action, lang.value);
  if (doing(action) === Do.take) {
    const units = unitsIn(s, first(action)).filter((unit) => !has(s, unit, Flag.done));
    return t('ask.order', { what, more: spokenStack(s, units) });
  }
  if (doing(action) === Do.end) return what;
  const near = way !== null && way.actions.length === 1 ? [t('raid.mp', { n: way.cost })] : [];
  const odds = spokenOdds(s, action).join(' ').replace(/\.$/, '');
  const more = [...near, ...(odds === '' ? [] : [odds])].join(', ');
  return more === '' ? what : t('ask.order', { what, more });
}
