// Short messages and the live region. `toast` shows and says; `announce` only says, to a screen reader.

import { signal } from '@preact/signals';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import './toast.css';
import { words } from './words.ts';

export interface Toast {
  readonly text: string;
  readonly kind?: 'info' | 'good' | 'warning';
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly stays?: boolean; // until it is closed
}
interface Shown extends Toast {
  readonly id: number;
}

const STAYS_MS = 7000;
const toasts = signal<readonly Shown[]>([]);
const spoken = signal('');
let count = 0;

/** Shows a message at the foot of the screen and says it. Returns a function that takes it away. */
export function toast(message: Toast): () => void {
  const id = ++count;
  const remove = () => {
    toasts.value = toasts.value.filter((shown) => shown.id !== id);
  };
  toasts.value = [
    ...toasts.value.filter((shown) => shown.text !== message.text),
    { ...message, id },
  ];
  if (!message.stays) setTimeout(remove, message.action ? STAYS_MS * 2 : STAYS_MS);
  return remove;
}

/** Says something to a screen reader without showing it. */
export function announce(text: string): void {
  spoken.value = spoken.value === text ? `${text}\u00a0` : text; // the same words again must still be a change
}

const ICON = { info: 'info', good: 'check', warning: 'warning' } as const;

/** Mounted once by the app. */
export function ToastHost() {
  return (
    <>
      <div class="visually-hidden" role="status" aria-live="polite">
        {spoken}
      </div>
      <div class="toasts" role="status" aria-live="polite">
        {toasts.value.map((shown) => (
          <Note key={shown.id} shown={shown} />
        ))}
      </div>
    </>
  );
}

function Note({ shown }: { readonly shown: Shown }) {
  const { id, text, kind = 'info', action } = shown;
  const remove = () => {
    toasts.value = toasts.value.filter((other) => other.id !== id);
  };
  const act = () => {
    remove();
    action?.run();
  };
  return (
    <div class={`toast toast--${kind}`}>
      <Icon name={ICON[kind]} />
      <span class="toast__text">{text}</span>
      {action && <Button onClick={act}>{action.label}</Button>}
      <IconButton icon="close" look="quiet" label={words.close()} onClick={remove} />
    </div>
  );
}
