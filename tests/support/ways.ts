// The number of ways to play on from a position, by how many decisions deep, with dice that always fall the same way. One
// answer more or fewer offered anywhere in the tree changes a count.

import { copy, type GameData, type Position } from '../../src/engine/position.ts';
import type { Rolls } from '../../src/engine/rolls.ts';
import type { System } from '../../src/engine/system.ts';
import type { Told } from '../../src/engine/told.ts';

/** Every die shows this face, or its highest where it has fewer. */
export const fixedRolls = (face: number): Rolls => ({
  d6: () => face,
  d10: () => face,
  draw: (_name, _rule, count) => Math.min(count, face) - 1,
});

/** Sequences of this many answers; a game that is over before goes nowhere. */
export function ways<S extends GameData, E extends Told>(
  system: System<S, E>,
  position: Position<S>,
  depth: number,
  rolls: Rolls,
): number {
  const legal = system.legal(position, []);
  if (depth === 1) return legal.length;
  let count = 0;
  for (const action of legal) {
    const next = copy(position);
    system.perform({ s: next, rolls, tell: null }, action);
    count += ways(system, next, depth - 1, rolls);
  }
  return count;
}
