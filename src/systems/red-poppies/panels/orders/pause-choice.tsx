// 6.33 The enemy moves in sight: who fires, with the chance of each shot, and the standing orders for the next time.

import { Segmented } from '../../../../ui/kit/index.ts';
import { t } from '../../screen-words/t.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { HOWS, RANGES, standingOrders } from '../desk/standing-fire.ts';
import { Answers } from './answers.tsx';

export function PauseChoice({ desk }: { readonly desk: BattleDesk }) {
  return (
    <div class="orders__groups">
      <Answers desk={desk} />
      <StandingOrders />
    </div>
  );
}

/** From how near each arm opens fire, and whether it asks first. */
export function StandingOrders() {
  return (
    <details class="orders__group">
      <summary>{t('rp.standing')}</summary>
      {(['guns', 'rifles'] as const).map((arm) => {
        const order = standingOrders[arm];
        return (
          <div key={arm} class="rp-standing">
            <Segmented
              legend={t(`rp.standing.${arm}`)}
              choices={HOWS.map((how) => ({ value: how, label: t(`rp.standing.${how}`) }))}
              value={order.value.how}
              onChange={(how) => {
                order.value = { ...order.value, how };
              }}
            />
            {order.value.how !== 'hold' && (
              <Segmented
                legend={t('rp.standing.within')}
                choices={RANGES.map((n) => ({
                  value: String(n),
                  label: n === 8 ? t('rp.standing.any') : String(n),
                }))}
                value={String(order.value.within)}
                onChange={(n) => {
                  order.value = { ...order.value, within: Number(n) };
                }}
              />
            )}
          </div>
        );
      })}
    </details>
  );
}
