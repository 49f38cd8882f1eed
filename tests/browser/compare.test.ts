// Same seed, other plan: two raids over each other, where they parted and what it changed. And the raid of the day.

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { dayResult } from '../../src/app/today.ts';
import '../../src/words/shell/archive.ts';
import { outside } from '../../src/systems/raid/outside.ts';
import { dayLine } from '../../src/ui/screens/today/day-line.ts';
import { dayOf, seedOfDay } from '../../src/ui/screens/today/day-seed.ts';
import { learnOutside } from '../../src/ui/shell/outsides.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { shelveAs } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';
import { useDesk } from './harness/desk.ts';
import { shelfOf, takeIn } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';
import { openTheatre, positionOf } from './harness/theatre.ts';

const desk = useDesk();

describe('the same seed with another plan', () => {
  const one = madeRaid('one', 'twice', { player: 'steady' });
  const two = madeRaid('two', 'twice', { player: 'random' });
  const parted = one.actions.findIndex((word, i) => word !== two.actions[i]);

  test('is compared from the report: where they parted, and line by line', async () => {
    const page = await desk.open();
    await takeIn(page, [one, two, madeRaid('other', 'another seed')]);
    await page.goto('/#/report/one');
    await page.getByRole('link', { name: reportEn['report.compare'] }).click();
    const offers = page.locator('.compare__offers').first().locator('a');
    await offers.first().waitFor();
    expect(await offers.count()).toBe(1); // the one with the same dice comes first
    await offers.first().click();
    await page.locator('.plot').waitFor();
    const text = await page.locator('main').innerText();
    const words = parted === 0 ? 'part at the first order' : `The first ${parted} orders`;
    expect(text).toContain(words);
    for (const { result } of [one, two]) {
      expect(text).toContain(String(result?.vp).replace('-', '−'));
    }
    expect(await page.locator('.compare__line').count()).toBe(6); // three measures, two raids
    const gap = (two.result?.vp ?? 0) - (one.result?.vp ?? 0);
    const total = await page.locator('.compare tfoot td').last().innerText();
    expect(Number(total.replace('−', '-'))).toBe(gap);
    await page.getByRole('link', { name: archiveEn['compare.watch'] }).first().click();
    await page.locator('.timeline__slider').waitFor();
    expect(await positionOf(page)).toBeGreaterThan(0);
  });

  test('is played again from the report, from the same beginning', async () => {
    const page = await desk.open();
    await takeIn(page, [one]);
    await page.goto('/#/report/one');
    await page.getByRole('button', { name: reportEn['report.again'] }).click();
    await page.waitForURL(/#\/play\//);
    const again = await keptRaid(page);
    expect(again.seed).toBe(one.seed);
    expect(again.id).not.toBe(one.id);
    expect(one.actions.slice(0, again.actions.length)).toEqual(again.actions);
  });
});

describe('today’s raid', () => {
  const now = Date.now();
  const day = dayOf(new Date(now));
  const played = madeRaid('day', seedOfDay(day, 'green'), {
    player: 'steady',
    level: 'green',
    changes: { started: now - 1000, updated: now },
  });

  const copied = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('has one seed for everybody, for each level', async () => {
    const page = await desk.open();
    await page.getByRole('link', { name: en['nav.today'] }).click();
    await page.locator('.order__go').waitFor();
    await page.getByLabel('Hardened commando', { exact: true }).check({ force: true });
    await page.getByRole('button', { name: screensEn['new.start'] }).click();
    await page.locator('#raid-map canvas').waitFor();
    expect(await keptRaid(page)).toMatchObject({ seed: seedOfDay(day, 'hardened') });
  });

  test('gives its result in one line, on its report and on the form', async () => {
    const page = await desk.open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await takeIn(page, [played]);
    const facts = (await shelfOf(page)).get('day')?.facts;
    if (facts === undefined) throw new Error('no facts were kept');
    const result = dayResult(summaryOf({ ...played, facts }));
    if (result === null) throw new Error('it is the raid of no day');
    shelveAs('dieppe-1942');
    learnOutside('raid', outside);
    const line = dayLine(result);
    expect(line).not.toContain('\n');
    for (const where of ['report/day', 'new/today']) {
      await page.goto(`/#/${where}`);
      await page.locator('.day-line__text', { hasText: line }).waitFor();
      await page.getByRole('button', { name: archiveEn['day.copy'] }).click();
      await page.getByText(archiveEn['day.copied']).first().waitFor();
      expect(await copied(page)).toBe(line);
      await page.evaluate(() => navigator.clipboard.writeText(''));
    }
    await page.goto('/#/');
    await page.getByRole('link', { name: en['nav.today'] }).getByText('1 level').waitFor();
    await openTheatre(page, 'day');
  });
});
