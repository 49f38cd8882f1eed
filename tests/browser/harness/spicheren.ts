// Spicheren on the screen, and the same battle played a second time outside it.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { Session } from '../../../src/engine/session.ts';
import type { Action } from '../../../src/engine/system.ts';
import { profilePlayer } from '../../../src/systems/fast-play/players/profile.ts';
import * as A from '../../../src/systems/fast-play/rules/actions.ts';
import type { BattleEvent } from '../../../src/systems/fast-play/rules/events.ts';
import type { Field } from '../../../src/systems/fast-play/rules/field.ts';
import { G, get, hexOf } from '../../../src/systems/fast-play/rules/state.ts';
import { type BattleAsked, battleOn } from '../../../src/systems/fast-play/rules/system.ts';
import { FACINGS } from '../../../src/systems/fast-play/rules/types.ts';
import { formEn } from '../../../src/systems/fast-play/screen-words/form-en.ts';
import { playEn } from '../../../src/words/shell/play-en.ts';
import { screensEn } from '../../../src/words/shell/screens-en.ts';
import { spicheren } from '../../systems/fast-play/spicheren.ts';
import { DEAF, OnScreen } from './battlefield.ts';
import { keptRaid } from './mirror.ts';

/** How an order is given. */
export type Way = (battle: Battlefield, action: Action) => Promise<void>;

const BUSY_TURNS = 4; // in which the French are commanded; afterwards they hold their ground, so that a test is short

export class Battlefield extends OnScreen<Field, BattleEvent, BattleAsked> {
  readonly #player = profilePlayer();

  readonly #busy: number;

  constructor(page: Page, seed: string, busy = BUSY_TURNS, session = newSession(seed)) {
    super(page, session);
    this.#busy = busy;
    this.#player.start(seed);
  }

  /** What is ordered next: as the profile would for some turns, then nothing that need not be. */
  get wanted(): Action {
    const { position, asked } = this.session;
    const busy = get(position, G.turn) <= this.#busy;
    if (asked.kind === 'move' && !busy) return A.done;
    if (asked.kind === 'attack' && !busy) return A.pass(asked.unit);
    return this.#player.pick(position, asked.actions);
  }

  /** Gives an order and waits until it is kept and something is asked again. */
  async give(action: Action, way: Way): Promise<void> {
    await way(this, action);
    this.session.do(action);
    await this.settled();
  }

  /** Plays so many orders, or to the end. */
  async play(way: Way, orders = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < orders && !this.session.over; i++) await this.give(this.wanted, way);
  }

  /** The screen has kept what was ordered here. */
  async settled(): Promise<void> {
    const { session, page } = this;
    const last = session.system.format(spicheren, session.actions.at(-1) ?? 0);
    await expect
      .poll(async () => (await keptRaid(page)).actions.length, { interval: 20 })
      .toBe(session.actions.length);
    const kept = (await keptRaid(page)).actions;
    if (session.actions.length > 0) expect(kept.at(-1)).toBe(last);
    if (!session.over) await page.locator('.orders [data-order]:visible').first().waitFor();
  }
}

function newSession(seed: string) {
  const course = { seed, level: 'lieutenant', events: false, practice: false };
  return new Session(battleOn(spicheren), course);
}

/** From its card on the title: the form, the seed, begin. */
export async function beginBattle(
  page: Page,
  seed: string,
  busy = BUSY_TURNS,
): Promise<Battlefield> {
  await page.locator('.battle', { hasText: spicheren.card.title.en }).click();
  await page.getByLabel(screensEn['new.seed']).fill(seed);
  await page.getByRole('button', { name: formEn['fp.form.begin'] }).click();
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders [data-order]:visible').first().waitFor();
  await expect.poll(async () => (await keptRaid(page)).seed).toBe(seed);
  return new Battlefield(page, seed, busy);
}

const isOrder = (action: Action): boolean => A.kindOf(action) === A.Do.order;
const isAttack = (action: Action): boolean => A.kindOf(action) === A.Do.attack;

/** On the map: the unit, the hex, then the hex it is to face, or the rose where that lies off the map. */
export const byMouse: Way = async (at, action) => {
  const { position } = at.session;
  if (isAttack(action)) {
    await at.click(hexOf(position, A.targetOfAttack(action)));
    return at.commit();
  }
  if (!isOrder(action)) return pressed(at, action);
  const [hex, facing] = [A.hexOfOrder(action), A.facingOfOrder(action)];
  await at.click(hexOf(position, A.unitOf(action)));
  await at.page.locator('.orders__group--here').waitFor();
  await at.click(hex);
  await expect
    .poll(async () => (await at.page.locator('.fp-rose').count()) + (await keptNow(at)))
    .toBe(1);
  if ((await at.page.locator('.fp-rose').count()) === 0) return; // the only way to face
  const faced = spicheren.next[hex * 6 + facing] as number;
  if (faced >= 0) await at.click(faced);
  else await pressed(at, action);
};

