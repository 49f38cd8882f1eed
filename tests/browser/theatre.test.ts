// The replay theatre: every way of moving through a raid, what it shows on the way, and taking command in it.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { raidBack } from '../../src/systems/raid/panels/back-face.ts';
import { traceOf } from '../../src/systems/raid/text/trace.ts';
import { theatreKeys } from '../../src/ui/theatre/keys.ts';
import { nextStop } from '../../src/ui/theatre/stops.ts';
import { theatreEn } from '../../src/words/shell/theatre-en.ts';
import { useDesk } from './harness/desk.ts';
import { takeIn } from './harness/kept.ts';
import {
  isVerified,
  openTheatre,
  positionOf,
  pressTo,
  readingsOf,
  scrubTo,
  wholeRaid,
} from './harness/theatre.ts';

const desk = useDesk();
const { raid, show } = wholeRaid(
  'theatre',
  ({ actions }, { frames, moments }) =>
    actions.some((word) => word.startsWith('fire')) &&
    frames.filter(({ event }) => traceOf(event) !== undefined).length > 3 &&
    moments.length > 3,
);

async function atTheatre(moment?: number): Promise<Page> {
  const page = await desk.open();
  await takeIn(page, [raid]);
  await openTheatre(page, raid.id, moment);
  return page;
}

test('a raid is moved through by keyboard alone', async () => {
  const page = await atTheatre();
  expect(await isVerified(page)).toBe(true);
  const { stops, moments, end, frames } = show;
  const marks = [0, ...moments.map(({ frame }) => frame + 1), end];
  let at = 0;
  const press = async (keys: string, to: number) => {
    at = to;
    await pressTo(page, keys, to);
  };
  for (let i = 0; i < 3; i++) await press('ArrowRight', at + 1);
  await press('ArrowLeft', 2);
  for (let i = 0; i < 3; i++) await press('Shift+ArrowRight', nextStop(stops.action, at, 1));
  await press('Shift+ArrowLeft', nextStop(stops.action, at, -1));
  for (let i = 0; i < 3; i++) await press('g', nextStop(stops.enemy, at, 1));
  await press('Shift+G', nextStop(stops.enemy, at, -1));
  for (let i = 0; i < 3; i++) await press('PageDown', nextStop(stops.turn, at, 1));
  await press('PageUp', nextStop(stops.turn, at, -1));
  for (let i = 0; i < 3; i++) await press('n', nextStop(marks, at, 1));
  await press('p', nextStop(marks, at, -1));
  await press('End', end);
  await press('ArrowRight', end);
  await press('Home', 0);
  await press('ArrowLeft', 0);

  await page.keyboard.press('k');
  await page.locator('.key-moment:focus').waitFor();
  await page.keyboard.press('Tab');
  await press('Enter', (moments[1]?.frame ?? 0) + 1);
  await page.keyboard.press('l');
  const here = page.locator('.theatre-log__go:focus');
  await here.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await positionOf(page)).not.toBe(at);
  await page.keyboard.press('z');
  await page.locator('.zone-card button:focus').waitFor();
  await page.keyboard.press('Enter'); // shows it on the map, and what lies there
  await page.locator('.looked').waitFor();
  await page.keyboard.press('t');
  await page.locator('.readings select:focus').waitFor();
  await page.keyboard.press('Home');
  await expect.poll(() => positionOf(page)).toBe(0);
  await page.keyboard.press('Tab');

  const chosen = frames.findIndex(({ event }) => traceOf(event) !== undefined);
  await scrubTo(page, chosen + 1);
  await page.keyboard.press('w');
  await page.locator('dialog[open] .why').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.locator('dialog[open]', { hasText: theatreEn['theatre.takeSame'] }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.locator('dialog[open]', { hasText: theatreEn['theatre.share'] }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const help = page.locator('dialog[open]', { hasText: theatreEn['theatre.keys.title'] });
  await help.waitFor();
  const told = await help.innerText();
  for (const { keys } of theatreKeys(raidBack).lines)
    for (const key of keys) expect(told).toContain(key);
});

test('a raid plays by itself at five speeds, and stops when it is told', async () => {
  const page = await atTheatre();
  for (const speed of ['1', '2', '3', '4', '5'] as const) {
    await page.keyboard.press(speed);
    const name = theatreEn[`theatre.speed.${speed}`];
    expect(await page.getByRole('radio', { name, exact: true }).isChecked()).toBe(true);
  }
  await page.keyboard.press('Space');
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBeGreaterThan(12);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: theatreEn['theatre.play'] }).waitFor();
  const stopped = await positionOf(page);
  await page.waitForTimeout(400);
  expect(await positionOf(page)).toBe(stopped);
  await scrubTo(page, show.end - 6);
  await page.keyboard.press('Space');
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBe(show.end);
  await page.getByRole('button', { name: theatreEn['theatre.play'] }).waitFor();
});

