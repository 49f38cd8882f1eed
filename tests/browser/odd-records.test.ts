// Whatever a stored record holds, no screen breaks: what cannot be shown is listed as damaged, and the rest as it is.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { isDamaged, type SavedRaid } from '../../src/app/storage/records.ts';
import { readSummary, summaryOf } from '../../src/app/storage/summary.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { madeRaid } from '../app/made-raids.ts';
import { useDesk } from './harness/desk.ts';
import { layDown } from './harness/laid.ts';

const desk = useDesk();
const sound = madeRaid('sound', 'odd records');

const TEXTS = [
  '',
  ' ',
  '\ud800',
  'x'.repeat(64),
  '<b>&amp;',
  '__proto__',
  'constructor',
  '../..',
  '\u0000',
];
const NUMBERS = [0, -1, 0.5, 1e300, -1e300, Number.MAX_SAFE_INTEGER, 8.64e15, Number.NaN];
const OTHERS = [null, [], {}, true, 'raid', 7];

/** A record for every field and every odd value, each under an id of its own. */
function oddRecords(): SavedRaid[] {
  const odd: object[] = [];
  const put = (change: object) => odd.push({ ...sound, ...change });
  for (const field of Object.keys(sound).filter((name) => name !== 'id')) {
    for (const value of [...TEXTS, ...NUMBERS, ...OTHERS]) put({ [field]: value });
  }
  for (const text of TEXTS) {
    put({ result: { outcome: text, vp: 3 } });
    put({ scenario: { id: text, hash: text } });
    put({ system: text });
    put({ optional: [text] });
    put({ facts: { form: 1, [text]: text } });
    put({ name: text, note: text });
    put({ branches: [{ at: 9, seed: text }] });
  }
  for (const vp of NUMBERS) put({ result: { outcome: 'failure', vp } });
  return odd.map((record, i) => ({ ...record, id: `odd-${i}` }) as SavedRaid);
}

async function expectWhole(page: Page): Promise<void> {
  await page.locator('#heading').waitFor();
  expect(await page.locator('#heading').innerText()).not.toBe(screensEn['error.title']);
}

test('odd values in records break no list and no page of a raid', async () => {
  const page = await desk.open();
  const records = oddRecords();
  const laid = records.map((record) => ({
    record,
    summary: { ...record, length: 3, print: 'odd' },
  }));
  const isListed = ({ summary }: (typeof laid)[number]) => !isDamaged(readSummary(summary));
  const shown = laid.filter(isListed).map(({ record }) => record);
  await layDown(page, laid);
  await layDown(page, [{ record: sound, summary: summaryOf(sound) }]);
  for (const address of ['/', '/#/new', '/#/records', '/#/settings', '/#/compare/sound']) {
    await page.goto(address);
    await page.reload();
    await expectWhole(page);
    await page.waitForTimeout(1500); // what a page does by itself with raids that lack facts
  }
  await page.goto('/#/replays');
  await page.locator('.file__title').first().waitFor();
  await expectWhole(page);
  await page.locator('.archive__broken li').first().waitFor();
  expect(await page.locator('.archive__broken li').count()).toBe(records.length - shown.length);
  const pages = Math.ceil((shown.length + 1) / 50);
  for (let n = 1; n < pages; n++) {
    await page.getByRole('button', { name: archiveEn['archive.next'] }).first().click();
    await expectWhole(page);
  }
  for (const { id } of shown.filter((_, i) => i % 6 === 0)) {
    for (const way of ['report', 'theatre', 'review']) {
      await page.goto(`/#/${way}/${id}`);
      await expectWhole(page);
    }
  }
});
