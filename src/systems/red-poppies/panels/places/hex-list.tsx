// The map as a list: squares with who stands there, their ground, and what leads there as real buttons.

import { useSignal } from '@preact/signals';
import { Button, Segmented } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { isOrderable } from '../../rules/orders.ts';
import { hexOf, isIn, type State } from '../../rules/state.ts';
import { type HexId, SIDES, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { hexText, labelOf } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { readyUnits, takeUp } from '../desk/in-hand.ts';
import { Offer } from '../orders/offer.tsx';
import '../../../../ui/sheet/places.css';

const FILTERS = ['units', 'objectives', 'all'] as const;
type Filter = (typeof FILTERS)[number];

const hexesFor = (s: State, filter: Filter): HexId[] =>
  [...s.scenario.hexes.keys()].filter((hex) => {
    if (filter === 'units') return SIDES.some((_, side) => isIn(s, hex, side as SideId));
    if (filter === 'objectives') return s.scenario.objectives.some((one) => one.hex === hex);
    return true;
  });

export function HexList({ desk }: { readonly desk: BattleDesk }) {
  const filter = useSignal<Filter>('units');
  return (
    <section class="zones" aria-label={t('rp.squares.tab')}>
      <Segmented
        legend={t('rp.squares.tab')}
        legendHidden
        choices={FILTERS.map((value) => ({ value, label: t(`rp.squares.${value}`) }))}
        value={filter.value}
        onChange={(value) => {
          filter.value = value;
        }}
      />
      <ul class="zones__list">
        {hexesFor(desk.playback.shown.value, filter.value).map((hex) => (
          <HexCard key={hex} desk={desk} hex={hex} />
        ))}
      </ul>
    </section>
  );
}

function HexCard({ desk, hex }: { readonly desk: BattleDesk; readonly hex: HexId }) {
  const s = desk.playback.shown.value;
  const { orders, looks } = desk;
  const here = orders.ready.value ? orders.listed.value.filter(({ place }) => place === hex) : [];
  return (
    <li class={looks.focused.value === hex ? 'zone-card zone-card--focused' : 'zone-card'}>
      <header>
        <h3>{labelOf(new Voice(s.scenario, lang.value), hex)}</h3>
        <Button look="quiet" icon="target" onClick={() => looks.show(hex)}>
          {t('rp.squares.show')}
        </Button>
      </header>
      {contents(s, hex, lang.value).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="zone-card__what">{hexText(s.scenario, hex, lang.value, 'names', s)}</p>
      {orders.ready.value && canTake(desk, hex) && (
        <Button look="secondary" icon="flag" onClick={() => takeUp(desk, hex)}>
          {t('rp.squares.take')}
        </Button>
      )}
      {here.length > 0 && (
        <div class="zone-card__orders">
          {here.map((order) => (
            <Offer key={order.action} desk={desk} order={order} />
          ))}
        </div>
      )}
    </li>
  );
}

function canTake({ orders }: BattleDesk, hex: HexId): boolean {
  const s = orders.position;
  switch (orders.asked.value.kind) {
    case 'half':
      return isOrderable(s, hex, s.scenario.human);
    case 'act':
      return readyUnits(s).some((unit) => hexOf(s, unit) === hex);
    default:
      return false;
  }
}
