// Made by scripts/compile-schemas.ts from data/schema/markers.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateMarkers: Validator;
