// Made by scripts/compile-schemas.ts from data/schema/card.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateCard: Validator;
