// The raid on a phone, upright and on its side: the odds of an order are in sight whenever the button that gives it is,
// the map keeps its share of the window, and a fanned-out stack goes when the map is moved.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Do } from '../../src/systems/raid/rules/actions.ts';
import { unitsIn } from '../../src/systems/raid/rules/stacks.ts';
import { describeAction } from '../../src/systems/raid/text/action.ts';
import { SIZES, type SizeName, useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { before, could, keptAs, momentOf, SAMPLE } from './harness/positions.ts';
import type { Spot, Table } from './harness/table.ts';

const desk = useDesk();
const shooting = momentOf(SAMPLE, before(Do.fire));
const fighting = momentOf(SAMPLE, could(Do.fill));
const deciding = momentOf(SAMPLE, before(Do.goOn));

async function openShot(size: SizeName, lang: 'en' | 'fr'): Promise<Table> {
  const raid = keptAs('phone', SAMPLE.seed, shooting.actions);
  const page = await desk.open({ raid, size, touch: true, settings: { lang } });
  return atTable(page, SAMPLE.seed, undefined, lang);
}

/** Whether all of it can be seen and nothing lies over its middle. */
const isInSight = (page: Page, what: string): Promise<boolean> =>
  page
    .locator(what)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const inside = top >= 0 && bottom <= window.innerHeight && right <= window.innerWidth;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return inside && hit !== null && (element.contains(hit) || hit.contains(element));
    });

const scrollTo = (page: Page, share: number): Promise<void> =>
  page.evaluate((to) => {
    for (const one of document.querySelectorAll('.sheet__body, .raid-side, .armed .odds'))
      one.scrollTop = to * one.scrollHeight;
  }, share);

const COMMIT = '.armed__buttons .button--primary';

test.each([
  ['phone', 'en'],
  ['small', 'fr'],
  ['landscape', 'fr'],
] as const)('the odds stay with their button on a %s in %s', async (size, lang) => {
  const { page } = await openShot(size, lang);
  const words = describeAction(shooting.state.scenario, shooting.next, lang);
  await page.locator('.order', { hasText: words }).first().tap();
  await page.locator('.armed .odds__results').waitFor();
  expect(await isInSight(page, COMMIT)).toBe(true); // without a finger lifted
  for (const share of [0, 0.5, 1]) {
    await scrollTo(page, share);
    const odds = await isInSight(page, '.armed .odds__results');
    expect(odds || !(await isInSight(page, COMMIT)), `scrolled to ${share}`).toBe(true);
  }
});

test.each([
  ['phone', 'en'],
  ['small', 'fr'],
  ['landscape', 'fr'],
] as const)('the odds of an assault stay with their button on a %s in %s', async (size, lang) => {
  for (const { actions } of [fighting, deciding]) {
    const raid = keptAs('phone', SAMPLE.seed, actions);
    const page = await desk.open({ raid, size, touch: true, settings: { lang } });
    await page.locator('.assault .assault__held').waitFor();
    const button = '.assault__foot .button--primary';
    for (const share of [0, 0.5, 1]) {
      await page.locator('.assault').evaluate((view, to) => {
        view.scrollTop = to * view.scrollHeight;
      }, share);
      const told = `${size}, scrolled to ${share}`;
      expect(await isInSight(page, button), told).toBe(true);
      expect(await isInSight(page, '.assault__held'), told).toBe(true);
    }
    await page.context().close();
  }
});

test('on its side a phone keeps half its height for the map, and its tools are beside it', async () => {
  const { page } = await openShot('landscape', 'en');
  const map = await page.locator('#raid-map').boundingBox();
  expect(map?.height).toBeGreaterThanOrEqual(SIZES.landscape.height / 2);
  for (const tool of await page.locator('.map-tools-beside button').all()) {
    const box = await tool.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(map?.y ?? 0);
  }
  await page.goto('/#/theatre/phone');
  const stage = await page.locator('#theatre-map').boundingBox();
  expect(stage?.height).toBeGreaterThanOrEqual(SIZES.landscape.height / 2);
});

test('a fanned-out stack goes when the map is dragged or pinched, and comes back to a tap', async () => {
  const { page } = await openShot('phone', 'en');
  await page.goto('/#/theatre/phone');
  const isFanned = () =>
    page.locator('#theatre-map').evaluate((map) => (map as Shown).view.isFanned);
  await expect.poll(() => stackInSight(page)).not.toBeNull(); // the map has been laid
  const stack = (await stackInSight(page)) as Spot;
  expect(await isFanned()).toBe(false);
  await page.touchscreen.tap(stack.x, stack.y);
  await expect.poll(isFanned).toBe(true); // with the next picture
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: readonly number[]) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: xs.map((x, id) => ({ x, y: stack.y, id })),
    });
  await touch('touchStart', 100);
  for (const x of [106, 112, 118]) await touch('touchMove', x);
  await touch('touchEnd');
  await expect.poll(isFanned).toBe(false);
  const moved = (await stackInSight(page)) as Spot;
  expect(moved.x).toBeGreaterThan(stack.x);
  await page.touchscreen.tap(moved.x, moved.y);
  await expect.poll(isFanned).toBe(true);
  await touch('touchStart', 100, 200);
  await touch('touchMove', 100, 204);
  await expect.poll(isFanned).toBe(false);
  await touch('touchEnd');
});

/** Where a stack of the raid's first position can be tapped in the theatre, or null while none can. */
function stackInSight(page: Page): Promise<Spot | null> {
  const { state } = momentOf(SAMPLE, () => true);
  const stacks = [...state.scenario.zones.keys()].filter((z) => unitsIn(state, z).length > 1);
  return page.locator('#theatre-map').evaluate((map, zones) => {
    const { left, top } = map.getBoundingClientRect();
    const { view } = map as Partial<Shown>;
    const at = zones.map((zone) => view?.placePoint(zone)).find((point) => point != null);
    return at == null ? null : { x: left + at[0], y: top + at[1] };
  }, stacks);
}

type Shown = HTMLElement & {
  readonly view: {
    readonly isFanned: boolean;
    placePoint(place: number): readonly [number, number] | null;
  };
};

test.each(['phone', 'landscape'] as const)(
  'advice on a %s leaves the map in sight',
  async (size) => {
    const { page } = await openShot(size, 'en');
    await page.locator('.staff-ask').tap();
    const slip = page.locator('.slip');
    await slip.waitFor();
    const [map, over] = await Promise.all([
      page.locator('#raid-map').boundingBox(),
      slip.boundingBox(),
    ]);
    if (map === null || over === null) throw new Error('both are there');
    const wide = Math.min(map.x + map.width, over.x + over.width) - Math.max(map.x, over.x);
    const high = Math.min(map.y + map.height, over.y + over.height) - Math.max(map.y, over.y);
    expect(Math.min(wide, high)).toBeLessThanOrEqual(10); // the round corners of the sheet
  },
);
