// The map painted by WebGL, which the processor does here: it opens, moves and takes orders.

import { expect, test } from 'vitest';
import { Do, doing } from '../../src/rules/actions.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { framesOf } from './harness/map.ts';
import { keptAs, momentOf, SAMPLE } from './harness/positions.ts';

const desk = useDesk({ webgl: true });

test('a raid goes on with a map painted by WebGL', async () => {
  const moment = momentOf(SAMPLE, (m) => doing(m.next) === Do.take && m.actions.length > 1);
  const page = await desk.open({
    size: 'phone', // few pixels
    raid: keptAs('webgl', SAMPLE.seed, moment.actions),
    settings: { renderer: 'auto', motion: 'on' },
  });
  const table = await atTable(page, SAMPLE.seed);
  const painter = await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#raid-map canvas');
    return canvas?.getContext('2d') === null ? 'webgl' : 'canvas';
  });
  expect(painter).toBe('webgl');
  const before = await framesOf(page);
  await table.give(moment.next);
  await expect.poll(() => framesOf(page)).toBeGreaterThan(before);
});
