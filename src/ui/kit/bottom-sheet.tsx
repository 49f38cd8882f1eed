// On phones: a sheet that rises over the map. It is dragged by its handle, or the handle is pressed to step it
// through its three heights; the rest of the screen stays usable.

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import './bottom-sheet.css';
import { words } from './words.ts';

export type SheetHeight = 'low' | 'half' | 'full';
const HEIGHTS: readonly SheetHeight[] = ['low', 'half', 'full'];
const DRAG = 48; // px that count as a step

export interface BottomSheetProps {
  readonly label: string;
  readonly height: SheetHeight;
  readonly onHeight: (height: SheetHeight) => void;
  readonly tools?: ComponentChildren; // beside the handle
  readonly head?: ComponentChildren; // always visible, below it
  readonly children: ComponentChildren;
}

export function BottomSheet(props: BottomSheetProps) {
  const { label, height, onHeight, tools, head, children } = props;
  const from = useRef<number | null>(null);
  const move = (by: number) => {
    const next = HEIGHTS[HEIGHTS.indexOf(height) + by];
    if (next !== undefined) onHeight(next);
  };
  const release = (y: number) => {
    const dragged = from.current === null ? 0 : from.current - y;
    from.current = null;
    if (Math.abs(dragged) >= DRAG) move(Math.sign(dragged));
    else move(height === 'full' ? -2 : 1);
  };
  return (
    <section class={`sheet sheet--${height}`} aria-label={label}>
      <div class="sheet__bar">
        <button
          type="button"
          class="sheet__handle"
          aria-label={words.handle()}
          aria-expanded={height !== 'low'}
          onPointerDown={(event) => {
            from.current = event.clientY;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerUp={(event) => release(event.clientY)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') move(1);
            else if (event.key === 'ArrowDown') move(-1);
            else if (event.key === 'Enter' || event.key === ' ') move(height === 'full' ? -2 : 1);
            else return;
            event.preventDefault();
          }}
        />
        {tools}
      </div>
      {head && <div class="sheet__head">{head}</div>}
      <div class="sheet__body">{children}</div>
    </section>
  );
}
