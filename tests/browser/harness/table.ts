// The raid screen as a player has it before him: what it asks, where its zones lie, its buttons and its log. Knows
// nothing of mouse, keys or fingers.

import type { ElementHandle, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Action } from '../../../src/engine/system.ts';
import { zoneOfAction } from '../../../src/systems/raid/panels/orders/order-list.ts';
import { Do, doing } from '../../../src/systems/raid/rules/actions.ts';
import { placeOf } from '../../../src/systems/raid/rules/state.ts';
import { assaultEn } from '../../../src/systems/raid/screen-words/assault-en.ts';
import { describeAction } from '../../../src/systems/raid/text/action.ts';
import type { Hand } from './hand.ts';
import type { Lines } from './lines.ts';
import { letters, type Mirror } from './mirror.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const PATIENCE = 60_000; // milliseconds
const PAUSE = 15;
const GO_ON = assaultEn['assault.continue'];

export class Table {
  readonly page: Page;
  readonly mirror: Mirror;
  readonly hand: Hand;
  lang: 'en' | 'fr';

  constructor(page: Page, mirror: Mirror, hand: Hand, lang: 'en' | 'fr') {
    this.page = page;
    this.mirror = mirror;
    this.hand = hand;
    this.lang = lang;
  }

  /** Waits until the screen asks what the raid asks now, or has left for the report. */
  async settle(): Promise<void> {
    for (const end = Date.now() + PATIENCE; ; await this.page.waitForTimeout(PAUSE)) {
      const { actions, asking, reported, held } = await this.page.evaluate(lookAtScreen, GO_ON);
      this.mirror.follow(actions);
      if (held) await this.hand.carryOn(this);
      if (this.mirror.asked.kind === 'over' ? reported : this.#isAsked(asking)) return;
      if (Date.now() > end) expect(letters(asking)).toBe(this.mirror.question(this.lang));
    }
  }

  /** Gives an order and waits for what comes of it. */
  async give(action: Action): Promise<void> {
    const before = this.mirror.actions.length;
    await this.hand.give(this, action);
    await this.#kept(before + 1);
  }

  /** 11.2b Forms the lines of a round; the screen orders them one after the other. */
  async form(lines: Lines): Promise<void> {
    const before = this.mirror.actions.length;
    await this.hand.form(this, lines);
    await this.#kept(before + lines.orders.length);
  }

  /** Waits until so many actions have been written down, and for what comes of them. */
  async #kept(actions: number): Promise<void> {
    await this.page.waitForFunction((count) => {
      const kept = JSON.parse(localStorage.getItem('cauldron.last-raid') ?? '{"actions":[]}');
      return kept.actions.length >= count;
    }, actions);
    await this.settle();
  }

  /** What the screen does after a zone was touched: does it, arms an order, or lists several under `list`. */
  async answer(list: string): Promise<'done' | 'armed' | 'listed'> {
    const asked = { list, before: this.mirror.actions.length };
    const answer = await this.page.waitForFunction(({ list, before }) => {
      const kept = JSON.parse(localStorage.getItem('cauldron.last-raid') ?? '{"actions":[]}');
      if (kept.actions.length > before) return 'done';
      if (document.querySelector('.armed') !== null) return 'armed';
      return document.querySelector(list) !== null && 'listed';
    }, asked);
    return (await answer.jsonValue()) as 'done' | 'armed' | 'listed';
  }

  /** Whether an order waits for its second word. */
  isArmed(): Promise<boolean> {
    return this.page.evaluate(
      () => document.querySelector('.armed [aria-describedby="armed-words"]') !== null,
    );
  }

