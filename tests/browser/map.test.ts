// A map on which nothing happens draws nothing; one that moves draws little, and shows what it shows at rest.

import { expect, test } from 'vitest';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { difference, framesOf, moveMap, picture, stillness } from './harness/map.ts';
import { keptAs, momentOf, SAMPLE } from './harness/positions.ts';

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

test('pieces move with the sheet, and change at once while it moves', async () => {
  const moment = momentOf(SAMPLE, (m) => doing(m.next) === Do.take && m.actions.length > 20);
  const page = await desk.open({
    raid: keptAs('moving', SAMPLE.seed, moment.actions),
    settings: { motion: 'off' },
  });
  await atTable(page, SAMPLE.seed);
  await page.keyboard.press('+');
  await stillness(page);
  const start = await picture(page);

  const drawn = await moveMap(page, -8, -6);
  const moving = await picture(page);
  await stillness(page);
  const rested = await picture(page);
  expect(drawn).toBeLessThan(4); // pictures copied in a frame: the sheet with its pieces, and little else
  expect(await difference(page, start, rested)).toBeGreaterThan(0.05);
  expect(await difference(page, moving, rested)).toBeLessThan(0.002);

  await moveMap(page, 8, 6);
  await page.keyboard.press('n'); // the next stack is taken up, and shows it
  await moveMap(page, 4, 3);
  const taken = await picture(page);
  await stillness(page);
  expect(await difference(page, taken, await picture(page))).toBeLessThan(0.002);
  await page.keyboard.press('Escape');
  await stillness(page);
  expect(await difference(page, taken, await picture(page))).toBeGreaterThan(0.002);
});
