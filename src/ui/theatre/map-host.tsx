// The map of the theatre: the raid screen's, with nothing to order. It shows the position it is told and hears which
// zone is looked at.

import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { GameData } from '../../engine/position.ts';
import { t } from '../../words/index.ts';
import { tellMissing } from '../kit/missing.ts';
import { moves, strongContrast } from '../kit/prefs/settings.ts';
import { HoverTip } from '../play/hover-tip.tsx';
import type { SheetWish } from '../sheet/face.ts';
import type { Place, SheetModel } from '../sheet/model.ts';
import { plainSheet } from '../sheet/plain-sheet.ts';
import type { Theatre } from './controller.ts';

export function TheatreMap({ theatre }: { readonly theatre: Theatre }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => openMap(theatre, host.current), [theatre]);
  useSignalEffect(() => theatre.map.value?.show(sheetOf(theatre)));
  return (
    <div class="raid-map">
      <div
        class="raid-map__host"
        role="img"
        ref={host}
        id="theatre-map"
        aria-label={t('theatre.map')}
      />
      {theatre.map.value === null && <p class="raid-map__wait">{t('play.mapWait')}</p>}
      <HoverTip face={theatre.face} hovered={theatre.hovered} shown={theatre.shown} host={host} />
    </div>
  );
}

function openMap(theatre: Theatre, host: HTMLElement | null): (() => void) | undefined {
  if (host === null) return undefined;
  let left = false;
  const look = (place: Place | null) => {
    theatre.inspected.value = theatre.inspected.value === place ? null : place;
  };
  theatre.face
    .map()
    .then(({ createMapView }) =>
      createMapView(
        host,
        {
          place: look,
          piece: () => undefined,
          nothing: () => look(null),
          hover: (place) => {
            theatre.hovered.value = place;
          },
        },
        { reducedMotion: !moves.value },
      ),
    )
    .then((map) => {
      if (left) return map.destroy();
      Object.assign(host, { view: map }); // for whoever looks at the page from outside
      theatre.map.value = map;
    })
    .catch(tellMissing); // without a map the log and the timeline still tell the raid
  return () => {
    left = true;
    theatre.close();
  };
}

/** What is shown, with nothing lit up: there is nothing to order. */
function sheetOf(theatre: Theatre): SheetModel<GameData> {
  const wish: SheetWish = {
    shown: theatre.shown.value,
    position: theatre.session.position,
    ready: false,
    asked: theatre.session.asked,
    orders: [],
    threats: false,
    looked: null,
    hovered: null,
    focused: null,
    inspected: theatre.inspected.value,
    lit: strongContrast.value,
  };
  return theatre.face.sheet?.(wish) ?? plainSheet(wish);
}
