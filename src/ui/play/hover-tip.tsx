// What lies in the place under the pointer, in a small tip beside it.

import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '../../engine/position.ts';
import type { Face } from '../sheet/face.ts';
import type { Place } from '../sheet/model.ts';
import './hover-tip.css';

interface HoverTipProps {
  readonly face: Face;
  readonly hovered: ReadonlySignal<Place | null>;
  readonly shown: ReadonlySignal<Position>;
  readonly host: RefObject<HTMLElement | null>;
}

const ASIDE = 18; // px from the pointer

export function HoverTip({ face, hovered, shown, host }: HoverTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const place = hovered.value;
  useEffect(() => follow(host.current, tip), [host]);
  if (place === null) return <div class="zone-tip" hidden ref={tip} />;
  const { Tip } = face.slots;
  return (
    <div class="zone-tip" ref={tip} aria-hidden="true">
      <Tip position={shown.value} place={place} />
    </div>
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
