// Counters of the raid lifted off the map for the length of an animation.

import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Ghost, Ghosts } from '../../../ui/sheet/ghosts.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import type { RaidState } from '../rules/state.ts';
import type { Unit } from '../rules/types.ts';
import { type Face, faceOf } from './contents.ts';
import { blankStamp, counterStamp } from './pieces.ts';
import { pileOffset, visibleDepth } from './stacks-layout.ts';

/** The counters of a stack as one pile. */
export function liftPile(
  ghosts: Ghosts,
  state: RaidState,
  units: readonly Unit[],
  at: Point,
): Ghost {
  const top = units[0];
  const depth = visibleDepth(units.length);
  const stamps: Array<readonly [Stamp, Point]> = [];
  const side: Face['side'] =
    top !== undefined && top < state.scenario.britishCount ? 'british' : 'german';
  for (let i = depth - 1; i > 0; i--) stamps.push([blankStamp(side), pileOffset(i)]);
  if (top !== undefined) {
    stamps.push([counterStamp(faceOf(state, top, shownSteps(state, top))), [0, 0]]);
  }
  return ghosts.lift(stamps, at);
}

/** One counter with a given number of steps. */
export const liftCounter = (
  ghosts: Ghosts,
  state: RaidState,
  unit: Unit,
  steps: number,
  at: Point,
): Ghost => ghosts.stamp(counterStamp(faceOf(state, unit, steps)), at);

/** A counter already lost still has a face while it falls. */
const shownSteps = (state: RaidState, unit: Unit): number => {
  const { steps } = faceOf(state, unit);
  return Math.max(1, steps);
};
