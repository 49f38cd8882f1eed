// How hard a planner thinks: by work, never by time, so that the same game is always played the same way.

import type { Look } from '../engine/staff-of.ts';

export interface Strength extends Look {
  readonly name: string;
}

/** The automatic players look so many turns ahead and take the outlook from there. */
export const QUICK: Strength = {
  name: 'planner-quick',
  scope: 'fights',
  most: 4,
  effort: { stages: [4, 10, 20], turns: 1, drop: 0, switch: 0.7 },
};
export const STANDARD: Strength = {
  name: 'planner',
  scope: 'moves',
  most: 5,
  effort: { stages: [4, 10, 20], turns: 1, drop: 0, switch: 0.7 },
};
export const DEEP: Strength = {
  ...STANDARD,
  name: 'planner-deep',
  effort: { ...STANDARD.effort, turns: 2 },
};

/** Looks ahead as far, over the staff that is kept to measure by. */
export const REFERENCE: Strength = { ...DEEP, name: 'reference' };

/** The staff officer plays to the end of the game: what he says is counted in points and outcomes. */
export const STAFF_QUICK: Strength = {
  name: 'staff-quick',
  scope: 'fights',
  most: 4,
  effort: { stages: [6, 14, 28], drop: 0.3, switch: 1 },
};
export const STAFF: Strength = {
  name: 'staff',
  scope: 'moves',
  most: 5,
  effort: { stages: [8, 24, 64], drop: 0.5, switch: 1 },
};
/**
 * A plan is many decisions at once: each is looked into as the strongest player does, the whole is weighed to its end. It
 * leaves the standing player only for what is clearly better: an oddity that chance has made look good costs trust.
 */
export const PLANNING: Strength = {
  name: 'plan',
  scope: 'moves',
  most: 5,
  effort: { stages: [6, 16, 40], turns: 2, drop: 0, switch: 1.8 },
};
export const PLANNERS: readonly Strength[] = [QUICK, STANDARD, DEEP];
export const STRENGTHS: readonly Strength[] = [...PLANNERS, STAFF_QUICK, STAFF, PLANNING];
