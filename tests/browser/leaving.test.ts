// What is left of a raid in a page that has left it: nothing.

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../src/words/shell/en.ts';
import { useDesk } from './harness/desk.ts';
import { startRaid } from './harness/go.ts';
import { aliveOf } from './harness/heap.ts';

const desk = useDesk();

interface Found {
  readonly nodes: number;
  readonly listeners: number;
  readonly states: number; // and tables of the rules: all of them are arrays of 16-bit cells
  readonly threads: number;
}

test('raids that were left leave no state, map, thread, element or listener behind', async () => {
  const page = await desk.open({ settings: { chance: 'on' } });
  const session = await page.context().newCDPSession(page);
  await playAndLeave(page, session, 'first'); // brings what is loaded once
  const after = await whatIsThere(page, session);
  for (const seed of ['second', 'third']) await playAndLeave(page, session, seed);
  expect(await whatIsThere(page, session)).toEqual(after);
  await startRaid(page, 'fourth');
  expect((await whatIsThere(page, session)).states).toBeGreaterThan(after.states);
});

async function playAndLeave(page: Page, session: CDPSession, seed: string): Promise<void> {
  await startRaid(page, seed);
  for (let i = 0; i < 5; i++) await page.keyboard.press('e');
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const map = await watchedMap(page);
  await page.goto('/#/');
  await page.getByRole('link', { name: en['nav.new'] }).waitFor();
  await expect.poll(() => page.workers().length).toBe(0);
  await session.send('HeapProfiler.collectGarbage');
  expect(await map()).toBe('gone');
}

/** Tells whether the map that is shown now is still there, without holding it. */
async function watchedMap(page: Page): Promise<() => Promise<string>> {
  const ref = await page.evaluateHandle(() => {
    interface Seen extends HTMLElement {
      readonly view: object;
    }
    const host = document.querySelector<Seen>('#raid-map');
    if (host === null) throw new Error('no map is shown');
    return new WeakRef(host.view);
  });
  return () => ref.evaluate((map) => (map.deref() === undefined ? 'gone' : 'still there'));
}

async function whatIsThere(page: Page, session: CDPSession): Promise<Found> {
  const states = await aliveOf(session, 'Int16Array'); // takes the rubbish out, too
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners, states, threads: page.workers().length };
}
