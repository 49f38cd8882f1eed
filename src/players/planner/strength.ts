// How hard a planner thinks: by work, never by time, so that the same raid is always played the same way.

import type { Effort } from './compare.ts';

/** Which decisions are looked into; the rest follow `steady`. */
export type Scope = 'fights' | 'moves' | 'all';

export interface Strength {
  readonly name: string;
  readonly scope: Scope;
  readonly most: number; // actions compared at one decision
  readonly effort: Effort;
}

export const QUICK: Strength = {
  name: 'planner-quick',
  scope: 'fights',
  most: 4,
  effort: { stages: [6, 14, 28], drop: 0.3, switch: 1 },
};
export const STANDARD: Strength = {
  name: 'planner',
  scope: 'moves',
  most: 5,
  effort: { stages: [8, 24, 64], drop: 0.5, switch: 1 },
};
export const DEEP: Strength = {
  name: 'planner-deep',
  scope: 'all',
  most: 7,
  effort: { stages: [16, 48, 160], drop: 1, switch: 1.2 },
};
export const STRENGTHS: readonly Strength[] = [QUICK, STANDARD, DEEP];
