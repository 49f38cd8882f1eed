// Dice that always fall the same way, so that a tree of decisions has no chance in it.

import type { Rolls } from '../../../../src/engine/rolls.ts';

/** Every D6 and every D10 shows its one face; every draw takes the first. */
export function fixedRolls(d6: number, d10: number): Rolls {
  return { d6: () => d6, d10: () => d10, draw: () => 0 };
}
