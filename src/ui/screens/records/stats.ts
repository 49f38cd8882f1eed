// Records and statistics of games that are over, from what is kept of them: nothing is played again.

import type { Outcome } from '../../../engine/system.ts';

export interface CountedGame {
  readonly id: string;
  readonly level: string;
  readonly outcome: string;
  readonly vp: number;
  readonly when: number;
  readonly facts: unknown; // of its system's own form; null when there are none
}

export interface LevelRecord {
  readonly level: string;
  readonly raids: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly best: number; // points
  readonly average: number;
  readonly streak: number; // successes in a row, up to the last game
  readonly bestStreak: number;
  readonly facts: readonly unknown[];
}

/** One record for every level that was played, in the order given. `games` go from the oldest to the newest. */
export function recordsOf(
  games: readonly CountedGame[],
  levels: readonly string[],
  outcomes: readonly Outcome[],
): LevelRecord[] {
  const known = levels.filter((level) => games.some((game) => game.level === level));
  return known.map((level) =>
    recordOf(
      level,
      games.filter((game) => game.level === level),
      outcomes,
    ),
  );
}

function recordOf(
  level: string,
  games: readonly CountedGame[],
  outcomes: readonly Outcome[],
): LevelRecord {
  const points = games.map(({ vp }) => vp);
  return {
    level,
    raids: games.length,
    outcomes: countOutcomes(games, outcomes),
    best: Math.max(...points),
    average: mean(points),
    ...streaks(games, outcomes),
    facts: factsOf(games),
  };
}

function countOutcomes(
  games: readonly CountedGame[],
  outcomes: readonly Outcome[],
): Readonly<Record<string, number>> {
  const count = (id: string) => games.filter(({ outcome }) => outcome === id).length;
  return Object.fromEntries(outcomes.map(({ id }) => [id, count(id)]));
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whatever is worth something is a success. */
function streaks(
  games: readonly CountedGame[],
  outcomes: readonly Outcome[],
): { streak: number; bestStreak: number } {
  const successes = new Set(outcomes.filter(({ worth }) => worth > 0).map(({ id }) => id));
  let streak = 0;
  let bestStreak = 0;
  for (const { outcome } of games) {
    streak = successes.has(outcome) ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return { streak, bestStreak };
}

/** The mean of each game and those before it, at most `window` together. */
export function runningMean(values: readonly number[], window: number): number[] {
  return values.map((_, index) => mean(values.slice(Math.max(0, index + 1 - window), index + 1)));
}

export const factsOf = (games: readonly CountedGame[]): unknown[] =>
  games.flatMap(({ facts }) => (facts === null ? [] : [facts]));

export interface LuckPoint {
  readonly game: number; // of this game, in pips
  readonly sum: number; // of all up to it
}

/** What each game brought, and what it has come to. */
export function luckCourse(favours: readonly number[]): LuckPoint[] {
  let sum = 0;
  return favours.map((game) => {
    sum += game;
    return { game, sum };
  });
}
