// Carries a counter with mouse, pen or finger from where it lies to a slot. A press that does not move is left to be
// a click.

const SLACK = 6; // px a pointer may stray in a click

export interface Carrying {
  readonly event: PointerEvent;
  drop(slot: string | null): void; // the data-slot it was let go over
}

/** Begins at pointerdown on a counter; ends by itself. */
export function carry({ event, drop }: Carrying): void {
  const from = event.currentTarget;
  if (event.button !== 0 || !(from instanceof HTMLElement)) return;
  const start = { x: event.clientX, y: event.clientY };
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;
  const move = (moved: PointerEvent) => {
    if (moved.pointerId !== event.pointerId) return;
    const by = { x: moved.clientX - start.x, y: moved.clientY - start.y };
    if (ghost === null && Math.hypot(by.x, by.y) < SLACK) return;
    ghost ??= liftGhost(from);
    ghost.style.transform = `translate(${by.x}px, ${by.y}px) scale(1.08)`;
    over = markOver(over, slotAt(moved));
  };
  const end = (ended: PointerEvent) => {
    if (ended.pointerId !== event.pointerId) return;
    for (const [name, hear] of heard) window.removeEventListener(name, hear);
    markOver(over, null);
    from.classList.remove('placing__man--away');
    if (ghost === null) return;
    ghost.remove();
    swallowClick();
    if (ended.type === 'pointerup') drop(slotAt(ended)?.getAttribute('data-slot') ?? null);
  };
  const heard = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ] as const;
  for (const [name, hear] of heard) window.addEventListener(name, hear);
}

/** A picture of the counter that follows the pointer. */
function liftGhost(from: HTMLElement): HTMLElement {
  const box = from.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'placing__ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.append(...[...from.children].map((child) => child.cloneNode(true)));
  ghost.style.left = `${box.left}px`;
  ghost.style.top = `${box.top}px`;
  document.body.append(ghost);
  from.classList.add('placing__man--away');
  return ghost;
}

const slotAt = (event: PointerEvent): Element | null =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-slot]') ?? null;

function markOver(before: Element | null, now: Element | null): Element | null {
  if (before !== now) {
    before?.classList.remove('placing__slot--over');
    now?.classList.add('placing__slot--over');
  }
  return now;
}

/** The click that a browser makes of the end of a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}
