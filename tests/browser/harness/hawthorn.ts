// Hawthorn Ridge on the screen, and the same battle played a second time outside it.

import type { Locator, Page } from 'playwright-core';
import { Session } from '../../../src/engine/session.ts';
import type { Action } from '../../../src/engine/system.ts';
import { startHex, stepFrom } from '../../../src/systems/red-poppies/panels/desk/places.ts';
import { steadfastPlayer } from '../../../src/systems/red-poppies/players/steadfast.ts';
import * as A from '../../../src/systems/red-poppies/rules/actions.ts';
import type { BattleEvent } from '../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../src/systems/red-poppies/rules/field.ts';
import { alongWith } from '../../../src/systems/red-poppies/rules/moves.ts';
import { hexOf, turnOf } from '../../../src/systems/red-poppies/rules/state.ts';
import { type BattleAsked, battleOn } from '../../../src/systems/red-poppies/rules/system.ts';
import { LOADS, NONE } from '../../../src/systems/red-poppies/rules/types.ts';
import { battleEn } from '../../../src/systems/red-poppies/screen-words/battle-en.ts';
import { formEn } from '../../../src/systems/red-poppies/screen-words/form-en.ts';
import { playEn } from '../../../src/words/shell/play-en.ts';
import { screensEn } from '../../../src/words/shell/screens-en.ts';
import { hawthorn } from '../../systems/red-poppies/hawthorn.ts';
import { OnScreen, until } from './battlefield.ts';
import { keptRaid } from './mirror.ts';

/** How an answer is given. */
export type Way = (battle: Attack, action: Action) => Promise<void>;

const BUSY_TURNS = 2; // in which the British attack; afterwards they hold still, so that a test is short

export class Attack extends OnScreen<Field, BattleEvent, BattleAsked> {
  readonly #player = steadfastPlayer();
  readonly #busy: number;
  keyboardAt: number | null = null; // the square that the keyboard is on

  constructor(page: Page, seed: string, busy = BUSY_TURNS) {
    const course = { seed, level: 'recruit', events: false, practice: false };
    super(page, new Session(battleOn(hawthorn), course));
    this.#busy = busy;
    this.#player.start(seed);
  }

  /** What is answered next: as the standing player would for some turns, then nothing that need not be. */
  get wanted(): Action {
    const { position, asked } = this.session;
    const still = turnOf(position) > this.#busy && QUIET[asked.kind];
    const quiet = asked.actions.find((action) => A.verbOf(action) === still);
    return quiet ?? this.#player.pick(position, asked.actions);
  }

  async give(action: Action, way: Way): Promise<void> {
    await way(this, action);
    await this.follow();
  }

  /** Plays so many answers, or to the end. */
  async play(way: Way, answers = Number.POSITIVE_INFINITY): Promise<void> {
    for (let i = 0; i < answers && !this.session.over; i++) await this.give(this.wanted, way);
  }
}

const QUIET: Partial<Record<BattleAsked['kind'], A.Verb>> = {
  half: 'pass',
  act: 'end',
  point: 'stop',
  pause: 'close',
  return: 'close',
};

/** From its card on the title: the form, the seed, begin. */
export async function beginAttack(page: Page, seed: string, busy = BUSY_TURNS): Promise<Attack> {
  await page.locator('.battle', { hasText: hawthorn.card.title.en }).click();
  await page.getByLabel(screensEn['new.seed']).fill(seed);
  await page.getByRole('button', { name: formEn['rp.form.begin'] }).click();
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders [data-order]:visible').first().waitFor();
  await until(async () => (await keptRaid(page)).seed === seed);
  return new Attack(page, seed, busy);
}

const wantsCommit = (action: Action): boolean =>
  ['fire', 'fire-at', 'melee', 'melee-both', 'target', 'cancel'].includes(A.verbOf(action) ?? '');

