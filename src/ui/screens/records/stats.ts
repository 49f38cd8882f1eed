// Records and statistics of raids that are over, from what is kept of them: nothing is played again.

import { type DiceLuck, favour, sumLuck } from '../../../systems/raid/luck/dice-luck.ts';
import type { RaidFacts } from '../../../systems/raid/luck/raid-facts.ts';

export interface CountedRaid {
  readonly id: string;
  readonly level: string;
  readonly outcome: string;
  readonly vp: number;
  readonly when: number;
  readonly facts: RaidFacts | null;
}

export const OUTCOMES = ['total-success', 'half-success', 'failure'] as const;
export type OutcomeName = (typeof OUTCOMES)[number];

export interface LevelRecord {
  readonly level: string;
  readonly raids: number;
  readonly outcomes: Readonly<Record<OutcomeName, number>>;
  readonly best: number; // points
  readonly average: number;
  readonly streak: number; // successes in a row, up to the last raid
  readonly bestStreak: number;
  readonly quickest: number; // earliest turn of the second gun, 0 without
}

/** One record for every level that was played, in the order given. `raids` go from the oldest to the newest. */
export function recordsOf(raids: readonly CountedRaid[], levels: readonly string[]): LevelRecord[] {
  const known = levels.filter((level) => raids.some((raid) => raid.level === level));
  return known.map((level) =>
    recordOf(
      level,
      raids.filter((raid) => raid.level === level),
    ),
  );
}

export function recordOf(level: string, raids: readonly CountedRaid[]): LevelRecord {
  const points = raids.map(({ vp }) => vp);
  const turns = raids.flatMap(({ facts }) => (facts === null ? [] : [facts.secondGun]));
  const quick = turns.filter((turn) => turn > 0);
  return {
    level,
    raids: raids.length,
    outcomes: countOutcomes(raids),
    best: Math.max(...points),
    average: mean(points),
    ...streaks(raids),
    quickest: quick.length === 0 ? 0 : Math.min(...quick),
  };
}

export function countOutcomes(raids: readonly CountedRaid[]): Record<OutcomeName, number> {
  const count = (name: OutcomeName) => raids.filter(({ outcome }) => outcome === name).length;
  return {
    'total-success': count('total-success'),
    'half-success': count('half-success'),
    failure: count('failure'),
  };
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function streaks(raids: readonly CountedRaid[]): { streak: number; bestStreak: number } {
  let streak = 0;
  let bestStreak = 0;
  for (const { outcome } of raids) {
    streak = outcome === 'failure' ? 0 : streak + 1;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}

/** The mean of each raid and those before it, at most `window` together. */
export function runningMean(values: readonly number[], window: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - window), index + 1)));
}

export interface Bar {
  readonly value: number; // turn, or how many were lost; 0 turns: never
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

export const factsOf = (raids: readonly CountedRaid[]): RaidFacts[] =>
  raids.flatMap(({ facts }) => facts ?? []);

/** Men lost or left behind by zone, the worst zone first. */
export function lossesByZone(facts: readonly RaidFacts[]): Array<readonly [string, number]> {
  const sums = new Map<string, number>();
  for (const { where } of facts) {
    for (const [zone, men] of where) sums.set(zone, (sums.get(zone) ?? 0) + men);
  }
  return [...sums].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
}

export interface LuckPoint {
  readonly raid: number; // of this raid, in pips
  readonly sum: number; // of all up to it
}

export function luckCourse(facts: readonly RaidFacts[]): LuckPoint[] {
  let sum = 0;
  return facts.map(({ luck }) => {
    const raid = favour(luck);
    sum += raid;
    return { raid, sum };
  });
}

export const luckOfAll = (facts: readonly RaidFacts[]): DiceLuck =>
  sumLuck(facts.map(({ luck }) => luck));
