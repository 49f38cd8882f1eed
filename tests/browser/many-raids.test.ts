// Ten thousand raids: neither the title, which asks for the last of them, nor the records hold up the page.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeFacts } from '../../src/app/storage/facts.ts';
import { type RaidSummary, summaryOf } from '../../src/app/storage/summary.ts';
import { dieppe } from '../app/house.ts';
import { LEVELS, madeRaid } from '../app/made-raids.ts';
import { useDesk } from './harness/desk.ts';
import { layDown } from './harness/laid.ts';

const desk = useDesk();
const MANY = 10_000;
const LONGEST = 200; // milliseconds the page may be held up
const HOUR_MS = 3_600_000;

/** As many summaries as a player of years has: of a few raids that were fought, each many times. */
function summaries(): RaidSummary[] {
  const fought = LEVELS.flatMap((level) =>
    [1, 2, 3].map((n) => {
      const raid = madeRaid('many', `many ${n}`, { level });
      const facts = makeFacts(dieppe, raid);
      return summaryOf(facts === null ? raid : { ...raid, facts });
    }),
  );
  return Array.from({ length: MANY }, (_, i) => ({
    ...(fought[i % fought.length] as RaidSummary),
    id: `many-${i}`,
    print: `print-${i}`,
    updated: Date.UTC(2021, 0, 1) + i * HOUR_MS,
  }));
}

/** The longest time an address held the page up; of two openings the better, for other work on the machine counts too. */
async function longestTask(page: Page, address: string, ready: string): Promise<number> {
  const twice = [await openAnew(page, address, ready), await openAnew(page, address, ready)];
  return Math.min(...twice);
}

async function openAnew(page: Page, address: string, ready: string): Promise<number> {
  await page.goto(address);
  await page.reload();
  await page.locator(ready).first().waitFor();
  await page.waitForTimeout(1500); // what is done afterwards counts too
  return page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks));
}

test('ten thousand raids hold up no page for long', async () => {
  const page = await desk.open();
  await layDown(
    page,
    summaries().map((summary) => ({ record: null, summary })),
  );
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const note = (list: PerformanceObserverEntryList) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  });
  const longest = {
    title: await longestTask(page, '/', '.title__name'),
    records: await longestTask(page, '/#/records', '.plot__mean'),
  };
  expect(Object.entries(longest).filter(([, ms]) => ms > LONGEST)).toEqual([]);
});
