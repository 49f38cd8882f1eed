// A battle on hexes on the screen, and the same battle played a second time outside it.

import type { Locator, Page } from 'playwright-core';
import type { GameData } from '../../../src/engine/position.ts';
import type { Session } from '../../../src/engine/session.ts';
import type { Action, Asked } from '../../../src/engine/system.ts';
import type { Told } from '../../../src/engine/told.ts';
import { keptRaid } from './mirror.ts';

export const DEAF = 350; // ms in which a button that comes to lie under the finger does not answer

const PATIENCE = 30_000; // ms

/** Looks until it is so. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await isSo()); ) {
    if (Date.now() > end) throw new Error(`it does not come to this: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export class OnScreen<S extends GameData, E extends Told, Q extends Asked & { kind: string }> {
  readonly page: Page;
  readonly session: Session<S, E, Q>;
  #tapped = ''; // the kind of the last question answered by a finger
  #finger = { x: 0, y: 0 }; // where it came down last

  constructor(page: Page, session: Session<S, E, Q>) {
    this.page = page;
    this.session = session;
  }

  /** Where a hex can be touched; null out of sight. */
  spotOf(hex: number): Promise<{ readonly x: number; readonly y: number } | null> {
    return this.page.evaluate((place) => {
      interface Seen extends HTMLElement {
        readonly view?: { placePoint(place: number): readonly [number, number] | null };
      }
      const host = document.querySelector<Seen>('#raid-map');
      const point = host?.view?.placePoint(place);
      const box = host?.getBoundingClientRect();
      return point && box ? { x: box.x + point[0], y: box.y + point[1] } : null;
    }, hex);
  }

  async click(hex: number): Promise<void> {
    const spot = await this.spotOf(hex);
    if (spot === null) throw new Error(`hex ${hex} is out of sight`);
    await this.page.mouse.click(spot.x, spot.y);
  }

  /** Where another question brings other buttons under the finger, it waits until they answer. */
  async rest(): Promise<void> {
    const { kind } = this.session.asked;
    if (kind !== this.#tapped) await this.page.waitForTimeout(DEAF);
    this.#tapped = kind;
  }

  /** With a finger, once the button hears it: what has come to where it was last is deaf for a moment. */
  async tap(button: Locator): Promise<void> {
    await button.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const spot = { x: x + width / 2, y: y + height / 2 };
    const near = Math.abs(spot.x - this.#finger.x) < 20 && Math.abs(spot.y - this.#finger.y) < 20;
    if (near) await this.page.waitForTimeout(DEAF);
    this.#finger = spot;
    await button.tap();
  }

  button(action: Action) {
    return this.page.locator(`.orders [data-order="${action}"]:visible`).first();
  }

  async commit(): Promise<void> {
    await this.page.locator('.armed .button--primary').click();
  }

  /** Plays on to where the screen is, once it has kept more than is known here and asks again. */
  async follow(): Promise<void> {
    const { session, page } = this;
    const known = session.count;
    await until(async () => (await keptRaid(page)).actions.length > known);
    await page.locator('.orders [data-order]:visible, .report__vp').first().waitFor();
    const { actions } = await keptRaid(page);
    for (const word of actions.slice(session.count)) {
      const action = session.system.parse(session.scenario, word);
      const done = typeof action === 'number' ? session.do(action) : null;
      if (done === null || 'rule' in done) throw new Error(`'${word}' is not legal here`);
    }
  }
}
