// A whole raid by ear: from the title to the report by keyboard, with nothing of the page but what a screen reader says.
// Every decision is made from words that were heard; what was heard is held to its length.

import { expect, test } from 'vitest';
import { Do } from '../../src/systems/raid/rules/actions.ts';
import { LONGEST } from '../../src/words/aloud.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { useDesk } from './harness/desk.ts';
import { Ear, ordersIn } from './harness/ear.ts';
import { before, keptAs, momentOf, SAMPLE } from './harness/positions.ts';

const desk = useDesk();

const LONGEST_MEAN = 72; // characters
const ASHORE = 3; // turns in which the party acts; after them it only hears what becomes of it

/** Chances that are good enough, in per cent. */
const chance = (text: string): number => Number(/(\d+)\s% to (?:hit|hold)/.exec(text)?.[1] ?? 0);

/** What a cautious player would order, by what the orders are called. */
function choose(orders: ReadonlyArray<{ number: string; text: string }>): string {
  const find = (what: RegExp, least = 0) =>
    orders.find(({ text }) => what.test(text) && chance(text) >= least)?.number;
  const fight = find(/^Assault/, 60) ?? find(/^(Fire|Snipe)/, 55);
  const march = find(/^March.*?: \d MP$/);
  return fight ?? find(/^Land /) ?? march ?? 'done';
}

test('a raid is played by ear alone', async () => {
  const page = await desk.open();
  const ear = new Ear(page);
  await tabTo('New battle');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'New battle' }).waitFor();
  await tabTo('Seed');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('by ear');
  await ear.listen();
  await page.keyboard.press('Enter');
  await ear.hears(/^Turn 1, 04:45, alarm 0\. \d+ afloat can act\.$/);

  await tabTo('Command line'); // a skip link before everything else
  await page.keyboard.press('Enter');
  await expect.poll(() => ear.focused()).toBe('Command');
  expect(await ear.ask('help')).toContain('fire church');
  let said = await ear.type('fire church');
  expect(said).toBe('Fire at Varengeville church: a stack must be chosen first');
  expect(await ear.type('sing')).toContain('“sing” is not understood');
  expect(await ear.ask('zone or1')).toMatch(
    /protection 0\. .*Exits: north .*, 2 MP; south-west West gully/,
  );
  expect(await ear.ask('threats')).toMatch(/\d\s% to take a loss/);

  let turn = 1;
  let acted = 0; // stacks in this turn
  said = await ear.ask('status');
  for (let i = 0; i < 120 && !(await page.title()).startsWith('Report'); i++) {
    turn = Number(/Turn (\d+)/.exec(said)?.[1] ?? turn);
    said = await goOn(said);
  }
  await page.getByRole('heading', { level: 1 }).waitFor();

  const heard = (await ear.all()).filter((text) => !ear.asked.includes(text));
  const long = heard.filter(({ length }) => length > LONGEST);
  const mean = heard.reduce((sum, { length }) => sum + length, 0) / heard.length;
  expect(long).toEqual([]);
  expect(mean).toBeLessThan(LONGEST_MEAN);
  expect(heard.filter((text, i) => text === heard[i - 1])).toEqual([]);

  /** One line, from what was heard last. */
  async function goOn(last: string): Promise<string> {
    if (last.includes('Type yes to commit')) return ear.type('yes');
    if (last.includes('Type next to go on')) return ear.type('next');
    if (last.includes('change the lines')) return ear.type('fight');
    if (last.includes('Go on?')) return ear.type('go on');
    if (/can act|Nobody is left to act/.test(last)) {
      if (/Turn \d/.test(last)) acted = 0;
      if (acted++ > 0 || turn > ASHORE) return ear.type('end');
      const men = ordersIn(await ear.ask('orders')).find(isWorthTaking);
      return ear.type(men?.number ?? 'end');
    }
    return ear.type(choose(ordersIn(await ear.ask('orders'))));
  }

  function isWorthTaking({ text }: { text: string }): boolean {
    return /^Choose/.test(text) && /commando|Troop/.test(text) && (turn === 1 || !/LCA/.test(text));
  }

  /** Presses Tab until the control of this name has the focus. */
  async function tabTo(name: string): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      if ((await ear.focused()) === name) return;
    }
    throw new Error(`Tab does not lead to '${name}'`);
  }
});

test('the focus is never dropped', async () => {
  const raid = keptAs('focus', SAMPLE.seed, momentOf(SAMPLE, before(Do.take)).actions);
  const page = await desk.open({ raid });
  const ear = new Ear(page);
  const orders = page.getByRole('region', { name: playEn['play.tab.orders'] });
  const order = (name: RegExp) => orders.getByRole('button', { name });
  const isKept = () => page.evaluate(() => document.activeElement !== document.body);
  await order(/^Choose the men aboard LCA 1/).press('Enter'); // an order
  await order(/^Land on Orange One/).waitFor();
  await expect.poll(() => ear.focused()).toBe(playEn['play.tab.orders']);
  await order(/^Land on Orange One/).focus();
  await page.keyboard.press('z'); // taken back
  await order(/^Choose the men aboard LCA 1/).waitFor();
  await expect.poll(isKept).toBe(true);
  await page.keyboard.press('m'); // a dialogue
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(isKept).toBe(true);
  await order(/^End the British phase/).press('Enter'); // a phase
  await page.getByText('Turn 2').first().waitFor();
  await expect.poll(isKept).toBe(true);
  await page.keyboard.press('c'); // the command line keeps it, and gives it back
  await expect.poll(() => ear.focused()).toBe('Command');
  await page.keyboard.press('Escape');
  await expect.poll(() => ear.focused()).toMatch(/^(Orders|End the British phase)/);
});

test('keys of one character can be turned off', async () => {
  const raid = keptAs('letters', SAMPLE.seed, momentOf(SAMPLE, before(Do.take)).actions);
  const page = await desk.open({ raid, settings: { letters: 'off' } });
  await page.locator('#raid-map canvas').waitFor();
  await page.getByRole('button', { name: /^End the British phase/ }).waitFor();
  for (const key of ['1', 'm', 'o', 'c', 'e', '?']) await page.keyboard.press(key);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.locator('.command-line').count()).toBe(0);
  expect(await page.locator('[aria-keyshortcuts]').count()).toBe(0);
  await page.getByRole('button', { name: /^End the British phase/ }).waitFor(); // no stack was taken
  await page.getByRole('button', { name: playEn['play.line'] }).press('Enter');
  await page.getByRole('textbox', { name: 'Command' }).fill('take lca 1');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Land on Orange One/ }).waitFor();
});
