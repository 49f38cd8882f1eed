// Made by scripts/compile-schemas.ts from data/schema/map.schema.json
import type { Validator } from '../validator.ts';
export const validateMap: Validator;
