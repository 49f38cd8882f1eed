// Dice on a table: whatever else a game sounds like, it has this sound.

import { noise, repeated, tone } from './layers.ts';

export const RATTLE = repeated([0, 0.07, 0.12, 0.2, 0.25, 0.33], (at, nth) => [
  noise(at, 0.03, 0.26 - nth * 0.03, [2100 + 500 * (nth % 3), 1700], 'bandpass'),
  tone(at, 0.025, 0.1 - nth * 0.01, [620 + 90 * (nth % 2), 480]),
]);
