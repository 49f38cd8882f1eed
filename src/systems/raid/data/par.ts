// Par: what the strongest automatic player reaches, for every level and on single seeds. The file is made anew whenever
// the raid's data change; one that belongs to other rules or other data says nothing about this raid and is left out.

import type { Scenario } from '../rules/scenario.ts';
import { RULES_VERSION } from '../rules/version.ts';
import type { Outcome } from '../rules/victory.ts';
import { checkShape } from './check-shape.ts';
import type { Fault } from './fault.ts';
import { validatePar } from './generated/par.js';

/** Many raids of one level. */
export interface LevelPar {
  readonly raids: number;
  readonly events: boolean;
  readonly total: number; // total successes
  readonly half: number;
  readonly fail: number;
  readonly meanPoints: number;
  readonly deciles: readonly number[]; // nine: a tenth of the raids lies below the first …
}

export interface SeedPar {
  readonly seed: string;
  readonly level: string;
  readonly events: boolean;
  readonly points: number;
  readonly outcome: Outcome;
}

export interface Par {
  readonly rules: string;
  readonly scenario: { readonly id: string; readonly hash: string };
  readonly player: string;
  readonly levels: Readonly<Record<string, LevelPar>>;
  readonly seeds: readonly SeedPar[];
}

/** The file as par, or what is wrong with it. */
export function parsePar(file: unknown): Par | { readonly faults: readonly Fault[] } {
  const faults = checkShape('par', file, validatePar);
  if (faults.length > 0) return { faults };
  const par = file as Par;
  const odd = Object.entries(par.levels).flatMap(([level, told]) => senseOf(level, told));
  return odd.length > 0 ? { faults: odd } : par;
}

/** The raids of a level are counted once each, and its deciles rise. */
function senseOf(level: string, { raids, total, half, fail, deciles }: LevelPar): Fault[] {
  const fault = (path: string, reason: string): Fault => ({
    file: 'par.json',
    path: `/levels/${level}${path}`,
    reason,
  });
  const faults: Fault[] = [];
  if (total + half + fail !== raids) faults.push(fault('', 'outcomes do not add up to the raids'));
  if (deciles.some((value, i) => value < (deciles[i - 1] ?? value))) {
    faults.push(fault('/deciles', 'must not fall'));
  }
  return faults;
}

/** Par for a raid's data; null when there is none that was made with just these rules and data. */
export function parOf(scenario: Scenario, file: unknown): Par | null {
  const par = parsePar(file);
  if ('faults' in par || par.rules !== RULES_VERSION) return null;
  const { id, hash } = par.scenario;
  return id === scenario.id && hash === scenario.hash ? par : null;
}

/** What is known for one raid: its very seed, else its level. */
export interface ParFor {
  readonly level: LevelPar | null;
  readonly seed: SeedPar | null;
}

export function parFor(par: Par, raid: Pick<SeedPar, 'seed' | 'level' | 'events'>): ParFor {
  const level = Object.hasOwn(par.levels, raid.level) ? (par.levels[raid.level] ?? null) : null;
  const seed = par.seeds.find(
    (one) => one.seed === raid.seed && one.level === raid.level && one.events === raid.events,
  );
  return { level, seed: seed ?? null };
}

/** The share of par's raids below a number of points, as far as the deciles tell: 0 to 0.9. */
export const shareBelow = ({ deciles }: LevelPar, points: number): number =>
  deciles.filter((value) => value < points).length / 10;
