// The width a drawing has, so that it can be made for it and its words keep their size.

import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export interface Width {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly width: number; // px
}

export function useWidth(least = 280): Width {
  const box = useRef<HTMLDivElement>(null);
  const width = useSignal(640);
  useEffect(() => {
    if (box.current === null) return undefined;
    let frame = 0;
    const watch = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        // not while it is being observed: a drawing of another width may have another height
        width.value = Math.max(least, Math.round(entry.contentRect.width));
      });
    });
    watch.observe(box.current);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, []);
  return { box, width: width.value };
}
