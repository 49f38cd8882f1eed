// Somebody who plays by ear: of the page he has what a screen reader says, the live region and the control in focus, and
// a keyboard. He sees no map, no panel and nothing of what the game keeps.

import type { Page } from 'playwright-core';

declare global {
  interface Window {
    heard: string[];
  }
}

const PATIENCE = 20_000; // milliseconds
const PAUSE = 15;
const QUIET = 100; // nothing more is said: the next is up to the player
const LONG_QUIET = 800;
const WANTS_ANSWER =
  /can act\.|to act\.|ordered, \d+ points?\.|targets?\.$|MP( left)?\.$|\?|commit\.$|go on\.$|the lines\.$|^\d+: |chosen first$|help\.$/;

export class Ear {
  readonly page: Page;
  readonly asked: string[] = []; // answers to questions, which may be long
  #count = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Listens from now on. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const region = document.querySelector('[role="status"]');
      let before = region?.textContent;
      window.heard = [];
      new MutationObserver(() => {
        const said = region?.textContent ?? '';
        if (said !== before && said !== '') window.heard.push(said.trim());
        before = said;
      }).observe(region as Node, { childList: true, characterData: true, subtree: true });
    });
  }

  /** All that has been said. */
  all(): Promise<string[]> {
    return this.page.evaluate(() => window.heard);
  }

  /** What is said next, up to a pause: a short one after words that want an answer. */
  async next(): Promise<string> {
    const since = this.#count;
    let last = Date.now();
    for (const end = Date.now() + PATIENCE; ; await this.page.waitForTimeout(PAUSE)) {
      const heard = await this.all();
      if (heard.length > this.#count) last = Date.now();
      this.#count = heard.length;
      const pause = WANTS_ANSWER.test(heard.at(-1) ?? '') ? QUIET : LONG_QUIET;
      if (heard.length > since && Date.now() - last > pause) break;
      if (Date.now() > end) throw new Error(`nothing is said after: ${(await this.all()).at(-1)}`);
    }
    return (await this.all()).slice(since).join(' ');
  }

  /** Waits until something of the kind has been said. */
  async hears(words: RegExp): Promise<void> {
    const found = async () => (await this.all()).some((text) => words.test(text));
    for (
      const end = Date.now() + PATIENCE;
      !(await found());
      await this.page.waitForTimeout(PAUSE)
    ) {
      if (Date.now() > end)
        throw new Error(`${words} is not said: ${(await this.all()).join(' | ')}`);
    }
    this.#count = (await this.all()).length;
  }

  /** Types a line and hears what comes of it. */
  async type(line: string): Promise<string> {
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
    return this.next();
  }

  /** Asks: the answer may be as long as it likes. */
  async ask(line: string): Promise<string> {
    const answer = await this.type(line);
    this.asked.push(answer);
    return answer;
  }

  /** The accessible name of what has the focus, as far as it is a label or its words. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const at = document.activeElement;
      if (at instanceof HTMLInputElement) return at.labels?.[0]?.textContent ?? '';
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
  }
}

/** '1: Fire at the church: 58 % to hit. 2: …': the orders of an answer. */
export const ordersIn = (answer: string): Array<{ number: string; text: string }> =>
  [...answer.matchAll(/(\d+): (.+?)\.(?= \d+: | \d+ more|$)/g)].map(
    ([, number = '', text = '']) => ({
      number,
      text,
    }),
  );
