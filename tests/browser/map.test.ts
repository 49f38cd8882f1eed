// A map on which nothing happens draws nothing.

import { expect, test } from 'vitest';
import { useDesk } from './harness/desk.ts';
import { startRaid } from './harness/go.ts';
import { framesOf, stillness } from './harness/map.ts';

const desk = useDesk();

test('an idle map draws no frames', async () => {
  const page = await desk.open({ settings: { motion: 'on' } });
  await startRaid(page, 'idle');
  await page.mouse.move(10, 10);
  await stillness(page);
  const before = await framesOf(page);
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(2000);
  expect(await framesOf(page)).toBe(before);
  await page.keyboard.press('+');
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
});
