// A note that appears beside something when it is pointed at or focused; Esc puts it away. It only ever repeats or
// explains, so that touch loses nothing.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import './tooltip.css';

export interface TooltipProps {
  readonly note: ComponentChildren;
  readonly children: ComponentChildren; // must hold something that can be focused
}

const GAP = 8;

export function Tooltip({ note, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => (anchor.current ? listen(anchor.current, setShown) : undefined), []);
  useEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (shown) control?.setAttribute('aria-describedby', id);
    else control?.removeAttribute('aria-describedby');
  }, [shown, id]);
  const place = (box: HTMLSpanElement | null) => {
    if (box !== null && anchor.current !== null) putBeside(box, anchor.current);
  };
  return (
    <span class="tooltip" ref={anchor}>
      {children}
      {shown && (
        <span class="tooltip__note" role="tooltip" id={id} ref={place}>
          {note}
        </span>
      )}
    </span>
  );
}

/** Hears what bubbles up from the control inside. Touch shows nothing: its press is the control's. */
function listen(anchor: HTMLElement, setShown: (shown: boolean) => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  const show = () => setShown(true);
  const hide = () => setShown(false);
  anchor.addEventListener('mouseenter', show, { signal });
  anchor.addEventListener('mouseleave', hide, { signal });
  anchor.addEventListener('focusin', show, { signal });
  anchor.addEventListener('focusout', hide, { signal });
  anchor.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
  return () => ears.abort();
}

/** Above the anchor if there is room, else below; never over the edge of the window. */
function putBeside(box: HTMLElement, anchor: HTMLElement): void {
  const around = (anchor.firstElementChild ?? anchor).getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const middle = around.left + around.width / 2 - width / 2;
  const left = Math.max(GAP, Math.min(middle, window.innerWidth - width - GAP));
  const above = around.top - height - GAP;
  box.style.left = `${left}px`;
  box.style.top = `${above >= GAP ? above : around.bottom + GAP}px`;
}
