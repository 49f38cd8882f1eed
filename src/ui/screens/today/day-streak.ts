// How many days in a row have a result.

import { countedRaids, type DayRaid, dayOfRaid } from './day.ts';
import { dayOf } from './day-seed.ts';

/** Up to today, or up to yesterday while today has none. */
export function dayStreak(raids: readonly DayRaid[], today: string): number {
  const days = new Set(countedRaids(raids).map(dayOfRaid));
  let day = days.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; days.has(day); day = dayBefore(day)) streak++;
  return streak;
}

const DAY_MS = 86_400_000;
const dayBefore = (day: string): string =>
  dayOf(new Date(new Date(`${day}T00:00:00Z`).getTime() - DAY_MS));
