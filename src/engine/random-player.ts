// `random`: any legal action is as good as another. The baseline every other player must beat.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from './player.ts';
import type { GameData } from './position.ts';
import type { System } from './system.ts';

/** With a system whose list need not be made to take one action from it, he does without. */
export function randomPlayer<S extends GameData = GameData>(system?: System<S>): Player<S> {
  let next = alea('', { state: true });
  const any = (count: number): number => Math.floor(next() * count);
  const pickLegal = system?.pickLegal;
  return {
    name: 'random',
    start(seed) {
      next = alea(`random ${seed}`, { state: true });
    },
    pick: (_, legal) => legal[any(legal.length)] as number,
    ...(pickLegal === undefined ? {} : { pickUnlisted: (s) => pickLegal(s, any) }),
  };
}
