// The review in the browser: made in threads, stopped, kept, the same as on the command line, and a way into practice.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportEn } from '../../src/words/shell/report-en.ts';
import { reviewEn } from '../../src/words/shell/review-en.ts';
import { findings } from './harness/axe.ts';
import { root } from './harness/built.ts';
import { SIZES, useDesk } from './harness/desk.ts';
import { keptRaid } from './harness/mirror.ts';
import { keptAs, SAMPLE } from './harness/positions.ts';

const desk = useDesk();
const ID = 'review';

/** The report of a raid that is over, as a player comes to it. */
async function atReport(): Promise<Page> {
  const page = await desk.open({ raid: keptAs(ID, SAMPLE.seed, SAMPLE.actions) });
  await page.waitForURL(/#\/report\//);
  await page.locator('.report__vp').waitFor();
  return page;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function begin(page: Page, budget: string): Promise<void> {
  await page.getByText(budget, { exact: true }).click();
  await press(page, reviewEn['review.start']);
}

/** Saves what a button hands over as a file. */
async function saved(page: Page, name: string, file: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  await download.saveAs(file);
  return readFileSync(file, 'utf8');
}

function reviewOnCommandLine(file: string): unknown {
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'src/cli/main.ts')];
  const asked = [...command, 'review', file, '--budget', 'quick', '--json'];
  return JSON.parse(
    execFileSync(process.execPath, asked, { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
  );
}

test('a review is made, equals that of the command line, is kept, and leads into practice', async () => {
  const page = await atReport();
  const folder = mkdtempSync(join(tmpdir(), 'cauldron-review-'));
  try {
    const replay = join(folder, 'replay.json');
    await saved(page, reportEn['report.download'], replay);
    expect(await page.locator('.luck-line').innerText()).toBe(reviewEn['luck.none']);
    await page.getByRole('link', { name: reviewEn['review.open'], exact: true }).click();
    await begin(page, reviewEn['review.budget.quick']);
    await page.getByRole('progressbar').waitFor();
    await page.locator('.sum').waitFor({ timeout: 200_000 });
    const made = await saved(page, reviewEn['review.save'], join(folder, 'review.json'));
    expect(JSON.parse(made)).toEqual(reviewOnCommandLine(replay));

    await expectWhole(page);
    for (const fold of await page.locator('details.review__more > summary').all()) {
      await fold.click();
    }
    expect(await findings(page)).toEqual([]);
    await expectFits(page);

    await page.goto('about:blank');
    await page.goto(`/#/review/${ID}`);
    await page.locator('.sum').waitFor(); // at once: nothing is made again
    const again = await saved(page, reviewEn['review.save'], join(folder, 'again.json'));
    expect(again).toBe(made);
    await expectOneLuck(page);

    await takeCommand(page);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The sum at the top is the whole, and the slider goes over the orders by keys. */
async function expectWhole(page: Page): Promise<void> {
  const terms = await page.locator('.sum dd').allInnerTexts();
  const figures = terms.map((text) => Number(text.replace('−', '-')));
  const end = figures.pop() ?? Number.NaN;
  const sum = figures.reduce((all, figure) => all + figure, 0);
  expect(Math.abs(sum - end)).toBeLessThan(0.31); // each is rounded to a tenth
  const slider = page.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  expect(await slider.getAttribute('aria-valuenow')).toBe('1');
  await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/Order 2 of \d+.*Decision.*luck/);
}

/** Sum, ledger and report tell the same luck; before the review the report had none to tell. */
async function expectOneLuck(page: Page): Promise<void> {
  const luck = await page.locator('.sum__term--luck dd').innerText();
  await page.locator('.review__note', { hasText: `${luck} (±` }).waitFor();
  await page.goto(`/#/report/${ID}`);
  expect(await page.locator('.luck-line').innerText()).toContain(`${luck} (±`);
  await page.goto(`/#/review/${ID}`);
  await page.locator('.sum').waitFor();
}

/** Nothing is wider than a phone, even with everything unfolded. */
async function expectFits(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(SIZES.phone.width);
  await page.setViewportSize(SIZES.desktop);
}

/** "Try it" opens a practice raid that begins at the order shown. */
async function takeCommand(page: Page): Promise<void> {
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
  await page.locator('.move-card .button--primary').click();
  await page.locator('#raid-map canvas').waitFor();
  const kept = (await keptRaid(page)) as Awaited<ReturnType<typeof keptRaid>> & {
    readonly practice: boolean;
  };
  expect(kept.practice).toBe(true);
  expect(kept.actions).toHaveLength(3);
  expect(kept.seed).toBe(SAMPLE.seed);
}

/** A thread in the middle of a step is given a moment before it is ended. */
const expectNoThreads = (page: Page): Promise<void> =>
  expect.poll(() => page.workers().length, { timeout: 20_000 }).toBe(0);

test('a review can be stopped, and nothing is kept of it', async () => {
  const page = await atReport();
  await page.goto(`/#/review/${ID}`);
  await begin(page, reviewEn['review.budget.deep']);
  await page.getByRole('progressbar').waitFor();
  await press(page, reviewEn['review.stop']);
  await page.locator('.review__offer').waitFor();
  await expectNoThreads(page);
  await page.goto('about:blank');
  await page.goto(`/#/review/${ID}`);
  await page.locator('.review__offer').waitFor();
});

test('the planner plays the seed of the report until it is stopped', async () => {
  const page = await atReport();
  const play = page.getByRole('button', { name: reviewEn['par.play'] });
  await play.click();
  await page.locator('.par').getByRole('progressbar').waitFor();
  await page.locator('.par').getByRole('button', { name: reviewEn['par.stop'] }).click();
  await play.waitFor();
  await expectNoThreads(page);
});
