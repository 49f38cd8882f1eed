// How good an outcome is, so that it can be drawn without being known: the best, the worst, or between.

import type { Outcome } from '../../engine/system.ts';

export type Grade = 'best' | 'middle' | 'worst';

/** `outcomes` are a system's, best first. */
export function gradeOf(outcomes: readonly Outcome[], id: string): Grade {
  const outcome = outcomes.find((one) => one.id === id);
  if (outcome === undefined || outcome.worth === 0) return 'worst';
  return outcome.id === outcomes[0]?.id ? 'best' : 'middle';
}
