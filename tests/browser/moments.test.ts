// What happens on the way has its moment on the screen, with dice where there are any, and can be skipped.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOrders } from '../../src/systems/raid/panels/orders/order-list.ts';
import { act, Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { apply } from '../../src/systems/raid/rules/apply.ts';
import { decision } from '../../src/systems/raid/rules/decision.ts';
import type { EventKind, RaidEvent } from '../../src/systems/raid/rules/events.ts';
import { reach, type Way } from '../../src/systems/raid/rules/reach.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { placeOf } from '../../src/systems/raid/rules/state.ts';
import { formEn } from '../../src/systems/raid/screen-words/form-en.ts';
import { joinOf, togetherSentence } from '../../src/systems/raid/text/prose/together.ts';
import { tellEvent } from '../../src/systems/raid/text/prose/told-in-prose.ts';
import { plainText } from '../../src/words/message.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { keptRaid, letters } from './harness/mirror.ts';
import { could, eventsOf, keptAs, type Moment, raidWith } from './harness/positions.ts';
import type { Table } from './harness/table.ts';

const desk = useDesk();
const SHOWN = { motion: 'on', germanSpeed: 'slow' };

async function openAt(
  moment: Moment & { readonly seed: string },
  settings: Readonly<Record<string, string>> = {},
): Promise<Table> {
  const raid = keptAs('moments', moment.seed, moment.actions);
  return atTable(await desk.open({ raid, settings }), moment.seed);
}

const brings =
  (kind: EventKind) =>
  ({ state, next }: Moment): boolean =>
    eventsOf(state, next).some((event) => event.kind === kind);

test('the last German of an assault is taken prisoner', async () => {
  const moment = raidWith('prisoner', could(Do.prisoner));
  const table = await openAt(moment);
  const taken = act(Do.prisoner);
  await table.page.locator('.assault__choices').waitFor();
  await table.give(taken);
  expect((await keptRaid(table.page)).actions.at(moment.actions.length)).toBe('prisoner');
  const event = eventsOf(moment.state, taken).find(({ kind }) => kind === 'prisoner');
  if (event?.kind !== 'prisoner') throw new Error('nobody was taken');
  const words = tellEvent(table.mirror.scenario, event, 'en');
  expect(letters(await table.page.locator('.happened').innerText())).toContain(letters(words));
  const guard = placeOf(table.mirror.state, event.guard);
  const spot = await table.spotOf(guard);
  if (spot === null) throw new Error('the guard is out of sight');
  await table.page.mouse.move(spot.x, spot.y);
  expect((await table.page.locator('.zone-tip').innerText()).toLowerCase()).toContain('prisoner');
});

/** Events of a kind, each with what the log tells in its line. */
function linesOf(
  events: readonly RaidEvent[],
  kind: EventKind,
): Array<readonly [RaidEvent, RaidEvent?]> {
  return events.flatMap((event, i) => {
    if (event.kind !== kind) return [];
    const next = events[i + 1];
    return [next !== undefined && joinOf(next, event) !== null ? [event, next] : [event]];
  });
}

for (const kind of ['fire', 'mines', 'bangalore', 'reinforcements'] as const) {
  test(`${kind}: its dice are seen, and skipped with a key`, async () => {
    const moment = raidWith(kind, brings(kind));
    const table = await openAt(moment, SHOWN);
    await table.hand.give(table, moment.next);
    await rolledThrough(table.page);
    await table.settle();
    const { scenario } = table.mirror;
    const words = linesOf(eventsOf(moment.state, moment.next), kind).map(([event, cost]) =>
      letters(
        cost === undefined
          ? tellEvent(scenario, event, 'en')
          : plainText(togetherSentence(scenario, [event, cost], 'en')),
      ),
    );
    await table.page.keyboard.press('l');
    const log = letters(await wholeLog(table.page));
    for (const line of words) expect(log).toContain(line);
  });
}

test('German fire shows its dice, and its sums once they are asked for; own fire both', async () => {
  const firesTwice = ({ state, next }: Moment): boolean =>
    doing(next) === Do.end &&
    eventsOf(state, next).filter((e) => e.kind === 'fire' && e.side === 'german').length > 1;
  const moment = raidWith('german fire', firesTwice);
  const table = await openAt(moment, { germanSpeed: 'step' });
  const { page } = table;
  const [fold, sums] = [page.locator('.roll-card summary'), page.locator('.roll-card .dice-sum')];
  await table.hand.give(table, moment.next);
  await toNextFire(page);
  expect(await page.locator('.roll-card__dice .die').count()).toBe(2);
  expect(await sums.first().isVisible()).toBe(false);
  await fold.focus();
  await page.keyboard.press('Enter');
  await sums.first().waitFor();
  const first = await page.locator('.german__what').innerText();
  await page.keyboard.press('.');
  await toNextFire(page);
  expect(await page.locator('.german__what').innerText()).not.toBe(first);
  expect(await sums.first().isVisible()).toBe(true); // of the next shot as well
  await page.keyboard.press('s');
  await page.locator('.roll-card').waitFor({ state: 'detached' });

  const shot = raidWith('own fire', ({ next }) => doing(next) === Do.fire);
  const own = await openAt(shot, SHOWN);
  await own.hand.give(own, shot.next);
  await own.page.locator('.roll-card .dice-sum').first().waitFor();
  expect(await own.page.locator('.roll-card summary').count()).toBe(0);
});

/** Goes on act by act until a German shot is told. */
async function toNextFire(page: Page): Promise<void> {
  await page.locator('.german').waitFor();
  for (let acts = 0; acts < 40; acts++) {
    if ((await page.locator('.roll-card summary').count()) > 0) return;
    await page.keyboard.press('.');
  }
  throw new Error('nobody fired');
}

/** Skips whatever is shown as soon as there are dice on the table, until the player is asked again. */
async function rolledThrough(page: Page): Promise<void> {
  await page.locator('.roll-card .die').first().waitFor();
  await page.keyboard.press('s');
  await page.locator('.roll-card').waitFor({ state: 'detached' });
}

async function wholeLog(page: Page): Promise<string> {
  const folds = page.locator('.log__turn:not([open]) > summary');
  while ((await folds.count()) > 0) await folds.first().click();
  return page.locator('.log').innerText();
}

test('a random event of the crossing is told before the first order', async () => {
  const page = await desk.open({ settings: SHOWN });
  await page.goto('/#/new');
  await page.getByLabel(screensEn['new.seed']).fill('crossing');
  await page.getByLabel(formEn['new.events']).check();
  await page.getByRole('button', { name: screensEn['new.start'] }).click();
  await rolledThrough(page);
  await page.locator('.orders__prompt', { hasText: 'Which stack acts' }).waitFor();
  const scenario = loadDieppe();
  const begun = setup(scenario, { seed: 'crossing', level: 'basic', events: true });
  const events = eventsOf(begun, act(Do.loadStandard));
  const [met] = events.filter(({ kind }) => kind === 'random-event');
  if (met === undefined) throw new Error('nothing happened on the way');
  await page.keyboard.press('l');
  expect(letters(await wholeLog(page))).toContain(letters(tellEvent(scenario, met, 'en')));
});

test('a walk to a far zone stops where something wakes', async () => {
  const farOrder = (moment: Moment) =>
    listOrders(moment.state, decision(moment.state), reach(moment.state), null).find(
      ({ way }) => way !== null && stepsTaken(moment, way) > 0,
    );
  const moment = raidWith('waking', (seen) => farOrder(seen) !== undefined);
  const order = farOrder(moment);
  if (!order?.way) throw new Error('nothing wakes');
  const table = await openAt(moment);
  await table.hand.press(table, table.words(order.action));
  const count = moment.actions.length + stepsTaken(moment, order.way);
  await expect.poll(async () => (await keptRaid(table.page)).actions.length).toBe(count);
  await table.settle();
  expect((await keptRaid(table.page)).actions).toHaveLength(count);
});

/** How many steps of a way are walked before something wakes with more of it to go; 0 when it is walked whole. */
function stepsTaken({ state }: Moment, way: Way): number {
  let now = state;
  if (way.kind !== 'step') return 0;
  for (const [i, step] of way.actions.slice(0, -1).entries()) {
    const applied = apply(now, step);
    if (!applied.ok) return 0;
    if (applied.events.some((e) => e.kind === 'wake-test' && e.wakes)) return i + 1;
    now = applied.state;
  }
  return 0;
}

test('a new turn is written across the map, and gone again', async () => {
  const moment = raidWith('turn', (m) => doing(m.next) === Do.end && brings('turn')(m));
  const table = await openAt(moment, { motion: 'on', germanSpeed: 'instant' });
  await table.hand.give(table, moment.next);
  const turn = eventsOf(moment.state, moment.next).find((event) => event.kind === 'turn');
  if (turn?.kind !== 'turn') throw new Error('no turn began');
  const banner = table.page.locator('.banner', { hasText: turn.clock });
  await banner.waitFor();
  await banner.waitFor({ state: 'detached' });
});
