// Made by scripts/compile-schemas.ts from data/schema/events.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateEvents: Validator;
