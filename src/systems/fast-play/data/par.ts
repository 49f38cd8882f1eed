// Par of a battle of this system, by its form and its rules.

import type { Par } from '../../../engine/par.ts';
import * as file from '../../../engine/shape/par-file.ts';
import type { Field } from '../rules/field.ts';
import { RULES_VERSION } from '../rules/version.ts';
import { validatePar } from './generated/par.js';

export const parsePar = (found: unknown): ReturnType<typeof file.parsePar> =>
  file.parsePar(found, validatePar);

export const parOf = (battle: Field, found: unknown): Par | null =>
  file.parOf(battle, RULES_VERSION, parsePar(found));
