// A box that scrolls can be reached by the keyboard while, and only while, there is something to scroll.

/** Watches the box until the returned function is called. */
export function reachable(box: HTMLElement): () => void {
  const look = () => {
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(box);
  return () => watch.disconnect();
}
