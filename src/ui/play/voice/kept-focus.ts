// The focus is never dropped: when what had it goes away with its order, its phase or its dialogue, and nothing else takes
// it, it goes to the heading of the orders. What is asked is said by the speech, so the heading says no more than its name.

import type { Desk } from '../../sheet/desk.ts';

export const ORDERS_HEADING = 'orders-heading';

const LET_GO = 60; // ms in which a view or a card that opens may take the focus itself

/** Looks after the focus until it is stopped. */
export function keepFocus({ orders }: Pick<Desk, 'orders'>): () => void {
  let held: Element | null = null; // what had it last
  let order: string | undefined; // which order that was a button of
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent) => {
    held = target instanceof Element && target !== document.body ? target : null;
    order = target instanceof HTMLElement ? target.dataset.order : undefined;
  };
  const leave = ({ target }: FocusEvent) => {
    // Once whatever is being removed has gone: who left a control that is still there has left it on purpose.
    queueMicrotask(() => {
      if (held === target && held?.isConnected && document.activeElement === document.body)
        held = null;
    });
  };
  const look = () => {
    if (held === null || held.isConnected || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      const lost = held !== null && !held.isConnected;
      if (lost && document.activeElement === document.body) giveTo(order);
    }, LET_GO);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', leave);
  let armed = orders.armed.peek();
  const stop = orders.armed.subscribe((now) => {
    if (now !== null) armed = now;
    else if (armed !== null) order = String(armed); // an order that was not given has the focus again
  });
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
    stop();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', leave);
  };
}

/** To the button of an order that is still there, else to the heading of the orders, else to that of the screen. */
function giveTo(order: string | undefined): void {
  const places = [
    order === undefined ? null : document.querySelector<HTMLElement>(`[data-order="${order}"]`),
    document.getElementById(ORDERS_HEADING),
    document.getElementById('heading'),
  ];
  for (const place of places) {
    place?.focus({ preventScroll: true });
    if (place !== null && document.activeElement === place) return;
  }
}
