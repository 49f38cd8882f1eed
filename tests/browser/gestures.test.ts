// The map under the hand: wheel and pinch come closer, a drag moves it, the pointer fans a stack out, and a press on a
// counter leaves a man behind, and a drag puts him in front.

import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Do, doing, first, formatAction } from '../../src/systems/raid/rules/actions.ts';
import { apply } from '../../src/systems/raid/rules/apply.ts';
import { legalActions } from '../../src/systems/raid/rules/legal.ts';
import { unitsIn } from '../../src/systems/raid/rules/stacks.ts';
import { isCommando, placeOf } from '../../src/systems/raid/rules/state.ts';
import { ABOARD } from '../../src/systems/raid/rules/types.ts';
import { DEAF } from '../../src/ui/play/fresh-buttons.ts';
import { useDesk } from './harness/desk.ts';
import { atTable, startRaid } from './harness/go.ts';
import { keptRaid } from './harness/mirror.ts';
import { keptAs, type Moment, raidWith } from './harness/positions.ts';
import type { Spot, Table } from './harness/table.ts';

const desk = useDesk();

/** Where the zones in sight lie. */
async function spots(table: Table): Promise<Map<number, Spot>> {
  const seen = new Map<number, Spot>();
  for (const zone of table.mirror.scenario.zones.keys()) {
    const spot = await table.spotOf(zone);
    if (spot !== null) seen.set(zone, spot);
  }
  return seen;
}

/** How much closer zones that stay in sight have come, and how far the first of them has moved. */
async function change(table: Table, act: () => Promise<void>): Promise<{ by: number; dx: number }> {
  const before = await spots(table);
  await act();
  await table.page.waitForTimeout(300);
  const after = await spots(table);
  const [a, b] = [...before.keys()].filter((zone) => after.has(zone));
  const [a0, a1] = [before.get(a ?? -1), after.get(a ?? -1)];
  const [b0, b1] = [before.get(b ?? -1), after.get(b ?? -1)];
  if (!a0 || !a1 || !b0 || !b1) throw new Error('fewer than two zones stayed in sight');
  const apart = (p: Spot, q: Spot): number => Math.hypot(p.x - q.x, p.y - q.y);
  return { by: apart(a1, b1) / apart(a0, b0), dx: a1.x - a0.x };
}

async function middle(page: Page): Promise<Spot> {
  const box = await page.locator('#raid-map').boundingBox();
  if (box === null) throw new Error('there is no map');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('two fingers come closer and go further off', async () => {
  const page = await desk.open({ size: 'phone', touch: true });
  const table = await startRaid(page, 'pinch');
  const fingers = await page.context().newCDPSession(page);
  const at = await middle(page);
  const closer = await change(table, () => pinch(fingers, at, 60, 78));
  expect(closer.by).toBeCloseTo(1.3, 1);
  const further = await change(table, () => pinch(fingers, at, 78, 60));
  expect(further.by).toBeCloseTo(1 / 1.3, 1);
  expect((await keptRaid(page)).actions).toEqual(table.mirror.actions); // and nothing was ordered
});

/** Two fingers around a spot, from one distance to another. */
async function pinch(fingers: CDPSession, { x, y }: Spot, from: number, to: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', reach: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [-reach, reach].map((dx, id) => ({ x: x + dx, y, id })),
    });
  await touch('touchStart', from);
  for (let i = 1; i <= 6; i++) await touch('touchMove', from + ((to - from) * i) / 6);
  await touch('touchEnd', to);
}

test('the wheel comes closer, and a drag moves the map', async () => {
  const page = await desk.open();
  const table = await startRaid(page, 'wheel');
  const at = await middle(page);
  await page.mouse.move(at.x, at.y);
  const closer = await change(table, () => page.mouse.wheel(0, -240));
  expect(closer.by).toBeGreaterThan(1.2);
  const moved = await change(table, async () => {
    await page.mouse.down();
    await page.mouse.move(at.x + 120, at.y, { steps: 6 });
    await page.mouse.up();
  });
  expect(moved.dx).toBeCloseTo(120, -1);
  expect(moved.by).toBeCloseTo(1, 2);
  expect((await keptRaid(page)).actions).toEqual(table.mirror.actions);
});

