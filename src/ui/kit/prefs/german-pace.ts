// How fast the German phase is told now: a first raid waits for its player.

import { type GermanPace, settings } from './settings.ts';

export function germanPace(): GermanPace {
  const speed = settings.germanSpeed.value;
  return speed === 'auto' ? 'step' : speed;
}
