// A native modal dialogue: Esc and a press beside it close it, and the focus goes back to where it came from.

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import './dialog.css';
import { words } from './words.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ComponentChildren;
  readonly side?: boolean; // a sheet along the right edge instead of a card in the middle
  readonly wide?: boolean;
  readonly closable?: boolean; // false: only a choice in the dialogue ends it
  readonly footer?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The keys scroll it, even where nothing in it takes the focus. */
const SCROLLS = { tabIndex: 0 };

export function Dialog({
  open,
  onClose,
  title,
  side,
  wide,
  closable = true,
  ...rest
}: DialogProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => (open ? show(box.current) : undefined), [open]);
  if (!open) return null;
  const close = () => closable && onClose();
  const look = `dialog${side ? ' dialog--side' : ''}${wide ? ' dialog--wide' : ''}`;
  return (
    <dialog
      ref={box}
      class={look}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onMouseDown={(event) => event.target === box.current && close()}
    >
      <div class="dialog__sheet">
        <header class="dialog__head">
          <h2 class="dialog__title" id={id}>
            {title}
          </h2>
          {closable && (
            <IconButton icon="close" look="quiet" label={words.close()} onClick={close} />
          )}
        </header>
        <div class="dialog__body" {...SCROLLS}>
          {rest.children}
        </div>
        {rest.footer && <footer class="dialog__foot">{rest.footer}</footer>}
      </div>
    </dialog>
  );
}

/** Opens the dialogue; what it returns closes it and gives the focus back. */
function show(box: HTMLDialogElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  const before = document.activeElement;
  box.showModal();
  return () => {
    box.close();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
