// Made by scripts/compile-schemas.ts from data/schema/victory.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateVictory: Validator;
