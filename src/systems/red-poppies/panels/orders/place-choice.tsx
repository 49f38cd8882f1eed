// 5.11 Setting up: formed or dispersed, where the staff would have the unit, every square it may have, or the staff for all
// the rest.

import { Button, Segmented } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { placedAs, placeTheRest, proposed } from '../desk/placing.ts';
import { Offer } from './offer.tsx';
import { orderOf } from './order-list.ts';

export function PlaceChoice({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const best = proposed(s, orders.asked.value);
  const proposal = orders.listed.value.find(
    ({ place }) => best !== null && place === A.whereOf(best),
  );
  return (
    <div class="orders__groups">
      <Segmented
        legend={t('rp.place.face')}
        choices={[
          { value: 'place', label: t('rp.formed') },
          { value: 'place-dispersed', label: t('rp.dispersed') },
        ]}
        value={placedAs.value}
        onChange={(face) => {
          placedAs.value = face;
        }}
      />
      {best !== null && (
        <div class="orders__list">
          <Offer desk={desk} order={proposal ?? orderOf(s, best)} detail={t('rp.place.staff')} />
        </div>
      )}
      <Button look="secondary" icon="officer" wide onClick={() => void placeTheRest(orders)}>
        {t('rp.place.rest')}
      </Button>
      <details class="orders__group">
        <summary>{t('rp.place.where')}</summary>
        <ul class="rp-squares">
          {orders.listed.value.map((order) => (
            <li key={order.action}>
              <Offer desk={desk} order={order}>
                {order.place === null ? '' : labelOf(voice, order.place)}
              </Offer>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
