// Scrolls a paper, and nothing but that paper, to one of its lines.

const ABOVE = 48; // px
const BELOW = 24;

export function showLine(box: HTMLElement | null, which: string): void {
  const line = box?.querySelector(which);
  const pane = box?.closest('.sheet__body') ?? box?.closest('.tabs__panel');
  if (!(line instanceof HTMLElement) || !(pane instanceof HTMLElement)) return;
  const around = pane.getBoundingClientRect();
  const place = line.getBoundingClientRect();
  if (place.top < around.top + ABOVE || place.bottom > around.bottom - BELOW) {
    pane.scrollTop += place.top - around.top - around.height / 2;
  }
}
