// What a finger has to hit: how far each control of a page really answers around its middle, whatever lies over it or
// beside it.

import type { Page } from 'playwright-core';

/** Every control that answers to less than 44 px in either direction, in one line each. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate(findSmall);

/** In the page. */
function findSmall(): string[] {
  const LEAST = 44;
  const OVER = '.german, .assault, .loading-view, .slip, .toasts'; // what takes the place of what lies below
  const CONTROLS =
    'a[href], button, summary, select, textarea, input:not([type="hidden"], [type="file"]), [role="tab"]';
  const inDialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const found = (inDialog ?? document).querySelectorAll<HTMLElement>(CONTROLS);
  return [...found].filter(isThere).flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center' });
    if (isCovered(control)) return [];
    const { wide, high } = reach(control);
    if (wide >= LEAST && high >= LEAST) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    return [`${wide} × ${high}: ${control.tagName} .${control.className} "${name}"`];
  });

  function isThere(control: HTMLElement): boolean {
    if (control.closest('.visually-hidden, [inert]') !== null) return false;
    const { width, height } = areaOf(control).getBoundingClientRect();
    return control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  }

  /** A box to tick and its words are one. */
  function areaOf(control: HTMLElement): HTMLElement {
    const ticked = control.matches('[type="checkbox"], [type="radio"]');
    return (ticked && (control as HTMLInputElement).labels?.[0]) || control;
  }

  function isCovered(control: HTMLElement): boolean {
    const { left, top, width, height } = control.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(OVER);
    return over !== null && over !== undefined && !over.contains(control);
  }

  function reach(control: HTMLElement): { wide: number; high: number } {
    const area = areaOf(control);
    const box = area.getClientRects()[0] ?? area.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const answers = (dx: number, dy: number): boolean => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (area.contains(hit) || control.contains(hit));
    };
    const far = (dx: number, dy: number): number => {
      let steps = 0;
      while (steps < 23 && answers(dx * (steps + 1), dy * (steps + 1))) steps++;
      return steps;
    };
    if (!answers(0, 0)) return { wide: 0, high: 0 };
    return { wide: far(-1, 0) + far(1, 0) + 1, high: far(0, -1) + far(0, 1) + 1 };
  }
}
