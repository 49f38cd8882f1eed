// Made by scripts/compile-schemas.ts from data/schema/map.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateMap: Validator;
