// A whole raid of twelve turns by mouse, from the title to the report.

import { expect, test } from 'vitest';
import { useDesk } from './harness/desk.ts';
import { startRaid } from './harness/go.ts';
import { longPlan } from './harness/plans.ts';
import { expectReport, playPlan } from './harness/play.ts';
import { mouse } from './harness/pointer.ts';

const desk = useDesk();

test('a raid of twelve turns is played by mouse', async () => {
  const plan = longPlan('mouse');
  const hand = mouse();
  const table = await startRaid(await desk.open(), plan.seed, hand);
  await playPlan(table, plan);
  expect(hand.onMap).toBeGreaterThan(50);
  await expectReport(table);
});
