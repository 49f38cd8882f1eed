// What the raid screen tells before and after an order: odds, refusals, threats, the way back, and the reasons.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { odds } from '../../src/systems/raid/odds/odds.ts';
import { reckonThreats } from '../../src/systems/raid/panels/orders/odds-cache.ts';
import { triedAt } from '../../src/systems/raid/panels/orders/tried.ts';
import { act, Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { decision } from '../../src/systems/raid/rules/decision.ts';
import { forbids } from '../../src/systems/raid/rules/legal.ts';
import { reach } from '../../src/systems/raid/rules/reach.ts';
import { raidEn } from '../../src/systems/raid/screen-words/raid-en.ts';
import { diaryEn } from '../../src/words/shell/diary-en.ts';
import { playEn } from '../../src/words/shell/play-en.ts';
import { useDesk } from './harness/desk.ts';
import { atTable } from './harness/go.ts';
import { keptRaid } from './harness/mirror.ts';
import {
  before,
  germansChoose,
  hasFarZone,
  keptAs,
  type Moment,
  momentOf,
  SAMPLE,
} from './harness/positions.ts';
import type { Table } from './harness/table.ts';

const desk = useDesk();

async function openAt(moment: Moment, practice = false): Promise<Table> {
  const raid = keptAs('orders', SAMPLE.seed, moment.actions, practice);
  return atTable(await desk.open({ raid }), SAMPLE.seed);
}

const ruleRefs = (page: Page, inside: string): Promise<string[]> =>
  page.locator(`${inside} .rule-ref`).allInnerTexts();

test('fire shows its exact odds, part by part with their rules, before it is given', async () => {
  const moment = momentOf(SAMPLE, before(Do.fire));
  const table = await openAt(moment);
  const { page } = table;
  const words = table.words(moment.next);
  await table.hand.press(table, words);
  const card = page.locator('.armed .odds');
  await card.waitFor();
  expect(await card.locator('.odds__title').innerText()).toBe(words);
  const fire = odds(moment.state, moment.next)?.fire;
  const parts = [...(fire?.attack ?? []), ...(fire?.defence ?? [])].map(({ rule }) => rule.id);
  expect(parts.length).toBeGreaterThan(2);
  expect(await ruleRefs(page, '.armed .odds')).toEqual(expect.arrayContaining(parts));
  expect((await keptRaid(page)).actions).toHaveLength(moment.actions.length); // nothing is given yet
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
});

test('an assault shows its odds to the end and of the first round', async () => {
  const moment = momentOf(SAMPLE, before(Do.assault));
  const table = await openAt(moment);
  await table.hand.press(table, table.words(moment.next));
  const card = table.page.locator('.armed .odds');
  expect(await card.innerText()).toMatch(/Zone held [<>]?\d+\s%/);
  expect(await ruleRefs(table.page, '.armed .odds')).toContain('11.2');
});

test('a zone that cannot be entered is refused with the rule that forbids it', async () => {
  const moment = momentOf(SAMPLE, ({ state }) => {
    const asked = decision(state);
    return asked.kind === 'act' && !asked.group.aboard && !asked.group.fleet;
  });
  const table = await openAt(moment);
  const reached = new Set(reach(moment.state).map((way) => way.zone));
  const legal = new Set(decision(moment.state).actions.map((a) => table.zoneOf(a)));
  const zones = moment.state.scenario.zones.map((_, zone) => zone);
  let refused = 0;
  for (const zone of zones) {
    const tried = triedAt(moment.state, decision(moment.state), zone);
    const rules = tried.map((action) => forbids(moment.state, action));
    const spot = await table.spotOf(zone);
    if (spot === null || reached.has(zone) || legal.has(zone)) continue;
    await table.page.mouse.click(spot.x, spot.y);
    const line = table.page.locator('.orders__refusal');
    if ((await line.count()) === 0) continue; // a stack of our own was looked at
    await line.locator('.rule-ref').first().waitFor();
    expect(await ruleRefs(table.page, '.orders__refusal')).toEqual(rules);
    if (++refused === 3) break;
  }
  expect(refused).toBe(3);
  await table.page.locator('.orders__refusal .rule-ref').first().click();
  await table.page.locator('dialog[open]').waitFor();
});

test('a far zone is walked to step by step with one click', async () => {
  const moment = momentOf(SAMPLE, hasFarZone);
  const table = await openAt(moment, true);
  const far = reach(moment.state).find((w) => w.kind === 'step' && w.actions.length > 1);
  await table.hand.press(table, table.words(act(Do.step, far?.zone ?? 0)));
  if (await table.isArmed()) await table.hand.press(table, playEn['play.commit']);
  await table.page.waitForFunction((count) => {
    const kept = JSON.parse(localStorage.getItem('cauldron.last-raid') ?? '{"actions":[]}');
    return kept.actions.length > count;
  }, moment.actions.length);
  const walked = (await keptRaid(table.page)).actions.slice(moment.actions.length);
  const way = (far?.actions ?? []).map((action) => table.mirror.word(action));
  expect(walked[0]).toBe(way[0]);
  expect(way.slice(0, walked.length).every((word, i) => word === walked[i])).toBe(true);
});

test('undo goes back to the last die and no further', async () => {
  const moment = momentOf(SAMPLE, before(Do.fire));
  const table = await openAt(moment);
  const { page } = table;
  const undo = page.locator('[aria-keyshortcuts="z"]');
  const isBarred = async () => (await undo.getAttribute('aria-disabled')) === 'true';
  await table.give(moment.next); // rolls dice
  for (let presses = 0; presses < 5 && !(await isBarred()); presses++) await undo.click();
  const shot = table.mirror.word(moment.next);
  expect(await isBarred()).toBe(true);
  const { actions } = await keptRaid(page);
  expect(actions.filter((word) => word !== 'done').at(-1)).toBe(shot); // its stack may have finished by itself
  await page.keyboard.press('z');
  expect((await keptRaid(page)).actions).toEqual(actions);
  expect(await page.locator('.orders__refusal').innerText()).toContain(playEn['play.undoNot']);
});

test('undo in a practice raid takes back dice as well', async () => {
  const moment = momentOf(SAMPLE, before(Do.fire));
  const table = await openAt(moment, true);
  await table.give(moment.next);
  await table.page.keyboard.press('z');
  await expect
    .poll(async () => (await keptRaid(table.page)).actions.length)
    .toBeLessThan(table.mirror.actions.length);
});

test('a stack that has not acted is put back without a trace', async () => {
  const moment = momentOf(
    SAMPLE,
    ({ next, actions }) => doing(next) === Do.take && actions.length > 2,
  );
  const table = await openAt(moment);
  const { page } = table;
  await table.give(moment.next);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await keptRaid(page)).actions.length).toBe(moment.actions.length);
});

