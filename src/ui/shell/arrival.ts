// Arriving at a screen: from the second one on, the focus goes to its heading, so that the keyboard and screen readers
// follow. Screens call `arrive` once they are on the page.

import { route } from './routes.ts';

let moves = 0;

/** The player has gone to another screen. */
export function depart(): void {
  moves++;
}

export function arrive(): void {
  if (moves === 0) return;
  if (route.value.page !== 'rules') window.scrollTo(0, 0);
  document.getElementById('heading')?.focus({ preventScroll: true });
}