  #isAsked(asking: string): boolean {
    return letters(asking) === this.mirror.question(this.lang);
  }

  words(action: Action): string {
    return describeAction(this.mirror.scenario, action, this.lang);
  }

  /** The zone that an order leads to or aims at. */
  zoneOf(action: Action): number | null {
    if (doing(action) === Do.embarkOne) return null; // only from the list
    return zoneOfAction(this.mirror.state, action);
  }

  placeOf(unit: number): number {
    return placeOf(this.mirror.state, unit);
  }

  /** 2.2d A stack is put in another order while none acts: the screen lists that only for a zone that is looked at. */
  wantsLook(action: Action): boolean {
    return this.mirror.asked.kind === 'choose' && doing(action) === Do.front;
  }

  /** Where on the screen a zone can be touched, or null while it is out of sight or covered. */
  spotOf(zone: number): Promise<Spot | null> {
    return this.page.evaluate(findSpot, zone);
  }

  focused(): Promise<{ text: string; folded: boolean; pressable: boolean }> {
    return this.page.evaluate(lookAtFocus);
  }

  /** The number key of an order, or null when it has none. */
  async keyOf(words: string): Promise<string | null> {
    const button = await this.button(words);
    const key = await button?.evaluate(
      (seen) => seen.querySelector('.order__key, .button__hint')?.textContent ?? null,
    );
    return /^[1-9]$/.test(key ?? '') ? (key ?? null) : null;
  }

  /** Whether the button of an order is there but folded away. */
  isFolded(words: string): Promise<boolean> {
    return this.page.evaluate(
      (wanted) =>
        [...document.querySelectorAll('details:not([open]) button')].some((button) =>
          button.textContent?.startsWith(wanted),
        ),
      words,
    );
  }

  /** The button that gives an order, wherever it stands; null when it is folded away or on another sheet. */
  async button(words: string, inside = 'main'): Promise<ElementHandle<HTMLElement> | null> {
    const found = await this.page.evaluateHandle(findButton, { words, inside });
    return found.asElement() as ElementHandle<HTMLElement> | null;
  }
}

/** In the page: the words of the control in focus. */
function lookAtFocus(): { text: string; folded: boolean; pressable: boolean } {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return { text: '', folded: false, pressable: false };
  const walker = document.createTreeWalker(at, NodeFilter.SHOW_TEXT);
  let text = at.getAttribute('aria-label') ?? '';
  while (text === '' && walker.nextNode()) text = walker.currentNode.textContent?.trim() ?? '';
  const folded = at.matches('details:not([open]) > summary');
  return { text, folded, pressable: at.matches('button, a, input, summary') };
}

/** In the page: what has been done, what is asked, and whether the report is there. */
function lookAtScreen(goOn: string): {
  actions: string[];
  asking: string;
  reported: boolean;
  held: boolean;
} {
  const kept = JSON.parse(localStorage.getItem('cauldron.last-raid') ?? '{"actions":[]}');
  const asking = document.querySelector('.orders__prompt')?.textContent ?? '';
  const reported = document.querySelector('.report') !== null;
  const foot = [...document.querySelectorAll('.assault__foot button')];
  const held = foot.some((button) => button.textContent === goOn);
  return { actions: kept.actions, asking, reported, held };
}

function findSpot(zone: number): Spot | null {
  interface Seen extends HTMLElement {
    readonly view?: { placePoint(zone: number): readonly [number, number] | null };
  }
  const host = document.querySelector<Seen>('#raid-map');
  const point = host?.view?.placePoint(zone);
  if (!host || !point) return null;
  const box = host.getBoundingClientRect();
  const spot = { x: box.left + point[0], y: box.top + point[1] };
  return document.elementFromPoint(spot.x, spot.y)?.tagName === 'CANVAS' ? spot : null;
}

function findButton(wanted: { readonly words: string; readonly inside: string }): Element | null {
  const firstWords = (button: Element): string => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    let text = '';
    while (text === '' && walker.nextNode()) text = walker.currentNode.textContent?.trim() ?? '';
    return text;
  };
  const buttons = document.querySelectorAll(`${wanted.inside} button`);
  for (const button of buttons) {
    if (!button.checkVisibility()) continue;
    const label = button.getAttribute('aria-label');
    if (label === wanted.words || firstWords(button) === wanted.words) return button;
  }
  return null;
}
