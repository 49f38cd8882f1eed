// Made by scripts/compile-schemas.ts from data/schema/fast-play/units.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateUnits: Validator;
