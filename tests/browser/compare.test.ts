// Same seed, other plan: two raids over each other, where they parted and what it changed. And the raid of the day.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { replayOf } from '../../src/app/replay-of.ts';
import type { SavedRaid } from '../../src/app/storage/records.ts';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { dayResult } from '../../src/app/today.ts';
import '../../src/words/shell/archive.ts';
import { openReplay } from '../../src/engine/played.ts';
import type { Session } from '../../src/engine/session.ts';
import { strongestOf } from '../../src/staff/players.ts';
import { outside } from '../../src/systems/raid/outside.ts';
import { raidBack } from '../../src/systems/raid/panels/back-face.ts';
import { raidStaff } from '../../src/systems/raid/players/staff.ts';
import { raid, raidOn } from '../../src/systems/raid/rules/system.ts';
import { raidFace } from '../../src/systems/raid/screen.ts';
import { againstPar, dayCardOf, stripWords } from '../../src/ui/screens/day-card/day-card.ts';
import { stripText } from '../../src/ui/screens/day-card/strip.ts';
import { type DayResult, dayLine } from '../../src/ui/screens/today/day-line.ts';
import { dayOf, seedOfDay } from '../../src/ui/screens/today/day-seed.ts';
import type { LookingFace } from '../../src/ui/sheet/face.ts';
import { learnOutside } from '../../src/ui/shell/outsides.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { bestEn } from '../../src/words/shell/best-en.ts';
import { dayEn } from '../../src/words/shell/day-en.ts';
import { en } from '../../src/words/shell/en.ts';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { resultCardEn } from '../../src/words/shell/result-card-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { dieppe, shelveAs } from '../app/house.ts';
import { madeRaid } from '../app/made-raids.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';
import { useDesk } from './harness/desk.ts';
import { shelfOf, takeIn } from './harness/kept.ts';
import { keptRaid } from './harness/mirror.ts';
import { openTheatre, positionOf } from './harness/theatre.ts';

const desk = useDesk();
const STRONGEST = strongestOf(raid, raidStaff).name;