test('the timeline is scrubbed both ways, and shows alarm, points and losses as they stand', async () => {
  const page = await atTheatre();
  const { alarm, points, losses } = show.course.values;
  const there = Array.from({ length: 9 }, (_, i) => Math.floor((show.end * i) / 8));
  for (const at of [...there, ...there.reverse()]) {
    await scrubTo(page, at);
    const now = { alarm: alarm?.[at], points: points?.[at], losses: losses?.[at] };
    expect(await readingsOf(page)).toEqual(now);
  }
  const box = await page.locator('.timeline__slider').boundingBox();
  if (box === null) throw new Error('there is no timeline');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  const middle = await positionOf(page);
  expect(Math.abs(middle - show.end / 2)).toBeLessThan(show.end / 50);
});

test('log lines, key moments and turns lead to their moment', async () => {
  const page = await atTheatre();
  const last = show.course.turns.at(-1);
  const turns = page.getByRole('combobox', { name: theatreEn['theatre.turn'], exact: true });
  await turns.selectOption(`${last?.turn}`);
  expect(await positionOf(page)).toBe(last?.at);
  await expect.poll(() => page.url()).toMatch(new RegExp(`/${(last?.at ?? 0) - 1}$`)); // and the address with it
  await page.locator('.theatre-log__turn [aria-expanded="true"]').first().waitFor();
  await page.locator('.theatre-log__go').last().click();
  expect(await positionOf(page)).toBeGreaterThan(last?.at ?? 0);
  await page.getByRole('tab', { name: theatreEn['theatre.tab.moments'] }).click();
  expect(await page.locator('.key-moment').count()).toBe(show.moments.length);
  for (const index of [0, show.moments.length - 1]) {
    await page.locator('.key-moment').nth(index).click();
    expect(await positionOf(page)).toBe((show.moments[index]?.frame ?? 0) + 1);
  }
});

describe('at every moment', () => {
  test('the Germans say why', async () => {
    const told = show.frames.flatMap(({ event }, i) => (traceOf(event) === undefined ? [] : [i]));
    expect(told.length).toBeGreaterThan(3);
    const page = await atTheatre(told[0]);
    for (const index of [told[0], told.at(-1)] as number[]) {
      await scrubTo(page, index + 1);
      await page.getByRole('button', { name: theatreEn['theatre.why'] }).first().click();
      const why = page.locator('dialog[open] .why');
      await why.waitFor();
      expect((await why.innerText()).length).toBeGreaterThan(40);
      await page.keyboard.press('Escape');
    }
  });

  test('an order shows its odds before it is given, and while it is carried out', async () => {
    const shot = raid.actions.findIndex((word) => word.startsWith('fire'));
    const at = show.frames.findIndex(({ action }) => action === shot);
    expect(at).toBeGreaterThan(0);
    const page = await atTheatre(at - 1);
    await page.locator('.next .odds').waitFor();
    await pressTo(page, 'ArrowRight', at + 1);
    await page.locator('.next .odds').waitFor();
  });
});

test('a moment shared in the address is where the theatre opens', async () => {
  const page = await atTheatre(40);
  expect(await positionOf(page)).toBe(41);
  await page.keyboard.press('PageDown');
  const at = await positionOf(page);
  await expect.poll(() => page.url()).toMatch(new RegExp(`/${at - 1}$`));
  const other = await desk.beside(page);
  await other.goto(page.url());
  await other.locator('.timeline__slider').waitFor();
  expect(await positionOf(other)).toBe(at);
});
