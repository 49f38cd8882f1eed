// The ford on the screen, and the same battle played a second time outside it.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Session } from '../../../src/engine/session.ts';
import type { Action } from '../../../src/engine/system.ts';
import { playEn } from '../../../src/words/shell/play-en.ts';
import { ford } from '../../toy/field.ts';
import { plainPlayer } from '../../toy/players/plain.ts';
import { Do, doing, first, second } from '../../toy/rules/play.ts';
import { hexOf } from '../../toy/rules/state.ts';
import { toyOn } from '../../toy/rules/system.ts';
import { actionText, hexName } from '../../toy/text/told.ts';
import { keptRaid } from './mirror.ts';

/** How an order is given. */
export type Way = (ford: Ford, action: Action) => Promise<void>;

export class Ford {
  readonly page: Page;
  readonly session: ReturnType<typeof newSession>;

  constructor(page: Page, seed: string) {
    this.page = page;
    this.session = newSession(seed);
  }

  get wanted(): Action {
    return plainPlayer().pick(this.session.position, this.session.asked.actions);
  }

  /** Gives an order and waits until it is kept and something is asked again. */
  async give(action: Action, way: Way): Promise<void> {
    await way(this, action);
    this.session.do(action);
    await this.settled();
  }

  /** Plays so many orders of `plain`, or to the end. */
  async play(way: Way, orders = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < orders && !this.session.over; i++) await this.give(this.wanted, way);
  }

  /** The screen has kept what was ordered here. */
  async settled(): Promise<void> {
    const words = this.session.actions.map((action) => this.session.system.format(ford, action));
    await expect.poll(async () => (await keptRaid(this.page)).actions).toEqual(words);
    if (!this.session.over) await this.page.locator('.orders [data-order]').first().waitFor();
  }

  async click(hex: number): Promise<void> {
    const spot = await this.page.evaluate((place) => {
      interface Seen extends HTMLElement {
        readonly view?: { placePoint(place: number): readonly [number, number] | null };
      }
      const host = document.querySelector<Seen>('#raid-map');
      const point = host?.view?.placePoint(place);
      const box = host?.getBoundingClientRect();
      return point && box ? { x: box.x + point[0], y: box.y + point[1] } : null;
    }, hex);
    if (spot === null) throw new Error(`hex ${hex} is out of sight`);
    await this.page.mouse.click(spot.x, spot.y);
  }

  /** Where the piece of an order stands. */
  startOf(action: Action): number {
    return hexOf(this.session.position, first(action));
  }

  /** The piece of an order is in hand. */
  async taken(action: Action): Promise<void> {
    const hex = hexName(ford, this.startOf(action));
    await this.page.locator(`section[aria-label="${hex}"]`).waitFor({ timeout: 5000 });
  }

  /** Where an order leads. */
  goalOf(action: Action): number {
    if (doing(action) === Do.move) return second(action);
    return hexOf(this.session.position, second(action));
  }
}

function newSession(seed: string) {
  return new Session(toyOn(ford), { seed, level: 'easy', events: false, practice: false });
}

/** The piece is taken on the map, then the hex the order leads to; a shot has a second word. */
export const byMouse: Way = async (at, action) => {
  if (doing(action) === Do.end) {
    await at.page.getByRole('button', { name: actionText(ford, action, 'en') }).click();
    return;
  }
  await at.click(at.startOf(action));
  await at.taken(action);
  await at.click(at.goalOf(action));
  if (doing(action) === Do.fire) {
    await at.page.getByRole('button', { name: playEn['play.commit'] }).click();
  }
};

/** Nothing but keys: E ends the turn, else the number the order is listed under once its piece is taken. */
export const byKeys: Way = async (at, action) => {
  const { keyboard } = at.page;
  if (doing(action) === Do.end) return keyboard.press('e');
  await walkTo(at, at.startOf(action));
  await keyboard.press('Enter');
  await at.taken(action);
  const listed = at.page.locator(`.orders [data-order="${action}"]`);
  const number = (await listed.innerText()).trim().split(/\s+/).at(-1) ?? '';
  await keyboard.press(number);
  if (doing(action) === Do.fire) {
    await at.page.locator('.armed').waitFor();
    await keyboard.press('Enter');
  }
};

/** Goes over the field with the arrow keys: to the first hex, and from there by rows and columns. */
async function walkTo({ page }: Ford, hex: number): Promise<void> {
  const [right, down] = [hex % 5, Math.floor(hex / 5)];
  await page.keyboard.press('Escape');
  await page.locator('#raid-map').focus();
  const home = [...Array(5).fill('ArrowLeft'), ...Array(5).fill('ArrowUp')];
  const on = [...Array(down).fill('ArrowDown'), ...Array(right).fill('ArrowRight')];
  for (const key of [...home, ...on]) await page.keyboard.press(key, { delay: 5 });
}
