// Scrolls a paper, and nothing but that paper, to one of its lines or to its top.

const ABOVE = 48; // px
const BELOW = 24;

export function showLine(box: HTMLElement | null, which: string): void {
  const line = box?.querySelector(which);
  const pane = paneOf(box);
  if (!(line instanceof HTMLElement) || pane === null) return;
  const around = pane.getBoundingClientRect();
  const place = line.getBoundingClientRect();
  if (place.top < around.top + ABOVE || place.bottom > around.bottom - BELOW) {
    pane.scrollTop += place.top - around.top - around.height / 2;
  }
}

export function showTop(box: HTMLElement | null): void {
  const pane = paneOf(box);
  if (pane !== null) pane.scrollTop = 0;
}

/** What scrolls the paper: the sheet of a phone, or the panel of its tab. */
const paneOf = (box: HTMLElement | null): HTMLElement | null =>
  box?.closest<HTMLElement>('.sheet__body') ?? box?.closest<HTMLElement>('.tabs__panel') ?? null;
