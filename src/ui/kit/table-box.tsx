// A table that scrolls in its own box where it is too wide or too long; only then Tab stops at it, so that keys can
// scroll it. The box is a region by its label, so a section around it goes without that name.

import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface TableBoxProps {
  readonly label: string; // said when Tab stops here
  readonly children: ComponentChildren;
}

export function TableBox({ label, children }: TableBoxProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    if (shown === null) return undefined;
    stopAt(shown); // at once: an observer speaks up a frame later
    const watch = new ResizeObserver(() => stopAt(shown));
    watch.observe(shown);
    for (const child of shown.children) watch.observe(child);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="table-box" ref={box} aria-label={label}>
      {children}
    </section>
  );
}

function stopAt(box: HTMLElement): void {
  const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
  if (scrolls) box.setAttribute('tabindex', '0');
  else box.removeAttribute('tabindex');
}
