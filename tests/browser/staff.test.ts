// The staff officer in the raid: the win chance appears, moves and is in nobody's way; advice is legal; turned off,
// nothing is reckoned and the raid is marked.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { raidEndgame } from '../../src/systems/raid/players/endgame/endgame.ts';
import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { planEn } from '../../src/words/shell/plan-en.ts';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { staffEn } from '../../src/words/shell/staff-en.ts';
import { findings } from './harness/axe.ts';
import { type SizeName, useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { keptRaid } from './harness/mirror.ts';
import { before, keptAs, momentOf, raidWith, SAMPLE } from './harness/positions.ts';
import type { Table } from './harness/table.ts';

const desk = useDesk();
const HELPED = { chance: 'on' };
const NO_HELP = { chance: 'off', advice: 'off', threats: 'off' };

const taking = momentOf(
  SAMPLE,
  ({ next, actions }) => doing(next) === Do.take && actions.length > 2,
);
const shooting = momentOf(SAMPLE, before(Do.fire));

/** However slow the machine. */
const soon = <T>(look: () => T | Promise<T>) => expect.poll(look, { timeout: 60_000 });

/** How many raids the figures on the screen rest on. */
const raidsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.chance')?.getAttribute('data-raids') ?? -1));

/** Notes every number of raids the bar goes through from now on. */
async function watchRaids(page: Page): Promise<() => Promise<number[]>> {
  const counts = await page.evaluateHandle(() => {
    const seen: number[] = [];
    const bar = document.querySelector('.chance');
    const note = () => seen.push(Number(bar?.getAttribute('data-raids')));
    note();
    if (bar !== null) new MutationObserver(note).observe(bar, { attributes: true });
    return seen;
  });
  return () => counts.jsonValue();
}

async function openAt(moment: typeof taking, size: SizeName = 'desktop'): Promise<Table> {
  const raid = keptAs('staff', SAMPLE.seed, moment.actions);
  const page = await desk.open({ raid, size, settings: HELPED });
  return atTable(page, SAMPLE.seed);
}

test('the win chance appears, narrows and follows every order', async () => {
  const table = await openAt(taking);
  const { page } = table;
  await soon(() => raidsOf(page)).toBeGreaterThan(0);
  const first = await raidsOf(page);
  await soon(() => raidsOf(page)).toBeGreaterThan(Math.max(100, first));
  const said = await page.locator('.chance__said').innerText();
  const shares = [...said.matchAll(/(\d+)\s%/g)].slice(0, 3).map((found) => Number(found[1]));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(said).toMatch(/±\d+\s%/);
  const shown = await watchRaids(page);
  await table.give(taking.next);
  await page.locator('.chance:not(.chance--stale)').waitFor();
  const counts = await shown();
  expect(counts.some((n, i) => n < (counts[i - 1] ?? 0))).toBe(true); // reckoned anew
});

test('an order given while it reckons is carried out', async () => {
  const table = await openAt(taking);
  await soon(() => raidsOf(table.page)).toBeGreaterThan(0);
  const asked = table.page.getByRole('button', { name: staffEn['staff.askKey'] });
  await asked.click(); // both threads are at work now
  await table.give(taking.next);
  expect((await keptRaid(table.page)).actions.at(-1)).toBe(table.mirror.word(taking.next));
});

const kept = async (page: Page): Promise<number> => (await keptRaid(page)).actions.length;

/** With the slip out of the way, what is drawn on the map can be compared. */
const showSlip = (page: Page, visible: boolean): Promise<void> =>
  page.locator('.slip').evaluate((slip, shown) => {
    (slip as HTMLElement).style.visibility = shown ? '' : 'hidden';
  }, visible);

test('advice is a plan: told, drawn, taken line by line and whole, and taken back', async () => {
  const raid = keptAs('staff', SAMPLE.seed, taking.actions, true);
  const page = await desk.open({ raid, settings: { chance: 'off' } });
  await atTable(page, SAMPLE.seed);
  const bare = await page.locator('#raid-map').screenshot();
  await page.keyboard.press('w');
  const lines = page.locator('.plan__line');
  await lines.first().waitFor({ timeout: 60_000 });
  expect(await lines.count()).toBeGreaterThan(1);
  expect(await page.locator('.slip').innerText()).toMatch(/±\d/);
  expect(await findings(page)).toEqual([]);
  await showSlip(page, false);
  expect((await page.locator('#raid-map').screenshot()).equals(bare)).toBe(false); // arrows
  await showSlip(page, true);

  const begun = taking.actions.length;
  await page.getByRole('button', { name: planEn['plan.takeLine'].replace('{n}', '1') }).click();
  await soon(() => kept(page)).toBeGreaterThan(begun + 1); // taken up and carried out by one press
  await page.locator('.plan__line--done, .plan__again').first().waitFor({ timeout: 60_000 });
  const afterOne = await kept(page);
  const rest = page.getByRole('button', { name: /^Carry out the (rest|whole plan)$/ });
  if ((await rest.count()) > 0) {
    await rest.click();
    await soon(() => kept(page)).toBeGreaterThan(afterOne);
  }
  await soon(() => page.locator('.slip[aria-busy="true"]').count()).toBe(0);
  for (let n = await kept(page); n > begun; n = await kept(page)) {
    await page.keyboard.press('z');
    await soon(() => kept(page)).toBeLessThan(n);
  }
  expect((await keptRaid(page)).actions).toHaveLength(begun);
});

test('Esc puts the advice away and leaves the raid alone', async () => {
  const { page } = await openAt(shooting);
  await page.keyboard.press('w');
  await page.locator('.slip').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.slip').waitFor({ state: 'detached' });
  expect((await keptRaid(page)).actions).toHaveLength(shooting.actions.length);
});

test('what the bar means is told when it is pressed', async () => {
  const { page } = await openAt(taking);
  await soon(() => raidsOf(page)).toBeGreaterThan(0);
  await page.locator('.chance').click();
  const sheet = page.locator('dialog[open]');
  await sheet.locator('.chance-table').waitFor();
  expect(await findings(page)).toEqual([]);
  await sheet.getByRole('button', { name: staffEn['staff.turnOff'] }).click();
  await page.locator('.chance').waitFor({ state: 'detached' });
});

test('near the end the figures are exact, and the bar says so', async () => {
  const { seed, actions } = raidWith('near the end', ({ state }) => raidEndgame.ripe(state));
  const page = await desk.open({ raid: keptAs('end', seed, actions), settings: HELPED });
  await atTable(page, seed);
  await soon(() => page.locator('.chance__more').innerText()).toBe(staffEn['staff.exactly']);
  await page.locator('.chance').click();
  await page.getByText(staffEn['staff.searched']).waitFor();
});

test('on a phone the bar and the advice fit', async () => {
  const { page } = await openAt(shooting, 'phone');
  await soon(() => raidsOf(page)).toBeGreaterThan(0);
  await page.locator('.staff-ask').click();
  await page.locator('.plan__line').first().waitFor({ timeout: 60_000 });
  expect(await findings(page)).toEqual([]);
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide).toBe(false);
});

