// Par of a battle, from its file. It is made anew whenever the battle's data change; one that was made with other rules or
// other data says nothing about this battle and is left out.

import type { LevelPar, Par } from '../par.ts';
import type { GameData } from '../position.ts';
import { checkShape } from './check-shape.ts';
import type { Fault } from './fault.ts';
import type { Validator } from './validator.ts';

/** The file as par, or what is wrong with it. */
export function parsePar(
  file: unknown,
  validate: Validator,
): Par | { readonly faults: readonly Fault[] } {
  const faults = checkShape('par', file, validate);
  if (faults.length > 0) return { faults };
  const par = file as Par;
  const odd = Object.entries(par.levels).flatMap(([level, told]) => senseOf(level, told));
  return odd.length > 0 ? { faults: odd } : par;
}

/** The games of a level are counted once each, and its deciles rise. */
function senseOf(level: string, { raids, total, half, fail, deciles }: LevelPar): Fault[] {
  const fault = (path: string, reason: string): Fault => ({
    file: 'par.json',
    path: `/levels/${level}${path}`,
    reason,
  });
  const faults: Fault[] = [];
  if (total + half + fail !== raids) faults.push(fault('', 'outcomes do not add up to the games'));
  if (deciles.some((value, i) => value < (deciles[i - 1] ?? value))) {
    faults.push(fault('/deciles', 'must not fall'));
  }
  return faults;
}

/** Par for a battle's data; null when there is none that was made with just these rules and data. */
export function parOf(
  { id, hash }: GameData,
  rules: string,
  par: ReturnType<typeof parsePar>,
): Par | null {
  if ('faults' in par || par.rules !== rules) return null;
  return id === par.scenario.id && hash === par.scenario.hash ? par : null;
}
