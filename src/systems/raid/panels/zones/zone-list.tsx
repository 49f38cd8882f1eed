// The map as a list: every zone with its contents, its connections and the orders that lead there, as real buttons.

import '../../../../words/shell/diary.ts';
import { useSignal } from '@preact/signals';
import { Button, Segmented } from '../../../../ui/kit/index.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { showZone } from '../../../../ui/play/log/log-panel.tsx';
import { lang, t } from '../../../../words/index.ts';
import type { Zone } from '../../rules/types.ts';
import { describeZone } from '../../text/board.ts';
import { describeContents } from '../../text/position.ts';
import { OrderButton } from '../orders/order-button.tsx';
import { ordersAt } from '../orders/order-list.ts';
import { ZONE_FILTERS, type ZoneFilter, zonesFor } from './zone-filter.ts';
import './zones.css';

export function ZoneList({ raid }: { readonly raid: RaidController }) {
  const filter = useSignal<ZoneFilter>('units');
  const zones = zonesFor(raid, filter.value);
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
          <ZoneCard key={zone} raid={raid} zone={zone} />
        ))}
      </ul>
    </section>
  );
}

function ZoneCard({ raid, zone }: { readonly raid: RaidController; readonly zone: Zone }) {
  const { scenario } = raid.session;
  const name = scenario.zones[zone]?.[lang.value] ?? '';
  const contents = describeContents(raid.playback.shown.value, zone, lang.value);
  const [what, links] = describeZone(scenario, zone, lang.value);
  const orders = raid.ready.value ? ordersAt(raid.state, raid.orders.value, zone) : [];
  return (
    <li class={raid.focused.value === zone ? 'zone-card zone-card--focused' : 'zone-card'}>
      <header>
        <h3>{name}</h3>
        <Button look="quiet" icon="target" onClick={() => showZone(raid, zone)}>
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
            <OrderButton key={order.action} raid={raid} order={order} number={0} />
          ))}
        </fieldset>
      )}
    </li>
  );
}
