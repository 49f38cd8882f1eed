// Made by scripts/compile-schemas.ts from data/schema/par.schema.json
import type { Validator } from '../validator.ts';
export const validatePar: Validator;
