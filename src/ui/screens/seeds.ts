// Seeds: one drawn at random, one for every day and level, and what a typed one must be.

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'; // none that could be taken for another
export const SEED_LENGTH = 40;

/** Easy to read out: 'K7QM-2XDA'. The bytes come from the caller, so that a test can name them. */
export function drawnSeed(bytes: Uint8Array): string {
  const letters = [...bytes].map((byte) => LETTERS[byte % LETTERS.length] ?? 'A');
  return `${letters.slice(0, 4).join('')}-${letters.slice(4, 8).join('')}`;
}

export function randomSeed(): string {
  return drawnSeed(crypto.getRandomValues(new Uint8Array(8)));
}

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

export type SeedFault = 'seedEmpty' | 'seedLong';

export function seedFault(seed: string): SeedFault | null {
  if (seed.trim() === '') return 'seedEmpty';
  return [...seed.trim()].length > SEED_LENGTH ? 'seedLong' : null;
}
