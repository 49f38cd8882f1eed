// Short messages: `toast` shows and says, `announce` only says, to a screen reader. The app mounts what shows them:
// the live region at once, the notes when the first one comes.

import { signal } from '@preact/signals';

export interface Toast {
  readonly text: string;
  readonly kind?: 'info' | 'good' | 'warning';
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly stays?: boolean; // until it is closed
}
export interface ShownToast extends Toast {
  readonly id: number;
}

const STAYS_MS = 7000;
export const toasts = signal<readonly ShownToast[]>([]);
export const spoken = signal('');
let count = 0;

/** Shows a message at the foot of the screen and says it. Returns a function that takes it away. */
export function toast(message: Toast): () => void {
  const id = ++count;
  const others = toasts.value.filter((shown) => shown.text !== message.text);
  toasts.value = [...others, { ...message, id }];
  announce(message.text);
  const remove = () => removeToast(id);
  if (!message.stays) setTimeout(remove, message.action ? STAYS_MS * 2 : STAYS_MS);
  return remove;
}

export function removeToast(id: number): void {
  toasts.value = toasts.value.filter((shown) => shown.id !== id);
}

/** Says something to a screen reader without showing it. */
export function announce(text: string): void {
  spoken.value = spoken.value === text ? `${text}\u00a0` : text; // the same words again must still be a change
}