/** Everything that is pointed at on the map is pressed there; the rest are buttons. */
export const byMouse: Way = async (at, action) => {
  const s = at.session.position;
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'place':
      return at.click(where);
    case 'mass':
      await at.click(hexOf(s, A.whoOf(action)));
      await at.page.locator('.rp-split').waitFor();
      return at.click(hexOf(s, A.whoOf(action)));
    case 'target':
      await layByButton(at, action, (button) => button.click());
      await at.click(where);
      return at.commit();
    case 'move':
    case 'move-both':
    case 'fire':
      await takeInHand(at, action, (hex) => at.click(hex));
      return pressThere(at, action);
    case 'hex':
      await at.click(where);
      return pressed(at, action);
    default:
      await takeInHand(at, action, (hex) => at.click(hex));
      await pressed(at, action);
      if (wantsCommit(action)) await at.commit();
  }
};

/** The square; where more than one order leads there, the order; and the second word where it is wanted. */
async function pressThere(at: Attack, action: Action): Promise<void> {
  const { page, session } = at;
  await at.click(A.whereOf(action));
  const settled = async () =>
    (await page.locator('.armed').count()) > 0 ||
    (await keptRaid(page)).actions.length > session.count ||
    (await at.button(action).count()) === 1;
  await until(settled);
  if ((await keptRaid(page)).actions.length > session.count) return;
  if ((await page.locator('.armed').count()) === 0 && (await at.button(action).isVisible()))
    await pressed(at, action);
  if (wantsCommit(action)) await at.commit();
}

/** Who is to act, with whoever goes along or without. */
async function takeInHand(
  at: Attack,
  action: Action,
  take: (hex: number) => Promise<void>,
): Promise<void> {
  const { position: s, asked } = at.session;
  if (asked.kind !== 'act' && asked.kind !== 'point') return;
  const verb = A.verbOf(action) ?? 'end';
  if (verb === 'end' || verb === 'stop') return;
  const unit = A.whoOf(action);
  const group = at.page.locator('.orders__group--here');
  const name = hawthorn.units[unit]?.short.en ?? '';
  const isThere = async () =>
    (await group.count()) > 0 &&
    (await group.locator('legend').first().innerText()).toLowerCase().includes(name.toLowerCase());
  if (asked.kind === 'act' && hexOf(s, unit) !== NONE && !(await isThere())) {
    await take(hexOf(s, unit));
    await group.waitFor();
  }
  const stack = group.locator('.choice');
  if ((await stack.count()) === 0) return;
  const along = alongWith(s, unit) !== NONE && verb.endsWith('-both');
  const wanted = along || verb === 'fire' ? battleEn['rp.stack.both'] : name;
  await stack.getByRole('radio', { name: wanted, exact: true }).check({ force: true });
}

/** A button that comes to lie under a pointer at rest is deaf to it for a moment: the pointer comes from elsewhere. */
async function pressed(at: Attack, action: Action): Promise<void> {
  await at.page.mouse.move(2, 2);
  await at.button(action).click();
}

const layByButton = (
  at: Attack,
  action: Action,
  press: (button: Locator) => Promise<void>,
): Promise<void> => {
  const battery = hawthorn.batteries[A.whoOf(action)]?.id ?? '';
  return press(at.page.locator(`[data-lay="${battery} ${LOADS[A.howOf(action)]}"]`));
};

/** With a finger, in the sheet of a phone: squares and units from their lists. */
export const byTouch: Way = async (at, action) => {
  const { page, session } = at;
  switch (A.verbOf(action)) {
    case 'place':
    case 'hex':
      await openList(at);
      break;
    case 'target':
      await layByButton(at, action, (button) => at.tap(button));
      await openList(at);
      break;
    default:
      await takeInHand(at, action, (hex) =>
        at.tap(page.locator(`[data-take="${hawthorn.hexes[hex]?.id}"]`)),
      );
      if (A.verbOf(action)?.startsWith('move') === true) await openList(at);
  }
  await at.tap(massButton(at, action) ?? at.button(action));
  const commit = page.getByRole('button', { name: playEn['play.commit'] });
  const known = session.count;
  const isArmed = async () => (await commit.count()) > 0;
  await until(async () => (await isArmed()) || (await keptRaid(page)).actions.length > known);
  if (await isArmed()) await at.tap(commit);
};

