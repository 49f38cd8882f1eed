// Losses that an order may bring, in words.

import type { Loss } from '../../odds/outcomes.ts';
import type { Voice } from '../../text/voice.ts';

export function lossWords(voice: Voice, losses: readonly Loss[]): string {
  const told = losses.map(({ unit, steps }) =>
    voice.say(steps > 0 ? 'odds.reduced' : 'odds.lost', { unit: voice.unit(unit) }),
  );
  return voice.list(told);
}
