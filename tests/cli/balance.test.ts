// The balance file is made by the same counting as `raid simulate`.

import { expect, test, vi } from 'vitest';
import { balanceOf } from '../../scripts/balance.ts';
import { shareText } from '../../src/engine/statistics.ts';
import { loadDieppe } from '../systems/raid/dieppe.ts';

vi.setConfig({ testTimeout: 300_000 });

test('the balance of a few raids', async () => {
  const { text, counts } = await balanceOf(loadDieppe(), 1, 1);
  expect(text.match(/^## .*$/gm)).toEqual([
    '## planner-deep, by whom the levels are judged',
    '## The second act',
    '## The players on the same seeds',
    '## Plans on the same seeds',
    '## steady',
    '## random',
  ]);
  expect(text.match(/^\| raids \| 1 \| 1 \| 1 \| 1 \|$/gm)?.length).toBe(3);
  expect(text.match(/^\| second gun by turn, %( \| \d+){12} \|$/gm)?.length).toBe(3);
  expect(text.match(/^\| alarm at the end of turn( \| \d+){12} \|$/gm)?.length).toBe(3);
  expect(text).toContain('Seeds 10001 to 10001, on which nothing was tuned.');
  expect(text).toMatch(/^\| idle: no German fires or comes nearer( \| \d+\.\d % \(.*?\)){4} \|$/m);
  expect(text).toMatch(/^\| HN North wire( \| \d+\.\d %){5} \|$/m);
  // What the openings are held to is what the table tells.
  expect(counts).toMatchObject({ player: 'planner-deep', seeds: { first: 10_001, last: 10_001 } });
  for (const { raids, outcomes } of counts.levels) {
    expect(raids).toBe(1);
    expect(Object.values(outcomes).reduce((sum, { count }) => sum + count, 0)).toBe(1);
  }
  const told = counts.levels.map(({ outcomes }) => shareText(outcomes['total-success']));
  expect(text).toContain(`| total success | ${told.join(' | ')} |`);
});
