// A whole battle of 1870 by ear: from the title to the report by keyboard, with nothing of the page but what a screen reader
// says. Every decision is made from words that were heard; what was heard is held to its length.

import { expect, test } from 'vitest';
import { LONGEST } from '../../src/words/aloud.ts';
import { useDesk } from './harness/desk.ts';
import { Ear, ordersIn } from './harness/ear.ts';

const desk = useDesk();

const WANTED = /Type unit, hex and facing: (.+?)\./;
const BUSY_TURNS = 4; // in which brigades are ordered; after them he holds his ground and fires

test('a battle is played by ear alone', async () => {
  const page = await desk.open();
  const ear = new Ear(page);
  await page.goto('/#/new/spicheren-1870');
  await page.getByRole('heading', { name: 'New battle' }).waitFor();
  await tabTo('Seed');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('by ear');
  await ear.listen();
  await page.keyboard.press('Enter');
  await page.locator('#raid-map canvas').waitFor();
  await tabTo('Command line');
  await page.keyboard.press('Enter');
  await expect.poll(() => ear.focused()).toBe('Command');
  expect(await ear.ask('help')).toContain('orders');
  let said = await ear.ask('status');
  let turn = 1;
  let given = 0; // orders in this turn
  for (let i = 0; i < 400 && !(await page.title()).startsWith('Report'); i++) {
    const now = Number(/Turn (\d+)/.exec(said)?.[1] ?? turn);
    if (now !== turn) given = 0;
    turn = now;
    said = await goOn(said);
  }
  await page.getByRole('heading', { level: 1 }).waitFor();

  const heard = (await ear.all()).filter(
    (text) => !ear.asked.some((answer) => answer.includes(text)), // an answer may be long
  );
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.filter(({ length }) => length > LONGEST)).toEqual([]);

  /** One line, from what was heard last. */
  async function goOn(last: string): Promise<string> {
    if (last.includes('Type yes to commit')) return ear.type('yes');
    if (last.includes('Type next to go on')) return ear.type('next');
    if (/can (still )?be ordered/.test(last)) {
      if (turn > BUSY_TURNS || given >= 2) return ear.type('end');
      given++;
      const wanted = WANTED.exec(await ear.ask('orders'));
      return ear.type(wanted?.[1] ?? 'end'); // the order that shows how one is typed
    }
    const orders = ordersIn(await ear.ask('orders'));
    const fire = orders.find(({ text }) => /attacks? /.test(text) && !/not attack/.test(text));
    return ear.type(fire?.number ?? '1');
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
