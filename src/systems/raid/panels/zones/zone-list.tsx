// The map as a list: every zone with its contents, its connections and the orders that lead there, as real buttons.

import '../../../../words/shell/diary.ts';
import { useSignal } from '@preact/signals';
import { Button, Segmented } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { describeZone } from '../../text/board.ts';
import { describeContents } from '../../text/position.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { ordersAt } from '../orders/order-list.ts';
import { ZONE_FILTERS, type ZoneFilter, zonesFor } from './zone-filter.ts';
import '../../../../ui/sheet/places.css';

export function ZoneList({ desk }: { readonly desk: RaidDesk }) {
  const filter = useSignal<ZoneFilter>('units');
  const zones = zonesFor(desk, filter.value);
  return (
    <section class="zones" aria-label={t('diary.zones')}>
      <Segmented
        legend={t('diary.filter')}
        legendHidden
        choices={ZONE_FILTERS.map((value) => ({ value, label: t(`diary.zones.${value}`) }))}
        value={filter.value}
        onChange={(value) => {
          filter.value = value;
        }}
      />
      {zones.length === 0 && <p>{t('diary.zones.none')}</p>}
      <ul class="zones__list">
        {zones.map((zone) => (
          <ZoneCard key={zone} desk={desk} zone={zone} />
        ))}
      </ul>
    </section>
  );
}

function ZoneCard({ desk, zone }: { readonly desk: RaidDesk; readonly zone: Zone }) {
  const { scenario } = desk.session;
  const name = scenario.zones[zone]?.[lang.value] ?? '';
  const contents = describeContents(desk.playback.shown.value, zone, lang.value);
  const [what, links] = describeZone(scenario, zone, lang.value);
  const orders = desk.orders.ready.value ? ordersAt(desk.orders.listed.value, zone) : [];
  return (
    <li class={desk.looks.focused.value === zone ? 'zone-card zone-card--focused' : 'zone-card'}>
      <header>
        <h3>{name}</h3>
        <Button look="quiet" icon="target" onClick={() => desk.looks.show(zone)}>
          {t('diary.zones.show')}
        </Button>
      </header>
      <p class="zone-card__what">{what}</p>
      {contents.length === 0 && <p>{t('diary.zones.empty')}</p>}
      {contents.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="zone-card__links">{links}</p>
      {orders.length > 0 && (
        <fieldset class="zone-card__orders">
          <legend class="visually-hidden">{t('diary.zones.orders', { zone: name })}</legend>
          {orders.map((order) => (
            <OrderButton key={order.action} desk={desk} order={order} number={0} />
          ))}
        </fieldset>
      )}
    </li>
  );
}
