// Made by scripts/compile-schemas.ts from data/schema/raid.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateRaid: Validator;