describe('the same seed with another plan', () => {
  const one = madeRaid('one', 'twice', { player: 'steady' });
  const two = madeRaid('two', 'twice', { player: 'random' });
  const parted = one.actions.findIndex((word, i) => word !== two.actions[i]);

  test('is compared from the report: where they parted, and line by line', async () => {
    const page = await desk.open();
    await takeIn(page, [one, two, madeRaid('other', 'another seed')]);
    await page.goto('/#/report/one');
    await page.getByRole('link', { name: reportEn['report.compare'] }).click();
    const offers = page.locator('.compare__offers:not(.compare__best)').first().locator('a');
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

describe('the staff’s raid on the seed of a raid', () => {
  const mine = madeRaid('mine', 'the staff’s too', { player: 'random' });
  const best = madeRaid('best', 'the staff’s too', { player: STRONGEST });

  test('is played once, laid over the player’s, and opened in the theatre as the staff’s', async () => {
    const page = await desk.open();
    await takeIn(page, [mine]);
    await page.goto('/#/report/mine');
    await page.getByRole('link', { name: bestEn['best.compare'] }).click();
    await page.locator('.plot').waitFor();
    const head = page.locator('.compare__raid--b');
    expect(await head.innerText()).toContain(bestEn['best.title']);
    expect(await head.innerText()).toContain(STRONGEST);
    const at = mine.actions.findIndex((word, i) => word !== best.actions[i]);
    const main = page.locator('main');
    expect(await main.innerText()).toContain(at === 0 ? 'first order' : `The first ${at} orders`);
    const total = await page.locator('.compare tfoot td').nth(1).innerText();
    expect(Number(/[+−-]?\d+/.exec(total)?.[0].replace('−', '-'))).toBe(best.result?.vp);
    await page.getByText(/^Asked at that moment|nothing to say/).waitFor();
    const jump = page.getByRole('link', { name: 'Watch turn 2: The staff’s game' });
    await jump.focus();
    await page.keyboard.press('Enter');
    await page.locator('#theatre-map canvas').waitFor();
    expect(await page.locator('#heading').innerText()).toBe(bestEn['best.title']);
    expect(await positionOf(page)).toBeGreaterThan(1);
    expect([...(await shelfOf(page)).keys()]).toEqual(['mine']); // no raid of the player's
    await page.goto('/#/report/mine');
    await page
      .locator('.par__seed', { hasText: `makes ${best.result?.vp} points`.replace('-', '−') })
      .waitFor();
    await page.goto('/#/records');
    await page.locator('.records').waitFor();
    expect(await page.locator('main').innerText()).not.toContain(bestEn['best.title']);
  });

  test('can be stopped, and is not shown before the player’s own of today unless he insists', async () => {
    const page = await desk.open();
    const day = dayOf(new Date());
    const seed = seedOfDay(day, 'basic');
    const friends = madeRaid('friends', seed, { player: 'random', changes: { origin: 'link' } });
    await takeIn(page, [friends]);
    await page.route(/desk-worker|staff/i, async (route) => {
      await new Promise((wait) => setTimeout(wait, 1500)); // the staff is slow to come
      await route.continue();
    });
    await page.goto('/#/theatre/best-friends');
    await page.getByText(bestEn['best.earlyDay']).waitFor();
    await page.getByRole('link', { name: bestEn['best.ownDay'] }).waitFor();
    await page.getByRole('button', { name: bestEn['best.anyway'] }).click();
    await page.getByRole('button', { name: bestEn['best.stop'] }).click();
    await page.getByText(bestEn['best.stopped']).waitFor();
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

  /** The card of a raid, made outside the page. */
  const cardOf = (raid: SavedRaid, result: DayResult) => {
    const { session } = openReplay(raidOn(loadDieppe()), replayOf(dieppe, raid));
    const face = { ...raidFace, ...raidBack } as unknown as LookingFace;
    return dayCardOf({
      result,
      streak: 1,
      session: session as unknown as Session,
      face,
      par: null,
    });
  };

  const copied = (page: Page): Promise<string> =>
    page.evaluate(() => navigator.clipboard.readText());

  test('has one seed for everybody, for each level', async () => {
    const page = await desk.open();
    await page.getByRole('link', { name: en['nav.today'] }).click();
    await page.locator('.order__go').waitFor();
    await page.locator('label', { hasText: 'Hardened commando' }).first().click();
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
    const { strip } = cardOf(played, result);
    const vp = madeRaid('best', played.seed, { player: STRONGEST, level: 'green' }).result?.vp ?? 0;
    const par = againstPar(result.result.vp, vp);
    const line = dayLine(result, { par, strip: stripText(strip) });
    expect(line).not.toContain('\n');
    for (const where of ['report/day', 'new/today']) {
      await page.goto(`/#/${where}`);
      await page.locator('.day-line__text', { hasText: line }).waitFor();
      await page.getByRole('button', { name: dayEn['day.copy'] }).click();
      await page.getByText(dayEn['day.copied']).first().waitFor();
      expect(await copied(page)).toBe(line);
      await page.evaluate(() => navigator.clipboard.writeText(''));
    }
    await page.goto('/#/report/day');
    const picture = page.locator('.day-card--open').getByRole('img', { name: par }); // par is fetched after the card
    const said = (await picture.getAttribute('aria-label')) ?? '';
    for (const part of ['Green commando', stripWords(strip), par]) expect(said).toContain(part);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: resultCardEn['card.save'] }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`cauldron-${day}-green.png`);
    const png = readFileSync(await file.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
    expect(png.length).toBeGreaterThan(50_000); // something is painted on it
    await page.goto('/#/');
    await page.getByRole('link', { name: en['nav.today'] }).getByText('1 level').waitFor();
    await openTheatre(page, 'day');
  });
});