/** A button that comes to lie under a pointer at rest is deaf to it for a moment: the pointer comes from elsewhere. */
async function pressed(at: Battlefield, action: Action): Promise<void> {
  await at.page.mouse.move(2, 2);
  await at.button(action).click();
}

/** 1 once the order has been given: no unit is in hand any more, or it is kept. */
async function keptNow({ page, session }: Battlefield): Promise<number> {
  if ((await page.locator('.orders__group--here').count()) === 0) return 1;
  const kept: { readonly actions: readonly string[] } | null = await keptRaid(page); // a lesson keeps nothing
  return (kept?.actions.length ?? 0) > session.actions.length ? 1 : 0;
}

/** Nothing but keys: N takes the unit, arrows go to the hex, Enter chooses it, a number the facing. */
export const byKeys: Way = async (at, action) => {
  const { page, session } = at;
  const { keyboard } = page;
  if (action === A.done) return keyboard.press('e');
  if (!isOrder(action)) {
    const number = session.asked.actions.indexOf(action) + 1;
    await keyboard.press(String(number));
    if (!isAttack(action)) return;
    await page.locator('.armed').waitFor();
    return keyboard.press('Enter');
  }
  const unit = A.unitOf(action);
  await takeByKeys(at, unit);
  await walk(at, hexOf(session.position, unit), A.hexOfOrder(action));
  await page.locator('#raid-map').focus();
  await keyboard.press('Enter');
  await expect
    .poll(async () => (await page.locator('.fp-rose').count()) + (await keptNow(at)))
    .toBe(1);
  if ((await page.locator('.fp-rose').count()) === 0) return;
  const facing = FACINGS[A.facingOfOrder(action)];
  const number = await page.locator(`.fp-rose__way--${facing} .order__key`).innerText();
  await keyboard.press(number);
};

async function takeByKeys({ page, session }: Battlefield, unit: number): Promise<void> {
  const hex = hexOf(session.position, unit);
  const name = spicheren.hexes[hex]?.id ?? '';
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('n');
    const looked = page.locator(`section.fp-card[aria-label*="${name}"]`);
    if ((await looked.count()) > 0) return;
  }
  throw new Error(`${spicheren.units[unit]?.id} cannot be taken in hand`);
}

/** By the arrow keys from hex to hex: along the row last. */
async function walk({ page }: Battlefield, from: number, to: number): Promise<void> {
  const { stepFrom } = await import('../../../src/systems/fast-play/panels/desk/places.ts');
  let at = from;
  const rowOf = (hex: number): number => spicheren.hexes[hex]?.row ?? 0;
  const columnOf = (hex: number): number => spicheren.hexes[hex]?.column ?? 0;
  for (let i = 0; i < 40 && at !== to; i++) {
    const key =
      rowOf(at) !== rowOf(to)
        ? rowOf(at) < rowOf(to)
          ? 'ArrowDown'
          : 'ArrowUp'
        : columnOf(at) < columnOf(to)
          ? 'ArrowRight'
          : 'ArrowLeft';
    await page.keyboard.press(key);
    at = stepFrom(spicheren, at, key) ?? at;
  }
}

/** With a finger, in the sheet of a phone: the unit, the hex and the facing from their lists. */
export const byTouch: Way = async (at, action) => {
  const { page } = at;
  if (!isOrder(action)) {
    await at.rest();
    await at.button(action).tap();
    if (!isAttack(action)) return;
    await page.waitForTimeout(DEAF);
    await page.getByRole('button', { name: playEn['play.commit'] }).tap();
    return;
  }
  await at.rest();
  await page.locator(`[data-unit="${spicheren.units[A.unitOf(action)]?.id}"]`).tap();
  const stay = at.button(action);
  await page.locator('.orders__group--here').waitFor();
  if ((await stay.count()) > 0) return stay.tap();
  await page.waitForTimeout(DEAF);
  await page.locator('.orders__group--here summary').tap();
  await page.locator(`[data-end="${spicheren.hexes[A.hexOfOrder(action)]?.id}"]`).tap();
  await page.waitForTimeout(DEAF);
  await at.button(action).tap();
};
