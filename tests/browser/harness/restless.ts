// A player who never rests, inside the page: gives orders by keys as fast as the screen takes them, until the page dies.
// Whatever the screen calls saved, and every order it has shown, is told at once to whoever watches.

import type { Page } from 'playwright-core';

export interface Seen {
  readonly id: string;
  readonly orders: readonly string[];
}
/** What a screen has promised up to now. */
export interface Watched {
  saved: Seen | null; // orders the screen has called saved
  given: Seen | null; // orders the screen has shown
  called: number; // how often it has called something saved
}

/** Watches every page of the raid that is opened from now on. */
export async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { saved: null, given: null, called: 0 };
  await page.exposeFunction('promise', (kind: 'saved' | 'given', note: string) => {
    const { id, actions } = JSON.parse(note);
    watched[kind] = { id, orders: withoutChoice(actions) };
    if (kind === 'saved') watched.called++;
  });
  await page.addInitScript(lookOn);
  return watched;
}

/** A stack that was chosen last may be put down again for another: that is no order lost. */
const withoutChoice = (orders: readonly string[]): readonly string[] =>
  orders.at(-1)?.startsWith('take ') ? orders.slice(0, -1) : orders;

/** In the page: the note has what the session has; the sign at the top says whether it is safe. */
function lookOn(): void {
  const told: Record<string, string> = {};
  const look = () => {
    const note = localStorage.getItem('cauldron.last-raid');
    const sign = document.querySelector('.raid-top__saving');
    if (note === null || sign === null) return;
    const tell = (kind: 'saved' | 'given') => {
      if (told[kind] === note) return;
      told[kind] = note;
      (window as unknown as { promise(kind: string, note: string): void }).promise(kind, note);
    };
    tell('given');
    if (sign.classList.contains('raid-top__saving--saved')) tell('saved');
  };
  addEventListener('DOMContentLoaded', () => {
    const sight = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(look).observe(document.body, sight);
  });
}

/** Begins to give orders; one every so many milliseconds. */
export async function playRestlessly(page: Page, pace: number): Promise<void> {
  await page.evaluate((every) => {
    const keys = ['n', 'd', 'n', '1', 'Enter', 'd', 'n', 'd', 'n', 'd', 'n', 'd', 'e', 'e', '.'];
    let at = 0;
    setInterval(() => {
      const key = keys[at++ % keys.length] ?? 'n';
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }, every);
  }, pace);
}
