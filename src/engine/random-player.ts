// `random`: any legal action is as good as another. The baseline every other player must beat.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from './player.ts';

export function randomPlayer(): Player {
  let next = alea('', { state: true });
  return {
    name: 'random',
    start(seed) {
      next = alea(`random ${seed}`, { state: true });
    },
    pick: (_, legal) => legal[Math.floor(next() * legal.length)] as number,
  };
}
