// The focus of a view that opens over the map by itself: it goes there, stays there from part to part, and returns to
// where it was. The rest of the screen can be reached all the while.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isFocusKept } from '../../../../ui/kit/keeps-focus.ts';

/** `part` names what the view shows; when it changes, a focus that went away with the old part comes to the heading. */
export function useGuestFocus(heading: RefObject<HTMLElement | null>, part: string): void {
  const came = useRef<Element | null>(null);
  useLayoutEffect(() => {
    came.current = document.activeElement;
    if (isFocusKept()) return;
    heading.current?.focus({ preventScroll: true });
    return () => giveBack(came.current);
  }, [heading]);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (part !== '' && lost) heading.current?.focus({ preventScroll: true });
  }, [part, heading]);
}

/** To where the focus was, else to what is asked, else to the map. */
function giveBack(came: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const back = [
      came,
      document.getElementById('orders-heading'),
      document.getElementById('raid-map'),
    ];
    for (const element of back) {
      if (!(element instanceof HTMLElement) || element === document.body) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement === element) return;
    }
  });
}
