// 11.4 Chances in 36 with two dice, for whoever weighs a shot before it is fired.

import { modifierAt, modifierOf, type Threat } from './check.ts';
import { faceOf, type State } from './state.ts';
import type { HexId, UnitId } from './types.ts';

/** By sum from 2: in how many of 36 throws it is reached. */
const REACHED = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const;

/** 11.4 In how many of 36 throws two dice come to a sum or more. */
export function atLeast(sum: number): number {
  if (sum <= 2) return 36;
  return sum > 12 ? 0 : (REACHED[sum - 2] as number);
}

/** 2.22, 2.23 In how many of 36 throws a check with a modifier breaks or destroys. */
export const breakChance = (modifier: number, cohesion: number, destroyedAt: number): number =>
  atLeast(Math.min(cohesion + 1, destroyedAt) - modifier);

/** 2.23 In how many of 36 it destroys. */
export const destroyChance = (modifier: number, destroyedAt: number): number =>
  atLeast(destroyedAt - modifier);

/** What a threat would do to a unit as it stands. */
export const harmOf = (s: State, unit: UnitId, threat: Threat): number =>
  harm(s, unit, modifierOf(s, unit, threat));
/** What it would do elsewhere, in the trench or not, moving or not. */
export const harmAt = (
  s: State,
  unit: UnitId,
  threat: Threat,
  hex: HexId,
  inTrench: boolean,
  moving: boolean,
): number => harm(s, unit, modifierAt(s, unit, threat, hex, inTrench, moving));

const harm = (s: State, unit: UnitId, modifier: number): number =>
  breakChance(
    modifier,
    s.scenario.cohesion[faceOf(s, unit)] as number,
    s.scenario.rules.destroyedAt,
  );
