// No button is pressed that the player did not mean: one that has come to lie under a pointer that stayed where it was is
// deaf to it for a moment. Whoever has moved there means it, and a key always does.

import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

export const DEAF = 300; // ms
const STILL = 12; // CSS pixels within which a pointer has stayed where it was

/** Where the pointer is, what lies under it, and since when. */
export class Under {
  #x = Number.NaN;
  #y = Number.NaN;
  #what: string | null = null;
  #since = Number.NEGATIVE_INFINITY;

  /** The pointer is here, over this. One that has come from elsewhere has seen it. */
  at(x: number, y: number, what: string | null): void {
    if (this.#isStill(x, y)) return;
    this.#x = x;
    this.#y = y;
    this.#what = what;
    this.#since = Number.NEGATIVE_INFINITY;
  }

  /** A finger that drags has moved, wherever it comes down next. */
  left(): void {
    this.#x = Number.NaN;
    this.#y = Number.NaN;
  }

  /** What lies there now, after the screen has changed. */
  changed(what: string | null, now: number): void {
    if (what === this.#what) return;
    this.#what = what;
    this.#since = now;
  }

  /** What has been scrolled there is no news, or the press itself would be the first to find it changed. */
  scrolled(what: string | null): void {
    this.#what = what;
  }

  /** Whether a press here and now is to be passed over. */
  isDeaf(x: number, y: number, now: number): boolean {
    return this.#isStill(x, y) && this.#what !== null && now - this.#since < DEAF;
  }

  get point(): readonly [x: number, y: number] | null {
    return Number.isNaN(this.#x) ? null : [this.#x, this.#y];
  }

  #isStill(x: number, y: number): boolean {
    return Math.abs(x - this.#x) <= STILL && Math.abs(y - this.#y) <= STILL;
  }
}

const names = new WeakMap<Element, number>();
let count = 0;

/** A button by itself and by what it says first: one that takes on another meaning is another. */
function nameAt(x: number, y: number): string | null {
  const button = document.elementFromPoint(x, y)?.closest('button, summary, a') ?? null;
  if (button === null) return null;
  const known = names.get(button) ?? ++count;
  names.set(button, known);
  return `${known} ${button.getAttribute('data-order') ?? ''}`;
}

/** Watches over the buttons of a screen for as long as it is there. */
export function useFreshButtons(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = screen;
    return current === null ? undefined : watchButtons(current);
  }, [screen]);
}

function watchButtons(screen: HTMLElement): () => void {
  const under = new Under();
  const looked = (): void => {
    const point = under.point;
    if (point !== null) under.changed(nameAt(...point), performance.now());
  };
  const seen = new MutationObserver(looked);
  seen.observe(screen, { subtree: true, childList: true, attributeFilter: ['data-order', 'open'] });
  const moved = ({ clientX, clientY }: PointerEvent): void =>
    under.at(clientX, clientY, nameAt(clientX, clientY));
  const scrolled = (): void => {
    const point = under.point;
    if (point !== null) under.scrolled(nameAt(...point));
  };
  const dragged = (): void => under.left();
  const clicked = (event: MouseEvent): void => {
    if (event.detail === 0 || !under.isDeaf(event.clientX, event.clientY, performance.now()))
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  screen.addEventListener('pointermove', moved);
  screen.addEventListener('pointerdown', moved);
  screen.addEventListener('pointercancel', dragged);
  screen.addEventListener('scroll', scrolled, true);
  screen.addEventListener('click', clicked, true);
  return () => {
    seen.disconnect();
    screen.removeEventListener('pointermove', moved);
    screen.removeEventListener('pointerdown', moved);
    screen.removeEventListener('pointercancel', dragged);
    screen.removeEventListener('scroll', scrolled, true);
    screen.removeEventListener('click', clicked, true);
  };
}
