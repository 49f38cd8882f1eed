// Somebody who plays Hawthorn Ridge by ear: every line he types comes from words that he has heard.

import type { Page } from 'playwright-core';
import { until } from './battlefield.ts';
import { Ear, ordersIn } from './ear.ts';

const BUSY_TURNS = 1; // in which he attacks; after it he passes, so that a test is short
const PATIENCE = 400; // lines

/** Presses Tab until the control of this name has the focus. */
async function tabTo(page: Page, ear: Ear, name: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    if ((await ear.focused()) === name) return;
  }
  throw new Error(`Tab does not lead to '${name}'`);
}

/** From the form of a new battle to its report. */
export async function playByEar(page: Page): Promise<Ear> {
  const ear = new Ear(page);
  await page.goto('/#/new/hawthorn-ridge-1916');
  await page.getByRole('heading', { name: 'New battle' }).waitFor();
  await tabTo(page, ear, 'Seed');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('by ear');
  await ear.listen();
  await page.keyboard.press('Enter');
  await page.locator('#raid-map canvas').waitFor();
  await tabTo(page, ear, 'Command line');
  await page.keyboard.press('Enter');
  await until(async () => (await ear.focused()) === 'Command');
  let said = await ear.ask('status');
  let turn = 0;
  for (let i = 0; i < PATIENCE && !(await page.title()).startsWith('Report'); i++) {
    turn = Number(/Turn (\d+),/.exec(said)?.[1] ?? turn);
    said = await goOn(ear, said, turn);
  }
  return ear;
}

/** One line, from what was heard last. */
async function goOn(ear: Ear, last: string, turn: number): Promise<string> {
  if (last.includes('Type yes to commit')) return ear.type('yes');
  if (last.includes('Type next to go on')) return ear.type('next');
  const question = last.slice(-160);
  const busy = turn <= BUSY_TURNS;
  if (/Your order\?/.test(question)) {
    if (!busy) return ear.type('pass');
    const orders = ordersIn(await ear.ask('orders'));
    return ear.type(orders.find(({ text }) => /one mass/.test(text))?.number ?? 'pass');
  }
  if (/still to act/.test(question)) {
    if (!busy) return ear.type('end');
    const orders = ordersIn(await ear.ask('orders'));
    const fire = orders.find(({ text }) => /fires? on/.test(text));
    const march = orders.find(({ text }) => / to .*\w\d\d/.test(text));
    return ear.type(fire?.number ?? march?.number ?? 'end');
  }
  if (/stop here\?/.test(question)) return ear.type('stop');
  if (/who fires/.test(question)) return ear.type('hold');
  return ear.type('1'); // posts, gaps and whatever else is asked: the first that is offered
}
