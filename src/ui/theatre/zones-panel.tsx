// The map at this moment as a list: what lies in every zone and where it leads, for everybody who would rather read it.

import '../../words/shell/diary.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Zone } from '../../systems/raid/rules/types.ts';
import { describeZone } from '../../systems/raid/text/board.ts';
import { describeContents } from '../../systems/raid/text/position.ts';
import { lang, t } from '../../words/index.ts';
import { Button, Segmented } from '../kit/index.ts';
import '../../systems/raid/panels/zones/zones.css';
import type { Theatre } from './controller.ts';
import { showTop } from './show-line.ts';

const FILTERS = ['units', 'all'] as const;

export function ZonesPanel({ theatre }: { readonly theatre: Theatre }) {
  const filter = useSignal<(typeof FILTERS)[number]>('units');
  const box = useRef<HTMLElement>(null);
  useEffect(() => showTop(box.current), []);
  const state = theatre.shown.value;
  const all = state.scenario.zones.map((_, zone) => ({
    zone,
    contents: describeContents(state, zone, lang.value),
  }));
  const zones = filter.value === 'all' ? all : all.filter(({ contents }) => contents.length > 0);
  return (
    <section class="zones" aria-label={t('diary.zones')} ref={box}>
      <Segmented
        legend={t('diary.filter')}
        legendHidden
        choices={FILTERS.map((value) => ({ value, label: t(`diary.zones.${value}`) }))}
        value={filter.value}
        onChange={(value) => {
          filter.value = value;
        }}
      />
      <ul class="zones__list">
        {zones.map((shown) => (
          <Card key={shown.zone} theatre={theatre} {...shown} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly theatre: Theatre;
  readonly zone: Zone;
  readonly contents: readonly string[];
}

function Card({ theatre, zone, contents }: CardProps) {
  const { scenario } = theatre.start;
  const [what, links] = describeZone(scenario, zone, lang.value);
  const show = () => {
    theatre.inspected.value = zone;
    theatre.map.value?.panTo(zone);
  };
  return (
    <li class="zone-card">
      <header>
        <h3>{scenario.zones[zone]?.[lang.value]}</h3>
        <Button look="quiet" icon="target" onClick={show}>
          {t('diary.zones.show')}
        </Button>
      </header>
      <p class="zone-card__what">{what}</p>
      {contents.length === 0 && <p>{t('diary.zones.empty')}</p>}
      {contents.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p class="zone-card__links">{links}</p>
    </li>
  );
}
