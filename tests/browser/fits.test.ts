// The desk always fits: in every state of several raids of both battles, at three sizes and in both languages, the
// question, the orders and what ends a stack's turn or the phase are in sight and covered by nothing. Where there really
// are too many orders, everything else has given way and the list scrolls.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newRecord } from '../../src/app/storage/new-record.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import type { Action } from '../../src/engine/system.ts';
import { parseAction } from '../../src/systems/raid/rules/actions.ts';
import { apply } from '../../src/systems/raid/rules/apply.ts';
import { type Decision, decision } from '../../src/systems/raid/rules/decision.ts';
import type { Scenario } from '../../src/systems/raid/rules/scenario.ts';
import { setup } from '../../src/systems/raid/rules/setup.ts';
import { berneval, dieppe } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';
import { useDesk } from './harness/desk.ts';
import { keptRaid } from './harness/mirror.ts';

const desk = useDesk();
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

interface Scene {
  readonly name: string;
  readonly raid: SavedRaid;
}

/** Of a raid the fullest moment of each kind, and a few more between stacks and in the middle of one. */
function scenesOf(game: typeof dieppe, seed: string): Scene[] {
  const raid = madeRaid(`fits ${seed}`, seed, { game, player: 'steady' });
  const moments = momentsOf(game.scenario as Scenario, raid);
  const options = { seed, level: 'basic', events: false, practice: false };
  const kinds = [...new Set(moments.map(({ asked }) => asked.kind))];
  return kinds.flatMap((kind) => {
    const sorted = moments
      .filter(({ asked }) => asked.kind === kind)
      .sort((a, b) => b.asked.actions.length - a.asked.actions.length);
    const picked = kind === 'choose' || kind === 'act' ? [0, sorted.length >> 2] : [0];
    return picked.flatMap((i) => {
      const moment = sorted[i];
      if (moment === undefined) return [];
      const actions = raid.actions.slice(0, moment.count);
      const begun = newRecord('fits', { system: 'raid', battle: raid.scenario.id }, options, 1000);
      return [{ name: `${seed} ${kind} ${moment.count}`, raid: { ...begun, actions } }];
    });
  });
}

function momentsOf(
  scenario: Scenario,
  { seed, actions }: SavedRaid,
): Array<{ readonly asked: Decision; readonly count: number }> {
  let state = setup(scenario, { seed, level: 'basic', events: false });
  return actions.map((word, count) => {
    const asked = decision(state);
    const done = apply(state, parseAction(scenario, word) as Action);
    if (!done.ok) throw new Error(done.reason);
    state = done.state;
    return { asked, count };
  });
}

interface Seen {
  readonly wrong: readonly string[];
  readonly below: number; // orders that must be scrolled to
  readonly inSight: number;
  readonly spare: number; // pixels that what is only read takes beyond the least it may
}

/** In the page: what cannot be seen or pressed of what must be. */
function look(): Seen {
  const hiddenBy = (element: Element): string | null => {
    const { top, bottom, left, width, right } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1)
      return 'the edge';
    for (const y of [top + 5, (top + bottom) / 2, bottom - 5]) {
      const at = document.elementFromPoint(left + width / 2, y);
      if (at === null || !(element === at || element.contains(at)))
        return at?.className ?? 'nothing';
    }
    return null;
  };
  const must = '.orders__prompt, .phase-end button, .armed__buttons button, .assault__foot button';
  const views = '.loading-view__buttons button';
  const wrong = [...document.querySelectorAll(`${must}, ${views}`)]
    .filter((element) => element.checkVisibility())
    .flatMap((element) => {
      const by = hiddenBy(element);
      return by === null ? [] : [`${element.textContent?.slice(0, 40)} is hidden by ${by}`];
    });
  const orders = [...document.querySelectorAll('.orders__choice button')].filter(
    (button) => button.closest('details:not([open])') === null,
  );
  const below = orders.filter((order) => hiddenBy(order) !== null).length;
  const height = (part: string): number =>
    document.querySelector(part)?.getBoundingClientRect().height ?? 0;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const spare =
    Math.max(0, height('.stack-panel') - 6.75 * rem - 1) +
    Math.max(0, height('.orders__news') - 2.75 * rem - 1);
  return { wrong, below, inSight: orders.length - below, spare };
}

/** The question stands and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.locator('#raid-map canvas').waitFor();
  await page.locator('.orders__prompt').waitFor();
  await page.locator('.phase-end button, .loading-view, .assault, .armed').first().waitFor();
}

async function expectFit(page: Page, scene: string): Promise<void> {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    const told = `${scene} at ${size.width}`;
    await expect.poll(async () => (await page.evaluate(look)).wrong, { message: told }).toEqual([]);
    const { below, inSight, spare } = await page.evaluate(look);
    if (below === 0) continue;
    expect(inSight, told).toBeGreaterThanOrEqual(3);
    expect(spare, told).toBe(0); // really too many: everything else has given way
  }
}

test.each([
  ['en', dieppe, 'salt'],
  ['fr', berneval, 'kelp'],
] as const)('in %s every state of a raid fits', async (lang, game, seed) => {
  const kinds = new Set<string>();
  for (const { name, raid } of scenesOf(game, seed)) {
    const page = await desk.open({ raid, settings: { lang, hints: 'on', chance: 'on' } });
    await settled(page);
    await expectFit(page, name);
    kinds.add(name.split(' ')[1] ?? '');
    await page.context().close();
  }
  for (const kind of ['load', 'choose', 'act', 'columns', 'round']) expect(kinds).toContain(kind);
});

test('ending a phase in which nobody has acted wants a second press, and says why', async () => {
  const { raid } = scenesOf(dieppe, 'salt')[0] as Scene;
  const loaded = madeRaid('slip', 'salt', { player: 'steady' }).actions.slice(0, 1);
  const page = await desk.open({ raid: { ...raid, actions: loaded }, settings: { slips: 'on' } });
  await settled(page);
  const given = async (): Promise<number> => (await keptRaid(page)).actions.length;
  const before = await given();
  const reasons = page.locator('.phase-end__slips li');
  await page.keyboard.press('e');
  await reasons.first().waitFor();
  expect(await reasons.first().innerText()).toContain('Nobody has done anything');
  expect(await given()).toBe(before);
  await page.waitForTimeout(400); // the second half of a double press is no second press
  await page.keyboard.press('e');
  await expect.poll(given).toBeGreaterThan(before);
});
