// Statistics of raids from the facts kept of them.

import { type DiceLuck, sumLuck } from '../../luck/dice-luck.ts';
import type { RaidFacts } from '../../luck/raid-facts.ts';

export interface Bar {
  readonly value: number; // turn, or how many were lost
  readonly count: number; // raids
}

/** How many raids had each value, with no gaps between the lowest and the highest. */
export function histogram(values: readonly number[], from: number, to: number): Bar[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => ({
    value: from + index,
    count: counts.get(from + index) ?? 0,
  }));
}

/** The earliest turn of the second gun, 0 without. */
export function quickest(facts: readonly RaidFacts[]): number {
  const turns = facts.map(({ secondGun }) => secondGun).filter((turn) => turn > 0);
  return turns.length === 0 ? 0 : Math.min(...turns);
}

/** Men lost or left behind by zone, the worst zone first. */
export function lossesByZone(facts: readonly RaidFacts[]): Array<readonly [string, number]> {
  const sums = new Map<string, number>();
  for (const { where } of facts) {
    for (const [zone, men] of where) sums.set(zone, (sums.get(zone) ?? 0) + men);
  }
  return [...sums].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

export const luckOfAll = (facts: readonly RaidFacts[]): DiceLuck =>
  sumLuck(facts.map(({ luck }) => luck));
