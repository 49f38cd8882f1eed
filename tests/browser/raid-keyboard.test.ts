// A whole raid by keyboard alone, from the title to the report.

import { expect, test } from 'vitest';
import { Do } from '../../src/systems/raid/rules/actions.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { Keyboard } from './harness/keyboard.ts';
import { shortPlan } from './harness/plans.ts';
import { expectReport, playPlan } from './harness/play.ts';

const desk = useDesk();
const LONG_ENOUGH = 60; // orders: each way to give one is used more than once

test('a raid is played by keyboard alone', async () => {
  const wanted = [Do.land, Do.step, Do.fire, Do.assault, Do.leave, Do.embark];
  const plan = shortPlan('keys', wanted, ({ actions }) => actions.length >= LONG_ENOUGH);
  const page = await desk.open();
  const { keyboard } = page;
  const hand = new Keyboard();
  await tabTo('New battle');
  await keyboard.press('Enter');
  await page.waitForURL(/#\/new$/);
  await page.locator('.order__go').waitFor();
  await tabTo('Seed');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type(plan.seed);
  await keyboard.press('Enter');
  const table = await atTable(page, plan.seed, hand);
  await playPlan(table, plan);
  for (const times of Object.values(hand.used)) expect(times).toBeGreaterThan(1);
  await expectReport(table);

  /** Presses Tab until the control of this name has the focus. */
  async function tabTo(name: string): Promise<void> {
    for (let i = 0; i < 60; i++) {
      await keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const at = document.activeElement;
        if (at instanceof HTMLInputElement) return at.labels?.[0]?.textContent ?? '';
        return at?.textContent ?? '';
      });
      if (found.trim() === name) return;
    }
    throw new Error(`Tab does not lead to '${name}'`);
  }
});