test('a key that is held down gives one order', async () => {
  const moment = momentOf(SAMPLE, germansChoose);
  const table = await openAt(moment);
  const { page } = table;
  for (let i = 0; i < 8; i++) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await table.settle();
  expect(table.mirror.actions.slice(moment.actions.length)).toEqual(['end']);
});

test('the threat view says who would be shot at, with chances and the rule', async () => {
  const moment = momentOf(SAMPLE, germansChoose);
  const { page } = await openAt(moment);
  await page.getByRole('button', { name: playEn['play.threats.toggle'] }).click();
  const view = page.locator('section.threats');
  await view.waitFor();
  expect(await ruleRefs(page, 'section.threats')).toContain('11.1g');
  const text = await view.innerText();
  expect(text.includes(raidEn['raid.threats.none']) || /\d+\s%/.test(text)).toBe(true);
});

test('threats that are asked for come into sight, wherever the map has been moved', async () => {
  const moment = momentOf(SAMPLE, (m) => doing(m.next) === Do.take && m.actions.length > 4);
  const [shot] = reckonThreats(moment.state).shots.filter(({ hit }) => hit.n > 0n);
  if (shot === undefined) throw new Error('nobody is threatened');
  const raid = keptAs('orders', SAMPLE.seed, moment.actions);
  const { page } = await atTable(await desk.open({ raid, size: 'tablet' }), SAMPLE.seed);
  const inSight = () =>
    page
      .locator('#raid-map')
      .evaluate(
        (map, zones) => zones.map((zone) => (map as Shown).view.placePoint(zone) !== null),
        [shot.from, shot.to],
      );
  expect(await inSight()).not.toEqual([true, true]);
  await page.keyboard.press('t');
  await expect.poll(inSight).toEqual([true, true]);
});

type Shown = HTMLElement & { readonly view: { placePoint(place: number): unknown } };

test('a line of the log leads to its reasons, its zone and its moment', async () => {
  const moment = momentOf(SAMPLE, germansChoose);
  const table = await openAt({ ...moment, actions: [...moment.actions, moment.next] });
  const { page } = table;
  await page.keyboard.press('l');
  const folds = page.locator('.log__turn:not([open]) > summary');
  while ((await folds.count()) > 0) await folds.first().click();
  const line = page.locator('.log__line', {
    has: page.getByRole('button', { name: diaryEn['diary.why'] }),
  });
  await line.first().getByRole('button', { name: diaryEn['diary.why'] }).click();
  const why = page.locator('dialog[open] .why');
  await why.waitFor();
  expect(await why.locator('li').count()).toBeGreaterThan(0);
  expect(await why.locator('.rule-ref').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await line.first().getByRole('button', { name: diaryEn['diary.moment'] }).click();
  await page.locator('.glance').waitFor();
  await page.getByRole('button', { name: diaryEn['diary.now'] }).click();
  await page.locator('.glance').waitFor({ state: 'detached' });
});