async function openList(at: Attack): Promise<void> {
  const { page } = at;
  const list = page.locator('.orders details', { has: page.locator('.rp-squares') });
  if ((await list.getAttribute('open')) === null) await at.tap(list.locator('summary').first());
}

/** A mass is listed once, by whoever of it comes first. */
function massButton(at: Attack, action: Action) {
  if (A.verbOf(action) !== 'mass') return null;
  return at.page
    .locator('.orders [data-order]', { hasText: hawthorn.units[A.whoOf(action)]?.short.en ?? '' })
    .first();
}

/** Nothing but keys: numbers for what is numbered, else N and the arrows to a square, and Enter. */
export const byKeys: Way = async (at, action) => {
  const { page, session } = at;
  const { keyboard } = page;
  const s = session.position;
  const where = A.whereOf(action);
  switch (A.verbOf(action)) {
    case 'pass':
    case 'end':
    case 'stop':
    case 'close':
      return keyboard.press('e');
    case 'place':
      await walkTo(at, where);
      return keyboard.press('Enter');
    case 'mass':
      await walkTo(at, hexOf(s, A.whoOf(action)));
      await keyboard.press('Enter');
      await page.locator('.rp-split').waitFor();
      return keyboard.press('Enter');
    case 'hex':
      await walkTo(at, where);
      await keyboard.press('Enter');
      return byNumber(at, action);
    case 'target':
      await layByButton(at, action, (button) => button.focus());
      await keyboard.press('Enter');
      await walkTo(at, where);
      await keyboard.press('Enter');
      return second(at);
    case 'move':
    case 'move-both':
    case 'fire': {
      await takeInHand(at, action, async (hex) => {
        await walkTo(at, hex);
        await keyboard.press('Enter');
      });
      await walkTo(at, where);
      await keyboard.press('Enter');
      const more = async () =>
        (await page.locator('.armed').count()) > 0 ||
        (await keptRaid(page)).actions.length > session.count ||
        (await at.button(action).locator('.order__key').count()) === 1;
      await until(more);
      if ((await keptRaid(page)).actions.length > session.count) return;
      if ((await page.locator('.armed').count()) === 0) await byNumber(at, action);
      if (wantsCommit(action)) await second(at);
      return;
    }
    default:
      await takeInHand(at, action, async (hex) => {
        await walkTo(at, hex);
        await keyboard.press('Enter');
      });
      await byNumber(at, action);
      if (wantsCommit(action)) await second(at);
  }
};

const second = async ({ page }: Attack): Promise<void> => {
  await page.locator('.armed').waitFor();
  await page.keyboard.press('Enter');
};

/** By its number; what has none by Tab to its button. */
async function byNumber(at: Attack, action: Action): Promise<void> {
  const key = at.button(action).locator('.order__key');
  if ((await key.count()) > 0) return at.page.keyboard.press(await key.innerText());
  await at.button(action).focus();
  await at.page.keyboard.press('Enter');
}

const squareOf = (hex: number): { readonly column: number; readonly row: number } =>
  hawthorn.hexes[hex] ?? { column: 0, row: 0 };

/** By the arrow keys from where the keyboard is to a square: along the row last. */
async function walkTo(at: Attack, hex: number): Promise<void> {
  const { page, session } = at;
  await page.locator('#raid-map').focus();
  const goal = squareOf(hex);
  if (at.keyboardAt === null) {
    at.keyboardAt = startHex(session.position, session.asked);
    await page.keyboard.press('ArrowUp');
  }
  for (let i = 0; i < 60 && at.keyboardAt !== hex; i++) {
    const from: number = at.keyboardAt;
    const here = squareOf(from);
    const key: string =
      here.row !== goal.row
        ? here.row < goal.row
          ? 'ArrowDown'
          : 'ArrowUp'
        : here.column < goal.column
          ? 'ArrowRight'
          : 'ArrowLeft';
    await page.keyboard.press(key);
    at.keyboardAt = stepFrom(hawthorn, from, key) ?? from;
  }
}
