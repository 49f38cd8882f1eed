// How today's raid stands, from the archive.

import { countedRaids, dayOfRaid, resultsOf } from '../ui/screens/today/day.ts';
import type { DayResult } from '../ui/screens/today/day-line.ts';
import { dayOf } from '../ui/screens/today/day-seed.ts';
import { dayStreak } from '../ui/screens/today/day-streak.ts';
import type { Today } from '../ui/screens/today/today-panel.tsx';
import { whereOf } from './storage/records.ts';
import type { RaidSummary } from './storage/summary.ts';

export function todayOf(raids: readonly RaidSummary[], now: Date, battle: string): Today {
  const day = dayOf(now);
  const results = [...resultsOf(raids, day, battle).values()];
  return {
    day,
    results: results.flatMap((raid) => {
      const result = dayResult(raid);
      return result === null ? [] : { ...result, id: raid.id };
    }),
    streak: dayStreak(raids, day),
  };
}

/** The result of a raid of some day, or null when it is none or not over. */
export function dayResult(raid: RaidSummary): DayResult | null {
  const day = dayOfRaid(raid);
  if (day === null || raid.result === null) return null;
  const { level, result, facts = null } = raid;
  return { day, ...whereOf(raid), level, result, facts };
}

export interface DayStanding {
  readonly result: DayResult;
  readonly counts: boolean;
  readonly streak: number; // up to the raid's day
}

/** What the report of a day's raid says about its day; null for any other raid. */
export function dayStanding(raids: readonly RaidSummary[], raid: RaidSummary): DayStanding | null {
  const result = dayResult(raid);
  if (result === null) return null;
  const counts = countedRaids(raids).some(({ id }) => id === raid.id);
  return { result, counts, streak: counts ? dayStreak(raids, result.day) : 0 };
}
