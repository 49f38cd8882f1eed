// The map's place on the screen: loads it, gives it what to draw whenever that changes, and hears its clicks.

import { untracked, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameData } from '../../engine/position.ts';
import { t } from '../../words/index.ts';
import { afterPicture } from '../kit/after-picture.ts';
import { tellMissing } from '../kit/missing.ts';
import { helpIsOn, moves, settings, strongContrast } from '../kit/prefs/settings.ts';
import type { SheetWish } from '../sheet/face.ts';
import type { SheetListener, SheetModel } from '../sheet/model.ts';
import { plainSheet } from '../sheet/plain-sheet.ts';
import type { PlayDesk } from './desk/desk.ts';
import { HoverTip } from './hover-tip.tsx';
import { pressPiece, pressPlace } from './press.ts';
import type { Table } from './table.ts';

/** The arrow keys go from zone to zone, so the map takes the focus as a control does. */
const HEARS_KEYS = { tabIndex: 0 };

interface MapHostProps extends Table {
  readonly desk: PlayDesk;
}

export function MapHost({ face, desk }: MapHostProps) {
  const { looks, playback } = desk;
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => openMap({ face, desk }, host.current), [face, desk]);
  const pencilled = useRef(false);
  useSignalEffect(() => {
    const sheet = sheetOf({ face, desk });
    looks.map.value?.show(sheet);
    pencilled.current = showThreats(desk, sheet, pencilled.current);
  });
  useSignalEffect(() => {
    const briefed = settings.briefing.value === 'read'; // nothing is told behind the briefing of a first raid
    if (looks.begun.value && briefed) untracked(() => void desk.begin());
  });
  return (
    <div class="raid-map">
      <div
        class="raid-map__host"
        role="application"
        ref={host}
        {...HEARS_KEYS}
        id="raid-map"
        aria-label={face.labels.map()}
        aria-describedby="raid-map-help"
      />
      <p class="visually-hidden" id="raid-map-help">
        {face.labels.mapHelp()}
      </p>
      {looks.map.value === null && !looks.begun.value && (
        <p class="raid-map__wait">{t('play.mapWait')}</p>
      )}
      <HoverTip face={face} hovered={looks.hovered} shown={playback.shown} host={host} />
    </div>
  );
}

/** Opens the map; what it returns closes it again, even when it has not opened yet. */
function openMap({ face, desk }: MapHostProps, host: HTMLElement | null) {
  if (host === null) return undefined;
  const { looks, playback } = desk;
  let left = false;
  let forget = () => {};
  const close = () => {
    left = true;
    forget();
    playback.attach(null);
    looks.map.value?.destroy();
    looks.map.value = null;
  };
  face
    .map()
    .then(({ createMapView }) =>
      createMapView(host, listenerOf({ face, desk }), { reducedMotion: !moves.value }),
    )
    .then((map) => {
      if (left) return map.destroy();
      Object.assign(host, { view: map }); // for whoever looks at the page from outside
      map.show(sheetOf({ face, desk })); // at once; from now on whenever something changes
      looks.map.value = map;
      playback.attach(map);
    })
    .catch(tellMissing) // without a map the list of places and the orders still play the whole game
    .then(() => {
      if (left) return;
      forget = afterPicture(() => {
        looks.begun.value = true;
      });
    });
  return close;
}

function listenerOf({ face, desk }: MapHostProps): SheetListener {
  const { orders, looks } = desk;
  return {
    place: (place) => void pressPlace({ face, desk }, place),
    piece: (piece) => void pressPiece({ face, desk }, piece),
    nothing: () => {
      looks.lookAway();
      orders.refused.value = null;
    },
    hover: (place) => {
      looks.hovered.value = place;
    },
  };
}

/** Threats that have just been asked for are brought into sight, once; true once they have been. */
function showThreats({ looks }: PlayDesk, { threats }: SheetModel<GameData>, seen: boolean) {
  if (!looks.threatsOn.value) return false;
  if (seen || threats.length === 0) return seen;
  looks.map.value?.panTo(...threats.flatMap(({ from, to }) => [to, from]));
  return true;
}

function sheetOf({ face, desk }: Table): SheetModel<GameData> {
  const wish = wishOf(desk);
  return face.sheet?.(wish) ?? plainSheet(wish);
}

function wishOf({ orders, looks, playback }: Table['desk']): SheetWish {
  const ready = orders.ready.value;
  return {
    shown: looks.glance.value?.after ?? playback.shown.value,
    position: orders.position,
    ready: ready && looks.glance.value === null,
    asked: orders.asked.value,
    orders: orders.listed.value,
    threats: ready && looks.threatsOn.value && helpIsOn('threats'),
    looked: orders.preview.value ?? orders.armed.value,
    hovered: looks.hovered.value,
    focused: looks.focused.value,
    inspected: looks.inspected.value,
    arrows: ready ? looks.arrows.value : [],
    lit: strongContrast.value,
    telling: playback.current.value?.event ?? null,
  };
}
