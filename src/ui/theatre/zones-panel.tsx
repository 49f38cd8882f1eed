// The map at this moment as a list: what lies in every place and where it leads, for everybody who would rather read it.

import '../../words/shell/diary.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../words/index.ts';
import { Button, Segmented } from '../kit/index.ts';
import { tabName } from '../play/tab-name.ts';
import '../sheet/places.css';
import type { PlaceRead } from '../sheet/face-report.ts';
import type { Theatre } from './controller.ts';
import { showTop } from './show-line.ts';

const FILTERS = ['units', 'all'] as const;

export function ZonesPanel({ theatre }: { readonly theatre: Theatre }) {
  const filter = useSignal<(typeof FILTERS)[number]>('units');
  const box = useRef<HTMLElement>(null);
  useEffect(() => showTop(box.current), []);
  const { face } = theatre;
  const position = theatre.shown.value;
  const all = face.replay.places(position.scenario).map((place) => ({
    place,
    contents: face.words.contents(position, place.place),
  }));
  const places = filter.value === 'all' ? all : all.filter(({ contents }) => contents.length > 0);
  return (
    <section class="zones" aria-label={tabName(face, 'zones')} ref={box}>
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
        {places.map((shown) => (
          <Card key={shown.place.place} theatre={theatre} {...shown} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  readonly theatre: Theatre;
  readonly place: PlaceRead;
  readonly contents: readonly string[];
}

function Card({ theatre, place: { place, name, what, links }, contents }: CardProps) {
  const show = () => {
    theatre.inspected.value = place;
    theatre.map.value?.panTo(place);
  };
  return (
    <li class="zone-card">
      <header>
        <h3>{name}</h3>
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