const helpOf = async (page: Page): Promise<unknown> =>
  ((await keptRaid(page)) as { readonly help?: string }).help;

test('with every help off nothing is reckoned, and the raid is marked until one is turned on', async () => {
  const page = await desk.open({ settings: NO_HELP });
  const threads: string[] = [];
  page.on('worker', (worker) => threads.push(worker.url()));
  const table = await startRaid(page, 'no help');
  expect(await helpOf(page)).toBe('none');
  await page.keyboard.press('w');
  await page.keyboard.press('t');
  expect(await page.locator('.staff-bar, .staff-ask, .slip, .threats').count()).toBe(0);
  expect(threads).toEqual([]);
  const [next] = legalActions(table.mirror.state, []);
  await table.give(next ?? 0);
  expect(await helpOf(page)).toBe('none');
  await page.goto('/#/replays');
  await page.getByText(archiveEn['archive.noHelp']).first().waitFor();
  await page.goto('/#/settings');
  await page.getByLabel(staffEn['helps.threats']).check();
  await page.goto('/#/raid');
  await page.locator('#raid-map canvas').waitFor();
  await soon(() => helpOf(page)).toBeUndefined();
});

test('once the raid is over its mark stays, whatever is turned on', async () => {
  const raid = { ...keptAs('over', SAMPLE.seed, SAMPLE.actions), help: 'none' } as const;
  const page = await desk.open({ raid, settings: HELPED });
  await page.waitForURL(/#\/report\//);
  await page.getByText(reportEn['report.noHelp']).waitFor();
});

test('a raid with help has no mark', async () => {
  const page = await desk.open({ settings: { ...NO_HELP, advice: 'on' } });
  await startRaid(page, 'some help');
  expect(await helpOf(page)).toBeUndefined();
});
