// Mouse and finger: the zone an order leads to when it lies in sight, and else the order's button.

import type { ElementHandle } from 'playwright-core';
import type { Action } from '../../../src/engine/system.ts';
import { Do, doing, first } from '../../../src/systems/raid/rules/actions.ts';
import { assaultEn } from '../../../src/systems/raid/screen-words/assault-en.ts';
import { DEAF } from '../../../src/ui/play/fresh-buttons.ts';
import { playEn } from '../../../src/words/shell/play-en.ts';
import { playFr } from '../../../src/words/shell/play-fr.ts';
import type { Hand } from './hand.ts';
import { isOwnForming, type Lines } from './lines.ts';
import type { Spot, Table } from './table.ts';

const HERE = '.orders__group--here'; // the orders of the zone that was pointed at

interface Pointer extends Hand {
  readonly onMap: number; // how many orders were given on the map
}

export function mouse(): Pointer {
  return new PointerHand(
    (table, { x, y }) => table.page.mouse.click(x, y),
    (element) => element.click(),
  );
}

export function finger(): Pointer {
  return new PointerHand(
    (table, { x, y }) => table.page.touchscreen.tap(x, y),
    (element) => element.tap(),
  );
}

class PointerHand implements Pointer {
  onMap = 0;
  #last: Spot = { x: -99, y: -99 }; // where a button was pressed last
  readonly #touch: (table: Table, spot: Spot) => Promise<void>;
  readonly #push: (element: ElementHandle) => Promise<void>;

  constructor(
    touch: (table: Table, spot: Spot) => Promise<void>,
    push: (element: ElementHandle) => Promise<void>,
  ) {
    this.#touch = touch;
    this.#push = push;
  }

  async give(table: Table, action: Action): Promise<void> {
    if (table.wantsLook(action)) await this.#lookAt(table, table.placeOf(first(action)));
    const zone = table.zoneOf(action);
    const spot = zone === null ? null : await table.spotOf(zone);
    if (spot === null) await this.press(table, table.words(action));
    else await this.#pointAt(table, action, spot);
    if (doing(action) !== Do.take && (await table.isArmed())) {
      await this.press(table, (table.lang === 'en' ? playEn : playFr)['play.commit']);
    }
  }

  async form(table: Table, lines: Lines): Promise<void> {
    if (!isOwnForming(lines)) {
      const { contact, support } = lines.arrangement;
      await this.press(table, assaultEn['assault.clear']);
      for (const [line, unit] of contact.entries()) await this.#put(table, unit, `contact ${line}`);
      for (const [line, units] of support.entries()) {
        for (const unit of units) await this.#put(table, unit, `support ${line}`);
      }
    }
    await this.press(table, assaultEn['assault.fight']);
  }

  async press(table: Table, words: string, inside?: string): Promise<void> {
    const element = await this.#unfolded(table, words, inside);
    await this.#waitWhereItWas(table, element);
    await this.#push(element);
  }

  /** A button that comes to lie where the last one was pressed is deaf to a pointer that stays there. */
  async #waitWhereItWas({ page }: Table, element: ElementHandle): Promise<void> {
    await element.scrollIntoViewIfNeeded();
    const box = await element.boundingBox();
    if (box === null) return;
    const spot = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const near = Math.abs(spot.x - this.#last.x) < 20 && Math.abs(spot.y - this.#last.y) < 20;
    if (near) await page.waitForTimeout(DEAF + 20);
    this.#last = spot;
  }

  carryOn(table: Table): Promise<void> {
    return this.press(table, assaultEn['assault.continue']);
  }

  /** Picks a man up and puts him down in a slot. */
  async #put({ page }: Table, unit: number, slot: string): Promise<void> {
    for (const part of [
      `.placing__man[data-unit="${unit}"]`,
      `[data-slot="${slot}"] .placing__put`,
    ]) {
      const element = await page.waitForSelector(part);
      await this.#push(element);
    }
  }

  /** Opens a zone whose stack has nothing to do. */
  async #lookAt(table: Table, zone: number): Promise<void> {
    const spot = await table.spotOf(zone);
    if (spot === null) throw new Error(`zone ${zone} is out of sight`);
    await this.#touch(table, spot);
  }

  /** A zone that more than one order leads to lists them first. */
  async #pointAt(table: Table, action: Action, spot: Spot): Promise<void> {
    this.onMap++;
    await this.#touch(table, spot);
    const answer = await table.answer(HERE);
    if (answer === 'listed') await this.press(table, table.words(action), HERE);
  }

  /** The button of an order, with whatever hides it opened. */
  async #unfolded(table: Table, words: string, inside?: string): Promise<ElementHandle> {
    const seen = await table.button(words, inside);
    if (seen !== null) return seen;
    const folds = table.page.locator('.orders details:not([open]) > summary');
    while ((await folds.count()) > 0) {
      const fold = await folds.first().elementHandle();
      if (fold !== null) await this.#push(fold);
    }
    const opened = await table.button(words, inside);
    if (opened === null) throw new Error(`there is no button '${words}'`);
    return opened;
  }
}
