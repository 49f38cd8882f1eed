// The map's place on the screen: loads it, gives it what to draw whenever that changes, and hears its clicks.

import { untracked, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mapModel } from '../../systems/raid/map/map-model.ts';
import { lang, t } from '../../words/index.ts';
import { afterPicture } from '../kit/after-picture.ts';
import { moves, settings, strongContrast } from '../kit/prefs/settings.ts';
import type { RaidController } from './controller.ts';
import { HoverTip } from './hover-tip.tsx';

type View = typeof import('../../systems/raid/map/view.ts');

let view: View | null = null; // at hand: asking for it again would take a turn of the page, and a frame with it
const loadView = async (): Promise<View> => {
  view ??= await import('../../systems/raid/map/view.ts');
  return view;
};
loadView().catch(() => undefined); // on its way while the raid is being opened

/** The arrow keys go from zone to zone, so the map takes the focus as a control does. */
const HEARS_KEYS = { tabIndex: 0 };

export function MapHost({ raid }: { readonly raid: RaidController }) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => openMap(raid, host.current), [raid]);
  useSignalEffect(() => raid.map.value?.show(mapModel(looksOf(raid))));
  useSignalEffect(() => {
    const briefed = settings.briefing.value === 'read'; // nothing is told behind the briefing of a first raid
    if (raid.begun.value && briefed) untracked(() => void raid.begin());
  });
  return (
    <div class="raid-map">
      <div
        class="raid-map__host"
        role="application"
        ref={host}
        {...HEARS_KEYS}
        id="raid-map"
        aria-label={t('raid.map')}
        aria-describedby="raid-map-help"
      />
      <p class="visually-hidden" id="raid-map-help">
        {t('raid.mapHelp')}
      </p>
      {raid.map.value === null && <p class="raid-map__wait">{t('raid.mapWait')}</p>}
      <HoverTip raid={raid} host={host} />
    </div>
  );
}

/** Opens the map; what it returns closes it again, even when it has not opened yet. */
function openMap(raid: RaidController, host: HTMLElement | null): (() => void) | undefined {
  if (host === null) return undefined;
  let left = false;
  let forget = () => {};
  const close = () => {
    left = true;
    forget();
    raid.playback.attach(null);
    raid.map.value?.destroy();
    raid.map.value = null;
  };
  loadView()
    .then(({ createMapView }) =>
      createMapView(
        host,
        {
          place: (zone) => void raid.zone(zone),
          piece: (unit) => void raid.unit(unit),
          nothing: () => raid.lookAway(),
          hover: (zone) => {
            raid.hovered.value = zone;
          },
        },
        { reducedMotion: !moves.value },
      ),
    )
    .then((map) => {
      if (left) return map.destroy();
      Object.assign(host, { view: map }); // for whoever looks at the page from outside
      map.show(mapModel(looksOf(raid))); // at once; from now on whenever something changes
      raid.map.value = map;
      raid.playback.attach(map);
    })
    .catch(() => undefined) // without a map the zones' list and the orders still play the whole raid
    .then(() => {
      if (left) return;
      forget = afterPicture(() => {
        raid.begun.value = true;
      });
    });
  return close;
}

function looksOf(raid: RaidController) {
  return {
    shown: raid.glance.value?.after ?? raid.playback.shown.value,
    ready: raid.ready.value && raid.glance.value === null,
    decision: raid.decision.value,
    orders: raid.orders.value,
    reach: raid.ways,
    chances: raid.chances.value,
    threats: raid.threatsOn.value ? raid.threats.value : null,
    looked: raid.preview.value ?? raid.armed.value,
    hovered: raid.hovered.value,
    focused: raid.focused.value,
    inspected: raid.inspected.value,
    lit: strongContrast.value,
    lang: lang.value,
  };
}
