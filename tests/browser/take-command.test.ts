// Taking command in the middle of a replay: the same dice lead the same orders to the same end; fresh dice are written
// down with the raid, so that it comes out the same whenever it is run again.

import { expect, test } from 'vitest';
import { hashPosition } from '../../src/engine/hash.ts';
import { Rerun } from '../../src/engine/rerun.ts';
import { Do, doing, parseAction } from '../../src/systems/raid/rules/actions.ts';
import { raidOn } from '../../src/systems/raid/rules/system.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { shelfOf, takeIn } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';
import { type Plan, shortPlan } from './harness/plans.ts';
import { expectReport, playPlan } from './harness/play.ts';
import { keptAs } from './harness/positions.ts';
import { openTheatre, positionOf, type Show, showOf, wholeRaid } from './harness/theatre.ts';

const desk = useDesk();
const plan: Plan = shortPlan('command', [Do.land, Do.fire, Do.assault, Do.embark]);
const parent = keptAs('parent', plan.seed, plan.actions);
const LAST_ORDERS = 8;

test('with the same dice the same orders end in the same raid', async () => {
  const whole = new Rerun(raidOn(loadDieppe()), parent);
  for (const action of plan.actions) whole.run(action, null);
  const page = await desk.open({ raid: parent });
  const taken = plan.actions.length - LAST_ORDERS;
  const before = showOf(parent).frames.findIndex(({ action }) => action === taken);
  await openTheatre(page, parent.id, before - 1);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: theatreEn['theatre.takeSame'] }).click();
  await page.waitForURL(/#\/play\//);
  const table = await atTable(page, plan.seed);
  expect(table.mirror.actions).toHaveLength(taken);
  await playPlan(table, plan);
  await expectReport(table);
  expect(hashPosition(table.mirror.state)).toBe(whole.hash());
  await expect(
    page
      .getByText(/practice/i)
      .first()
      .isVisible(),
  ).resolves.toBe(true);
  const kept = [...(await shelfOf(page)).values()].find(({ origin }) => origin === 'taken');
  expect(kept).toMatchObject({ practice: true, turns: whole.turns, status: 'over' });
});

test('with fresh dice what lies hidden stays, and the raid comes out the same again', async () => {
  const scenario = loadDieppe();
  const page = await desk.open({ raid: parent });
  const end = plan.actions.findIndex((action) => doing(action) === Do.end);
  const before = showOf(parent).frames.findIndex(({ action }) => action === end);
  await openTheatre(page, parent.id, before - 1);
  await page.keyboard.press('c');
  await page.getByRole('button', { name: theatreEn['theatre.takeFresh'] }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('#raid-map canvas').waitFor();
  await page.getByRole('button', { name: playEn['play.menu'], exact: true }).waitFor();
  await page.keyboard.press('e');
  await expect.poll(async () => (await keptRaid(page)).actions.length).toBeGreaterThan(end);
  const raid = (await shelfOf(page)).get((await keptRaid(page)).id);
  if (raid === undefined) throw new Error('the raid was not kept');
  expect(raid.branches).toMatchObject([{ at: end }]);
  expect(raid.actions.slice(0, end)).toEqual(parent.actions.slice(0, end));
  const again = new Rerun(raidOn(scenario), raid);
  const same = new Rerun(raidOn(scenario), parent);
  for (const [i, word] of raid.actions.entries()) {
    const action = parseAction(scenario, word);
    if (typeof action !== 'number') throw new Error(action.fault);
    again.run(action, null);
    if (i < end) same.run(action, null);
    if (i === end - 1) expect(again.hash()).not.toBe(same.hash()); // the dice are part of it
  }
  expect(raid.turns).toEqual(again.turns);
  await openTheatre(page, raid.id);
  const marks = await page.locator('.theatre-top__marks').innerText();
  for (const mark of ['verified', 'practice', 'taken'] as const) {
    expect(marks).toContain(theatreEn[`theatre.${mark}`]);
  }
});

test('at the end of a raid there is nothing to command; in the middle of an order one is there before it', async () => {
  const midOrder = ({ frames }: Show): number =>
    frames.findIndex(
      ({ action, event }, i) => frames[i - 1]?.action === action && event.kind === 'german-move',
    );
  const { raid: whole, show } = wholeRaid('command', (_, one) => midOrder(one) > 0);
  const { frames } = show;
  const mid = midOrder(show);
  const order = frames[mid]?.action ?? 0;
  const page = await desk.open();
  await takeIn(page, [whole]);
  await openTheatre(page, whole.id, mid - 1);
  await page.keyboard.press('c');
  const sheet = page.locator('dialog[open]');
  expect(await sheet.innerText()).toContain(theatreEn['theatre.takeMid']);
  expect(await sheet.innerText()).toContain(`After ${order} orders`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('End');
  await expect.poll(() => positionOf(page)).toBe(frames.length);
  await page.keyboard.press('c');
  expect(await sheet.innerText()).toContain(theatreEn['theatre.takeOver']);
});

test('the address of the raid taken up is not overwritten by the theatre that is left', async () => {
  const page = await desk.open({ raid: parent });
  await openTheatre(page, parent.id, 3);
  await page.keyboard.press('c');
  const take = page.getByRole('button', { name: theatreEn['theatre.takeSame'] });
  await take.waitFor();
  await page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.take__choice button');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    button?.click();
    const busyUntil = performance.now() + 400; // longer than the theatre rests before it writes
    while (performance.now() < busyUntil);
  });
  await page.locator('#raid-map canvas').waitFor();
  await page.getByRole('button', { name: playEn['play.menu'], exact: true }).waitFor();
  expect(page.url()).toMatch(/#\/play\//);
});
