// The balance file is made by the same counting as `raid simulate`.

import { expect, test } from 'vitest';
import { balanceText } from '../../scripts/balance.ts';
import { loadDieppe } from '../../src/data/dieppe.ts';

test('the balance of a few raids', async () => {
  const text = await balanceText(loadDieppe(), 3, 1, 1);
  expect(text.match(/^## .*$/gm)).toEqual([
    '## The players on the same seeds',
    '## steady',
    '## random',
  ]);
  expect(text.match(/^\| raids \| 3 \| 3 \| 3 \| 3 \|$/gm)?.length).toBe(2);
  expect(text.match(/^\| second gun by turn, %( \| \d+){12} \|$/gm)?.length).toBe(2);
  expect(text.match(/^\| alarm at the end of turn( \| \d+){12} \|$/gm)?.length).toBe(2);
  expect(text).toContain('seeds 1 to 3 on every level');
});
