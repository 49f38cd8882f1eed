// A stored result that is not what the orders lead to is told wherever it would be believed: in the list, in the records
// and in the report, which can put it right.

import { expect, test } from 'vitest';
import { summaryOf } from '../../src/app/storage/summary.ts';
import { archiveEn } from '../../src/words/shell/archive-en.ts';
import { screensEn } from '../../src/words/shell/screens-en.ts';
import { madeRaid } from '../app/made-raids.ts';
import { useDesk } from './harness/desk.ts';
import { shelfOf } from './harness/kept.ts';
import { layDown } from './harness/laid.ts';

const desk = useDesk();

test('a stored result that does not match its orders is told, not counted, and put right on demand', async () => {
  const page = await desk.open();
  const sound = madeRaid('sound', 'unsound');
  const lied = { ...sound, id: 'lied', result: { outcome: 'total-success', vp: 40 } };
  await layDown(
    page,
    [sound, lied].map((record) => ({ record, summary: summaryOf(record) })),
  );
  await page.goto('/#/replays');
  await page.reload();
  await page.locator('.badge', { hasText: archiveEn['archive.unsound'] }).waitFor();
  expect(await page.locator('.badge', { hasText: archiveEn['archive.unsound'] }).count()).toBe(1);
  await page.goto('/#/records');
  await page.locator('.records__past', { hasText: '1 game is not counted' }).waitFor();
  await page.goto('/#/report/lied');
  await page.getByText(screensEn['damaged.result']).waitFor();
  await page.getByRole('button', { name: screensEn['damaged.mend'] }).click();
  await page.locator('.report__vp').waitFor();
  expect((await shelfOf(page)).get('lied')?.result).toEqual(sound.result);
});
