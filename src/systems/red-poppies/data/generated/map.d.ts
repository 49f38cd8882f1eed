// Made by scripts/compile-schemas.ts from data/schema/red-poppies/map.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateMap: Validator;
