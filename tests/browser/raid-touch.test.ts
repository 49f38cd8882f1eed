// A whole raid on a phone with fingers alone, from the title to the report.

import { expect, test } from 'vitest';
import { Do } from '../../src/systems/raid/rules/actions.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { shortPlan } from './harness/plans.ts';
import { expectReport, playPlan } from './harness/play.ts';
import { finger } from './harness/pointer.ts';

const desk = useDesk();

test('a raid is played on a phone by touch', async () => {
  const plan = shortPlan('touch', [Do.land, Do.step, Do.assault, Do.front, Do.embark]);
  const page = await desk.open({ size: 'phone', touch: true });
  const hand = finger();
  await page.getByRole('link', { name: 'New battle' }).tap();
  await page.getByLabel(screensEn['new.seed']).fill(plan.seed);
  await page.getByRole('button', { name: screensEn['new.start'] }).tap();
  const table = await atTable(page, plan.seed, hand);
  await hand.press(table, playEn['play.fit']);
  await playPlan(table, plan);
  expect(hand.onMap).toBeGreaterThan(3);
  await expectReport(table);
});
