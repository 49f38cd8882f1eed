// The seed of a day: one for every battle and level, the same for everybody.

/** The day by the clock of Greenwich, '2026-08-19': the same for everybody at any moment. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** The seed everybody has on a day at a level. The first battle of the shelf is not named in it: it was once alone. */
export const seedOfDay = (day: string, level: string, battle: string | null = null): string =>
  battle === null ? `daily-${day}-${level}` : `daily-${battle}-${day}-${level}`;

/** The day a seed belongs to, or null when it is not the day's seed of this level and battle. */
export function daySeeded(
  seed: string,
  level: string,
  battle: string | null = null,
): string | null {
  const day = /^daily-(?:[a-z][a-z0-9-]*-)?(\d{4}-\d{2}-\d{2})-/.exec(seed)?.[1];
  if (day === undefined || seed !== seedOfDay(day, level, battle)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && dayOf(date) === day ? day : null;
}
