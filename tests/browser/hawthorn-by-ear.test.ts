// A whole battle of 1916 by ear: from its form to the report by keyboard, with nothing of the page but what a screen reader
// says. Every decision is made from words that were heard; what was heard is held to its length.

import { expect, test } from 'vitest';
import { LONGEST } from '../../src/words/aloud.ts';
import { useDesk } from './harness/desk.ts';
import { playByEar } from './harness/hawthorn-ear.ts';

const desk = useDesk();

test('a battle of 1916 is played by ear alone', async () => {
  const page = await desk.open();
  const ear = await playByEar(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toContain('Report');
  const heard = (await ear.all()).filter(
    (text) => !ear.asked.some((answer) => answer.includes(text)), // an answer may be long
  );
  expect(heard.length).toBeGreaterThan(50);
  expect(heard.filter(({ length }) => length > LONGEST)).toEqual([]);
});
