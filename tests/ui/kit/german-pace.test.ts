// How fast the enemy's phase is told: a first raid waits for its player, until he has chosen or a raid is over.

import { afterEach, expect, test } from 'vitest';
import { germanPace } from '../../../src/ui/kit/prefs/german-pace.ts';
import { settings } from '../../../src/ui/kit/prefs/settings.ts';

const unchosen = settings.germanSpeed.value;
afterEach(() => {
  settings.germanSpeed.value = unchosen;
});

test('whoever has chosen nothing is waited for', () => {
  expect(germanPace()).toBe('step');
});

test.each(['step', 'slow', 'fast', 'instant'] as const)('%s, once it is chosen', (speed) => {
  settings.germanSpeed.value = speed;
  expect(germanPace()).toBe(speed);
});
