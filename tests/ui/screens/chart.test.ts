// The chart of a report: its marks.

import { expect, test } from 'vitest';
import { spread } from '../../../src/ui/screens/report/chart.tsx';

test('marks of the chart keep apart and inside', () => {
  expect(spread([10, 12, 14, 100], 20, 200)).toEqual([10, 30, 50, 100]);
  expect(spread([190, 195, 199], 20, 200)).toEqual([160, 180, 200]);
});
