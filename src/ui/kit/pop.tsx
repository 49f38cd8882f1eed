// A button that lets a small sheet down; a press elsewhere or Esc takes it up again.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import './pop.css';

interface PopProps {
  readonly label: string; // of the sheet and, with what it shows, of the button
  readonly face: ComponentChildren; // the button's
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function Pop({ label, face, children, ...rest }: PopProps) {
  const id = useId();
  const open = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => {
    open.value = false;
  };
  useEffect(() => (open.value ? closeOnLeave(box.current, close) : undefined), [open.value]);
  return (
    <div class={`pop ${rest.class ?? ''}`} ref={box}>
      <button
        type="button"
        class="pop__button"
        aria-expanded={open.value}
        aria-controls={id}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        {face}
      </button>
      {open.value && (
        <section class="pop__sheet" id={id} aria-label={label}>
          {children}
        </section>
      )}
    </div>
  );
}

function closeOnLeave(box: HTMLElement | null, close: () => void): () => void {
  const ears = new AbortController();
  const { signal } = ears;
  const outside = (event: Event) => {
    const at = event.target;
    if (at instanceof Element && at.closest('dialog') !== null) return; // a rule opened from the sheet
    if (at instanceof Node && box?.contains(at) !== true) close();
  };
  document.addEventListener('pointerdown', outside, { signal });
  box?.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close();
      box.querySelector('button')?.focus();
    },
    { signal },
  );
  return () => ears.abort();
}
