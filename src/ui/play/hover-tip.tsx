// What lies in the zone under the pointer, in a small tip beside it.

import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { contentsOf } from '../../systems/raid/map/contents.ts';
import type { RaidState } from '../../systems/raid/rules/state.ts';
import type { Zone } from '../../systems/raid/rules/types.ts';
import { describeMarkers } from '../../systems/raid/text/position.ts';
import { Voice } from '../../systems/raid/text/voice.ts';
import { lang, t } from '../../words/index.ts';
import type { RaidController } from './controller.ts';
import './hover-tip.css';
import { Counter } from '../../systems/raid/panels/stack/counter.tsx';

interface HoverTipProps {
  readonly raid: {
    readonly hovered: RaidController['hovered'];
    readonly playback: { readonly shown: ReadonlySignal<RaidState> };
  };
  readonly host: RefObject<HTMLElement | null>;
}

const ASIDE = 18; // px from the pointer

export function HoverTip({ raid, host }: HoverTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const zone = raid.hovered.value;
  useEffect(() => follow(host.current, tip), [host]);
  if (zone === null) return <div class="zone-tip" hidden ref={tip} />;
  const state = raid.playback.shown.value;
  const info = state.scenario.zones[zone];
  return (
    <div class="zone-tip" ref={tip} aria-hidden="true">
      <strong>{info?.[lang.value]}</strong>
      <span class="zone-tip__ground">
        {lang.value === 'fr' ? info?.terrainFr : info?.terrain}
        {info !== undefined && info.protection > 0 && (
          <> · {t('raid.protection', { n: info.protection })}</>
        )}
      </span>
      <Fanned state={state} zone={zone} />
      {describeMarkers(state, zone, lang.value).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}

/** The counters of a zone side by side, craft with those aboard. */
function Fanned({ state, zone }: { readonly state: RaidState; readonly zone: Zone }) {
  const { british, boats, german } = contentsOf(state, zone);
  const voice = new Voice(state.scenario, lang.value);
  const rows = [
    british?.units ?? [],
    ...boats.map(({ craft, men }) => [craft, ...men]),
    german?.units ?? [],
  ];
  return (
    <>
      {rows.map((units) =>
        units.length === 0 ? null : (
          <span class="zone-tip__row" key={units[0]}>
            {units.map((unit) => (
              <Counter key={unit} state={state} unit={unit} small />
            ))}
            <small>{voice.units(units)}</small>
          </span>
        ),
      )}
    </>
  );
}

/** Keeps the tip beside the pointer and inside the map. */
function follow(
  host: HTMLElement | null,
  tip: RefObject<HTMLElement | null>,
): (() => void) | undefined {
  if (host === null) return undefined;
  const move = (event: PointerEvent) => {
    const box = tip.current;
    if (box === null || event.pointerType === 'touch') return;
    const around = host.getBoundingClientRect();
    const x = event.clientX - around.left;
    const y = event.clientY - around.top;
    const left = x + ASIDE + 280 > around.width ? x - ASIDE - 280 : x + ASIDE;
    const upward = y > around.height * 0.6;
    box.style.left = `${Math.max(4, left)}px`;
    box.style.top = upward ? 'auto' : `${y + ASIDE}px`;
    box.style.bottom = upward ? `${around.height - y + ASIDE}px` : 'auto';
  };
  host.addEventListener('pointermove', move);
  return () => host.removeEventListener('pointermove', move);
}
