// The long ones: every screen at three sizes, with axe and its picture kept, and twelve turns by mouse.

import { mergeConfig } from 'vitest/config';
import browser from './vitest.config.ts';

export default mergeConfig(
  { ...browser, test: { ...browser.test, include: [], exclude: [] } },
  { test: { include: ['tests/browser/screens.test.ts', 'tests/browser/raid-mouse.test.ts'] } },
);
