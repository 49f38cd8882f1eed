// Par: what the strongest automatic player reaches, for every level of a battle and on single seeds.

import type { Options } from './course.ts';
import { hasOptional } from './optional-rules.ts';

/** Many games of one level. */
export interface LevelPar {
  readonly raids: number;
  readonly events: boolean;
  readonly total: number; // with the best outcome
  readonly half: number; // with one between
  readonly fail: number; // with the worst
  readonly meanPoints: number;
  readonly deciles: readonly number[]; // nine: a tenth of the games lies below the first …
}

export interface SeedPar {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly points: number;
  readonly outcome: string;
}

export interface Par {
  readonly rules: string;
  readonly scenario: { readonly id: string; readonly hash: string };
  readonly player: string;
  readonly levels: Readonly<Record<string, LevelPar>>;
  readonly seeds: readonly SeedPar[];
}

/** What is known for one game: its very seed, else its level. */
export interface ParFor {
  readonly level: LevelPar | null;
  readonly seed: SeedPar | null;
}

export const NO_PAR: ParFor = { level: null, seed: null };

/** Par is of games without optional rules: with them a game has no par of its very seed. */
export function parFor(par: Par, game: Options): ParFor {
  const level = Object.hasOwn(par.levels, game.level) ? (par.levels[game.level] ?? null) : null;
  if (hasOptional(game)) return { level, seed: null };
  const seed = par.seeds.find(
    (one) => one.seed === game.seed && one.level === game.level && one.events === game.events,
  );
  return { level, seed: seed ?? null };
}

/** The share of par's games below a number of points, as far as the deciles tell: 0 to 0.9. */
export const shareBelow = ({ deciles }: LevelPar, points: number): number =>
  deciles.filter((value) => value < points).length / 10;
