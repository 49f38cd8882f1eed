// A keyboard and nothing else: the number of an order, the arrows and Enter on the map, and Tab to any button. Of the
// ways there are to give an order, the one used least is taken, so that each is used whatever the raid's course.

import type { Action } from '../../../src/engine/system.ts';
import { focusStep } from '../../../src/systems/raid/panels/desk/focus-step.ts';
import { act, Do, doing } from '../../../src/systems/raid/rules/actions.ts';
import type { Zone } from '../../../src/systems/raid/rules/types.ts';
import { assaultEn } from '../../../src/systems/raid/screen-words/assault-en.ts';
import type { Hand } from './hand.ts';
import type { Table } from './table.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
const FAR = 9; // zones that are worth the arrows
const MOST_TABS = 200;

export class Keyboard implements Hand {
  readonly used = { number: 0, arrows: 0, tab: 0, letter: 0 };

  async give(table: Table, action: Action): Promise<void> {
    const { keyboard } = table.page;
    if (action === act(Do.end) || action === act(Do.done)) {
      this.used.letter++;
      return keyboard.press(action === act(Do.end) ? 'e' : 'd');
    }
    if (await this.#onMap(table, action)) return;
    const number = await table.keyOf(table.words(action));
    if (number === null || this.used.tab < this.used.number) {
      await this.press(table, table.words(action));
    } else {
      this.used.number++;
      await keyboard.press(number);
    }
    await this.#commit(table, action);
  }

  /** The lines of an errand are always those the game forms. */
  form(table: Table): Promise<void> {
    return this.press(table, assaultEn['assault.fight']);
  }

  /** Tab until the button has the focus, then Enter; folds on the way are opened. */
  async press(table: Table, words: string): Promise<void> {
    const { keyboard } = table.page;
    this.used.tab++;
    for (let i = 0; i < MOST_TABS; i++) {
      const { text, folded } = await table.focused();
      if (text === words) return keyboard.press('Enter');
      if (folded && (await table.isFolded(words))) await keyboard.press('Enter');
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to '${words}'`);
  }

  carryOn(table: Table): Promise<void> {
    return table.page.keyboard.press('.');
  }

  /** An order that sheds blood has put the focus on the button that gives it. */
  async #commit(table: Table, action: Action): Promise<void> {
    if (doing(action) !== Do.take && (await table.isArmed())) {
      await table.page.keyboard.press('Enter');
    }
  }

  /** An order that has a zone: the arrows lead there and Enter gives it. False for the others, and in its turn. */
  async #onMap(table: Table, action: Action): Promise<boolean> {
    const goal = table.zoneOf(action);
    const { pressable } = await table.focused();
    if (goal === null || pressable || this.used.arrows > this.used.number) return false;
    const here = await this.#zoneInFocus(table);
    const way = here === null ? null : wayBetween(table, here, goal);
    if (way === null) return false;
    this.used.arrows++;
    for (const key of way) await table.page.keyboard.press(key);
    await table.page.keyboard.press('Enter');
    if ((await table.answer('.orders__group--here')) === 'listed') {
      await this.press(table, table.words(action));
    }
    await this.#commit(table, action);
    return true;
  }

  /** The arrows say where they have come to. */
  async #zoneInFocus(table: Table): Promise<Zone | null> {
    await table.page.keyboard.press('ArrowUp');
    const said = await table.page.locator('[role="status"]').first().innerText();
    const zone = table.mirror.scenario.zones.findIndex(({ en }) => said.startsWith(`${en}.`));
    return zone < 0 ? null : zone;
  }
}

/** The arrow keys that lead from one zone to another, or null when it is far. */
function wayBetween({ mirror }: Table, from: Zone, to: Zone): string[] | null {
  const ways = new Map<Zone, string[]>([[from, []]]);
  for (const [zone, way] of ways) {
    if (zone === to) return way;
    if (way.length === FAR) continue;
    for (const key of ARROWS) {
      const next = focusStep(mirror.scenario, zone, key);
      if (next !== null && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  return null;
}
