// Made by scripts/compile-schemas.ts from data/schema/par.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validatePar: Validator;