test('the pointer over a zone shows every counter in it', async () => {
  const page = await desk.open();
  const table = await startRaid(page, 'fan');
  const { scenario, state } = table.mirror;
  const zone = scenario.zones.findIndex((_, z) => unitsIn(state, z).length > 2);
  const spot = await table.spotOf(zone);
  if (spot === null) throw new Error('the craft are out of sight');
  await page.mouse.move(spot.x, spot.y);
  const craft = unitsIn(state, zone);
  const aboard = craft.flatMap((unit) => unitsIn(state, ABOARD + unit));
  await expect
    .poll(() => page.locator('.zone-tip .counter').count())
    .toBe(craft.length + aboard.length);
});

test('a man is left behind and taken along again with a press on his counter', async () => {
  const moment = raidWith(
    'leaving',
    ({ state, next, actions }) =>
      doing(next) === Do.take && actions.length > 8 && unitsIn(state, first(next)).length > 2,
  );
  const raid = keptAs('leaving', moment.seed, moment.actions);
  const table = await atTable(await desk.open({ raid }), moment.seed);
  const { page } = table;
  await table.give(moment.next);
  const men = page.locator('.stack-panel__unit--pick');
  const along = page.locator('.stack-panel__unit--pick[aria-pressed="true"]');
  const all = await men.count();
  expect(all).toBe(await along.count());
  await men.nth(1).click();
  await expect.poll(() => along.count()).toBe(all - 1);
  expect((await keptRaid(page)).actions.at(-1)).toMatch(/^leave /);
  await page.waitForTimeout(DEAF + 20); // his counter is laid anew under a pointer that stayed
  await men.nth(1).click();
  await expect.poll(() => along.count()).toBe(all);
  expect((await keptRaid(page)).actions).toHaveLength(moment.actions.length + 1);
});

test('a counter dragged to the head of its stack is in front, until it is undone', async () => {
  const frontsAfter = ({ state, next }: Moment) => {
    const taken = apply(state, next);
    const place = first(next);
    if (doing(next) !== Do.take || !taken.ok || unitsIn(state, place).length < 2) return [];
    return legalActions(taken.state, []).filter(
      (a) =>
        doing(a) === Do.front &&
        placeOf(taken.state, first(a)) === place &&
        isCommando(taken.state, first(a)),
    );
  };
  const moment = raidWith('order', (m) => m.actions.length > 8 && frontsAfter(m).length > 0);
  const raid = keptAs('order', moment.seed, moment.actions);
  const table = await atTable(await desk.open({ raid }), moment.seed);
  const { page } = table;
  await table.give(moment.next);
  const [front] = frontsAfter(moment);
  const place = first(moment.next);
  const man = unitsIn(table.mirror.state, place).indexOf(first(front ?? 0));
  const slot = (index: number) => page.locator(`[data-slot="stack ${place} ${index}"]`);
  const names = () => page.locator(`[data-slot^="stack ${place} "]`).evaluateAll(labels);
  const labels = (men: Element[]) => men.map((one) => one.getAttribute('aria-label'));
  const before = await names();
  const count = (await keptRaid(page)).actions.length;
  await slot(man).dragTo(slot(0));
  await expect.poll(async () => (await keptRaid(page)).actions.length).toBe(count + 1);
  expect((await keptRaid(page)).actions.at(-1)).toBe(
    formatAction(table.mirror.scenario, front ?? 0),
  );
  await table.settle();
  expect(unitsIn(table.mirror.state, place)[0]).toBe(first(front ?? 0));
  expect(await page.locator('.stack-panel__unit').first().getAttribute('aria-label')).toBe(
    before[man],
  );
  await page.keyboard.press('z');
  await expect.poll(async () => (await keptRaid(page)).actions.length).toBe(count);
  await expect.poll(names).toEqual(before);
});
