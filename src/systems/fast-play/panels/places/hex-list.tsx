// The map as a list: hexes with who stands there, their ground, and what leads there as real buttons.

import { useSignal } from '@preact/signals';
import { Button, Segmented } from '../../../../ui/kit/index.ts';
import { OrderButton } from '../../../../ui/sheet/order-button.tsx';
import { lang } from '../../../../words/index.ts';
import { isEmpty, type State, unitIn } from '../../rules/state.ts';
import { type HexId, NONE } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { mayBeOrdered, takeUp } from '../desk/in-hand.ts';
import '../../../../ui/sheet/places.css';

const FILTERS = ['units', 'objectives', 'all'] as const;
type Filter = (typeof FILTERS)[number];

const hexesFor = (s: State, filter: Filter): HexId[] =>
  s.scenario.hexes.flatMap((_, hex) => {
    if (filter === 'units' && isEmpty(s, hex)) return [];
    if (filter === 'objectives' && (s.scenario.objectiveAt[hex] ?? NONE) === NONE) return [];
    return [hex];
  });

export function HexList({ desk }: { readonly desk: BattleDesk }) {
  const filter = useSignal<Filter>('units');
  const hexes = hexesFor(desk.playback.shown.value, filter.value);
  return (
    <section class="zones" aria-label={t('fp.hexes')}>
      <Segmented
        legend={t('fp.hexes')}
        legendHidden
        choices={FILTERS.map((value) => ({ value, label: t(`fp.hexes.${value}`) }))}
        value={filter.value}
        onChange={(value) => {
          filter.value = value;
        }}
      />
      <ul class="zones__list">
        {hexes.map((hex) => (
          <HexCard key={hex} desk={desk} hex={hex} />
        ))}
      </ul>
    </section>
  );
}

function HexCard({ desk, hex }: { readonly desk: BattleDesk; readonly hex: HexId }) {
  const s = desk.playback.shown.value;
  const { orders } = desk;
  const unit = unitIn(s, hex);
  const here = orders.ready.value ? orders.listed.value.filter(({ place }) => place === hex) : [];
  const canTake =
    orders.ready.value &&
    orders.asked.value.kind === 'move' &&
    unit !== NONE &&
    mayBeOrdered(orders.position, unit);
  return (
    <li class={desk.looks.focused.value === hex ? 'zone-card zone-card--focused' : 'zone-card'}>
      <header>
        <h3>{labelOf(new Voice(s.scenario, lang.value), hex)}</h3>
        <Button look="quiet" icon="target" onClick={() => desk.looks.show(hex)}>
          {t('fp.hexes.show')}
        </Button>
      </header>
      {contents(s, hex, lang.value).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="zone-card__what">{hexText(s.scenario, hex, lang.value, 'names', s)}</p>
      {canTake && (
        <Button look="secondary" icon="flag" onClick={() => takeUp(desk, unit)}>
          {t('fp.hexes.take')}
        </Button>
      )}
      {here.length > 0 && (
        <div class="zone-card__orders">
          {here.map((order) => (
            <OrderButton key={order.action} desk={desk} order={order}>
              {offerText(orders.position, order.action, lang.value)}
            </OrderButton>
          ))}
        </div>
      )}
    </li>
  );
}
