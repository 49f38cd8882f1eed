// Made by scripts/compile-schemas.ts from data/schema/markers.schema.json
import type { Validator } from '../validator.ts';
export const validateMarkers: Validator;
