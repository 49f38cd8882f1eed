// Par of a battle, from its file; one that was made with other rules or other data says nothing about this battle.

import type { LevelPar, Par } from '../../../engine/par.ts';
import { checkShape } from '../../../engine/shape/check-shape.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import type { Field } from '../rules/field.ts';
import { RULES_VERSION } from '../rules/version.ts';
import { validatePar } from './generated/par.js';

/** The file as par, or what is wrong with it. */
export function parsePar(file: unknown): Par | { readonly faults: readonly Fault[] } {
  const faults = checkShape('par', file, validatePar);
  if (faults.length > 0) return { faults };
  const par = file as Par;
  const odd = Object.entries(par.levels).flatMap(([level, told]) => senseOf(level, told));
  return odd.length > 0 ? { faults: odd } : par;
}

/** The battles of a level are counted once each, and its deciles rise. */
function senseOf(level: string, { raids, total, half, fail, deciles }: LevelPar): Fault[] {
  const fault = (path: string, reason: string): Fault => ({
    ...{ file: 'par.json', path: `/levels/${level}${path}`, reason },
  });
  const faults: Fault[] = [];
  if (total + half + fail !== raids)
    faults.push(fault('', 'outcomes do not add up to the battles'));
  if (deciles.some((value, i) => value < (deciles[i - 1] ?? value)))
    faults.push(fault('/deciles', 'must not fall'));
  return faults;
}

/** Par for a battle's data; null when there is none that was made with just these rules and data. */
export function parOf(scenario: Field, file: unknown): Par | null {
  const par = parsePar(file);
  if ('faults' in par || par.rules !== RULES_VERSION) return null;
  const { id, hash } = par.scenario;
  return id === scenario.id && hash === scenario.hash ? par : null;
}
